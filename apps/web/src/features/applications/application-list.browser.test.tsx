import type { MyApplication } from "@orbita/contract";
import { expect, test } from "vitest";
import { violations } from "~/testing/axe.ts";
import { myApplication } from "~/testing/my-application.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { ApplicationList } from "./application-list.tsx";

const now = Date.parse("2026-11-25T10:00:00.000Z");

async function rowOf(more: Partial<MyApplication>) {
  const found = { content: [myApplication(more)], page: 0, size: 11, totalElements: 1, totalPages: 1, cursor: null };
  const { screen } = await renderPage(
    <main>
      <h1>x</h1>
      <ApplicationList tab="open" found={found} id={undefined} implied={undefined} now={now} />
    </main>,
  );
  return screen.getByRole("listitem");
}

test.each([
  ["answered in 2 days", { status: "shortlisted", replyBy: null, answeredAt: "2026-11-15T09:00:00.000Z" }],
  ["answered the same day", { status: "inReview", replyBy: null, answeredAt: "2026-11-13T18:00:00.000Z" }],
  ["late: answered after 9 days", { status: "rejected", replyBy: null, answeredAt: "2026-11-22T09:00:00.000Z" }],
  ["never answered", { status: "expired", replyBy: null, answeredAt: null }],
] as const)("an application that was %s says so", async (words, more) => {
  const row = await rowOf(more);
  await expect.element(row.getByText(words)).toBeVisible();
  expect(await violations()).toEqual([]);
});

test("while the next answer is due, shows its deadline and not the last answer", async () => {
  const row = await rowOf({
    status: "inReview",
    replyBy: "2026-11-28T10:00:00.000Z",
    answeredAt: "2026-11-15T09:00:00.000Z",
  });
  await expect.element(row.getByText("answer within 3 days")).toBeVisible();
  expect(row.getByText(/answered/).elements()).toHaveLength(0);
});

test("a late application shows the days promised when it was sent, even if the post promises other days now", async () => {
  const { jobPost } = myApplication();
  const row = await rowOf({ replyBy: "2026-11-20T17:47:00.000Z", jobPost: { ...jobPost, replyDays: 21 } });
  await expect.element(row.getByText("5 days late")).toBeVisible();
  await expect.element(row.getByText("promised: 7 days")).toBeVisible();
  expect(row.getByText(/answered/).elements()).toHaveLength(0);
});
