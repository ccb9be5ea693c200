import { UiProvider } from "@orbita/ui/overlays/ui-provider.tsx";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page as browser, userEvent } from "vitest/browser";
import { QueryRoot } from "~/shell/query-root.tsx";
import { ActingSpaceProvider, type ActingSpace } from "~/shell/session/acting-space.tsx";
import { answerFetch } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { CommandSearch } from "./command-search.tsx";
import { useRecent } from "./recent.ts";

const space: ActingSpace = { id: "s1", name: "Lanterna", url: "lanterna", role: "recruiter", verified: true };
const found = {
  jobPosts: [{ id: "p1", title: "Sviluppo Java", jobPostStatus: "published" }],
  applications: [
    { id: "a1", jobPostId: "p1", jobPostTitle: "Sviluppo Java", code: "7F2K", name: null, status: "submitted" },
  ],
};

async function show() {
  useRecent.setState({}, true);
  answerFetch({ "/api/v1/talent/find": { body: found } });
  const rendered = await renderPage(
    <UiProvider>
      <QueryRoot>
        <ActingSpaceProvider space={space}>
          <CommandSearch space={space} />
        </ActingSpaceProvider>
      </QueryRoot>
    </UiProvider>,
  );
  await expect.element(rendered.screen.getByRole("button", { name: /Search or go to/ })).toBeVisible();
  await userEvent.keyboard("{Control>}k{/Control}");
  const field = rendered.screen.getByRole("combobox");
  await expect.element(field).toHaveFocus();
  return { ...rendered, field };
}

beforeEach(() => browser.viewport(1280, 900));
afterEach(() => vi.unstubAllGlobals());

test("command search finds a blind application by its code; arrows and Enter open the application", async () => {
  const { screen, router, field } = await show();
  await field.fill("7f2k");
  await expect
    .element(screen.getByRole("option", { name: /Application 7F2K/ }))
    .toHaveAttribute("aria-selected", "true");
  await expect.element(screen.getByText("2 results")).toBeInTheDocument();
  expect(await violations()).toEqual([]);
  await userEvent.keyboard("{ArrowDown}");
  await expect
    .element(screen.getByRole("option", { name: "Sviluppo Java", exact: true }))
    .toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{ArrowUp}{Enter}");
  await expect.poll(() => router.state.location.href).toBe("/work/lanterna/job-posts/p1/applications?candidate=a1");
});

test("Enter on a result of the command search → its page opens and the result is stored as recent", async () => {
  const { screen, field } = await show();
  await field.fill("members");
  await expect.element(screen.getByRole("option", { name: "Members" })).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("elsewhere")).toBeVisible();
  expect(useRecent.getState()["s1"]).toEqual([{ kind: "page", id: "members" }]);
});

test("Escape closes the command search", async () => {
  const { screen } = await show();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
});
