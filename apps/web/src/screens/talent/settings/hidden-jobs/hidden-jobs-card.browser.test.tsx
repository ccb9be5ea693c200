import type { HiddenFromSearch, Me } from "@orbita/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { QueryRoot } from "~/shell/query-root.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";
import { answerFetch, problem } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { HiddenJobsCard } from "./hidden-jobs-card.tsx";

const path = "/api/v1/public/job-mark/hidden";
const since = "2026-11-03T09:00:00.000Z";
const spaceId = "01938b3c-7a10-7c3e-9d1f-2b6a5c4d3e20";
const jobId = "01938b3c-7a10-7c3e-9d1f-2b6a5c4d3e31";
const hidden: HiddenFromSearch = {
  jobs: [{ id: jobId, title: "Collaudi", spaceId, spaceName: "Nibbio Avionica", open: false, since }],
  spaces: [{ id: spaceId, name: "Ortovivo", logo: null, since }],
  seen: 2,
};
const me = { id: "01938b3c-7a10-7c3e-9d1f-2b6a5c4d3e99", spaces: [] } as unknown as Me;
const card = () =>
  renderPage(
    <UiRoot>
      <QueryRoot>
        <main>
          <h1>Privacy</h1>
          <HiddenJobsCard />
        </main>
      </QueryRoot>
    </UiRoot>,
    { me },
  );

beforeEach(() => page.viewport(390, 900));
afterEach(() => vi.unstubAllGlobals());

test("hidden jobs and Spaces are listed; showing one again by keyboard removes its row at once", async () => {
  answerFetch({ [path]: { body: hidden }, [`${path}/space/${spaceId}`]: { status: 204 } });
  const { screen } = await card();
  await expect.element(screen.getByText("Collaudi")).toBeVisible();
  await expect.element(screen.getByText(/· closed ·/)).toBeVisible();
  await expect.element(screen.getByText(/2 jobs are marked as seen/)).toBeVisible();
  expect(await violations()).toEqual([]);
  screen.getByRole("button", { name: "Show again: Ortovivo" }).element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("Ortovivo")).not.toBeInTheDocument();
  await expect.element(screen.getByText("Collaudi")).toBeVisible();
});

test("showing a job again fails → its row stays and the error is shown", async () => {
  answerFetch({ [path]: { body: hidden }, [`${path}/jobpost/${jobId}`]: problem("server.failed", 500) });
  const { screen } = await card();
  await screen.getByRole("button", { name: "Show again: Collaudi" }).click();
  await expect.element(screen.getByRole("alert")).toBeVisible();
  await expect.element(screen.getByText("Collaudi")).toBeVisible();
});
