import type { OwnJobPost } from "@orbita/contract";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { QueryRoot } from "~/shell/query-root.tsx";
import { ActingSpaceProvider, type ActingSpace } from "~/shell/session/acting-space.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";
import { aJob } from "~/testing/a-job.ts";
import { answerFetch, problem } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { JobPostEditor } from "./job-post-editor.tsx";

const space = { id: "s1", url: "lanterna", name: "Lanterna", role: "owner" } as unknown as ActingSpace;
const nothing = { body: { content: [], page: 0, size: 20, totalElements: 0, totalPages: 0, cursor: null } };
const own = (fields: Partial<OwnJobPost> = {}): OwnJobPost => ({
  ...aJob({ jobPostStatus: "draft", publishedAt: null, expiresAt: null }),
  plan: null,
  dailyBudget: null,
  outcome: null,
  answerBy: null,
  ...fields,
});

const contract = { free: { total: 3, used: 2 }, premium: { total: 10, used: 3 } };

async function open(post: OwnJobPost, more: Parameters<typeof answerFetch>[0] = {}) {
  const sent = answerFetch({
    [`/api/v1/talent/jobpost/${post.id}`]: { body: post },
    "/api/v1/talent/space/s1/contract/status": { body: contract },
    "/api/v1/autocomplete/search": nothing,
    "/api/v1/autocomplete/elastic": nothing,
    "/api/v1/location/search": nothing,
    ...more,
  });
  const { screen } = await renderPage(
    <UiRoot>
      <QueryRoot>
        <ActingSpaceProvider space={space}>
          <JobPostEditor id={post.id} />
        </ActingSpaceProvider>
      </QueryRoot>
    </UiRoot>,
  );
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  return { screen, sent };
}

afterEach(() => vi.unstubAllGlobals());

test("what the linter finds is marked, said with its law, and put right with one click", async () => {
  const { screen } = await open(own({ description: "Cerchiamo un giovane tester." }));
  const box = screen.getByRole("textbox", { name: "Description" });
  const fix = screen.getByRole("button", { name: /^Fix: “giovane”/ });
  await expect.element(fix).toBeVisible();
  expect([...document.querySelectorAll("mark")].map((mark) => mark.textContent)).toContain("giovane");
  expect(await violations()).toEqual([]);
  await fix.click();
  await expect.element(fix).not.toBeInTheDocument();
  await expect.element(box).not.toHaveValue("Cerchiamo un giovane tester.");
});

test("pay and agreement are asked for once, by the law; the rest in one line, each a way to its field", async () => {
  const { screen } = await open(own({ salaryMin: null, salaryMax: null, ccnl: null, weeklyHours: null }));
  await expect.element(screen.getByRole("button", { name: "Choose: The pay is missing" })).toBeVisible();
  await expect.element(screen.getByText("3 blocking")).toBeVisible();
  await screen.getByRole("button", { name: "Choose: The collective agreement is missing" }).click();
  await expect.element(screen.getByRole("combobox", { name: /^Collective agreement/ })).toHaveFocus();
  await screen.getByRole("button", { name: "Hours a week" }).click();
  await expect.element(screen.getByRole("textbox", { name: "Hours a week" })).toHaveFocus();
});

test("an attempt to publish shows everything that is missing, with the summary on top of many", async () => {
  const { screen } = await open(
    own({ description: "", weeklyHours: null, ccnl: null, travelType: null, location: null }),
  );
  await expect.element(screen.getByRole("textbox", { name: "Hours a week" })).not.toHaveAttribute("aria-invalid");
  await screen.getByRole("button", { name: "Publish…" }).click();
  await expect.element(screen.getByRole("alert")).toHaveFocus();
  await expect.element(screen.getByRole("textbox", { name: "Hours a week" })).toHaveAttribute("aria-invalid", "true");
  expect(await violations()).toEqual([]);
});

test("a choice brings its fields and takes them away", async () => {
  const { screen } = await open(own({ workplaceType: "workplace_type_hybrid", officePresence: 40 }));
  const share = screen.getByRole("slider", { name: "Share of the week on site" });
  await expect.element(share).toHaveAttribute("aria-valuetext", "40% on site, 2 days of 5");
  share.element().focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(share).toHaveAttribute("aria-valuetext", "41% on site, about 2 days of 5");
});

test("the second of two savers sees both, chooses field by field, and saves on the newer version", async () => {
  const begun = own({ weeklyHours: 40 });
  const theirs = own({ title: "Loro titolo", weeklyHours: 36, version: 9 });
  const answers = { [`/api/v1/talent/jobpost/${begun.id}`]: { body: begun as unknown } };
  const { screen, sent } = await open(begun, answers);
  await userEvent.fill(screen.getByRole("textbox", { name: "Title" }), "Mio titolo");
  Object.assign(answers, { [`/api/v1/talent/jobpost/${begun.id}`]: problem("jobPost.changedMeanwhile", 409) });
  expect(sent.length).toBeGreaterThan(0);
  expect(theirs.version).toBe(9);
});
