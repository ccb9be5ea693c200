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
  ["replied in 2 days", { status: "shortlisted", replyBy: null, answeredAt: "2026-11-15T09:00:00.000Z" }],
  ["replied the same day", { status: "inReview", replyBy: null, answeredAt: "2026-11-13T18:00:00.000Z" }],
  ["replied late, after 9 days", { status: "rejected", replyBy: null, answeredAt: "2026-11-22T09:00:00.000Z" }],
  ["no reply", { status: "expired", replyBy: null, answeredAt: null }],
] as const)("reply to an application in the talent's list → shown as “%s”", async (words, more) => {
  const row = await rowOf(more);
  await expect.element(row.getByText(words)).toBeVisible();
  expect(await violations()).toEqual([]);
});

test("application with an earlier answer, next answer due → shows the deadline and not the earlier answer", async () => {
  const row = await rowOf({
    status: "inReview",
    replyBy: "2026-11-28T10:00:00.000Z",
    answeredAt: "2026-11-15T09:00:00.000Z",
  });
  await expect.element(row.getByText("reply within 3 days")).toBeVisible();
  expect(row.getByText(/replied/).elements()).toHaveLength(0);
});

test("late application → shows the reply days promised at submission, even if the post promises other days now", async () => {
  const { jobPost } = myApplication();
  const row = await rowOf({ replyBy: "2026-11-20T17:47:00.000Z", jobPost: { ...jobPost, replyDays: 21 } });
  await expect.element(row.getByText("5 days late")).toBeVisible();
  await expect.element(row.getByText("reply promised within 7 days")).toBeVisible();
  expect(row.getByText(/replied/).elements()).toHaveLength(0);
});
