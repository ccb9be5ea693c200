import type { LedgerDay } from "@orbita/contract";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page as browser, userEvent } from "vitest/browser";
import { answerFetch } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { aDay, all, anEntry, aPost, at, show } from "~/testing/billing-world.tsx";

beforeEach(() => browser.viewport(1440, 1000));
afterEach(() => vi.unstubAllGlobals());

test("day stepper → steps to days with entries and accepts a typed day, but no future day", async () => {
  const sent = answerFetch(all);
  const { screen, router } = await show();
  const before = screen.getByRole("button", { name: "Day before" });
  await expect.element(before).toBeEnabled();
  await expect.element(screen.getByRole("button", { name: "Day after" })).toBeDisabled();
  await before.click();
  await expect.poll(() => router.state.location.search).toEqual({ day: "2026-11-10" });
  const asked = () => sent.filter(({ path }) => path === at.day).length;
  await expect.poll(asked).toBe(2);
  await screen.getByLabelText("Day", { exact: true }).fill("2026-10-31");
  await expect.poll(() => router.state.location.search).toEqual({ day: "2026-10-31" });
  // A future day is ignored.
  await screen.getByLabelText("Day", { exact: true }).fill("2999-01-01");
  expect(router.state.location.search).toEqual({ day: "2026-10-31" });
});

test("a day with several job posts → choosing one shows its clicks", async () => {
  answerFetch({
    ...all,
    [at.day]: { body: aDay({ posts: [aPost("p1"), aPost("p2", { spentCents: 90, counted: 2, refused: 0 })] }) },
    "/api/v1/talent/jobpost/p2/ledger": { body: { content: [anEntry(1, { refused: "repeated" })], total: 1 } },
  });
  const { screen } = await show({ part: "ledger" });
  await screen.getByRole("combobox", { name: "Job post" }).selectOptions("Post p2");
  await expect.element(screen.getByText("2 clicks counted of 2")).toBeVisible();
  await expect.element(screen.getByRole("cell", { name: "Already counted today" })).toBeVisible();
});

describe("daily budget", () => {
  const states: [string, Partial<LedgerDay>, RegExp][] = [
    ["has room", { posts: [aPost("p1")] }, /€3.15 left/],
    [
      "is used up",
      { posts: [aPost("p1", { spentCents: 1_800, sponsored: false })] },
      /ordinary job post until midnight/,
    ],
    ["there is none", { posts: [aPost("p1", { budgetCents: null, spentCents: 0 })] }, /Not sponsored that day/],
    ["of another day", { day: "2026-11-10" }, /€3.15 of the budget were not spent/],
  ];
  test.each(states)("%s → shows the matching explanation", async (_, change, words) => {
    answerFetch({ ...all, [at.day]: { body: aDay(change) } });
    const { screen } = await show({ part: "ledger", ...(change.day && { search: { day: change.day } }) });
    await expect.element(screen.getByText(words)).toBeVisible();
  });

  test("changing it → shows what is already spent today and sends the new budget", async () => {
    const own = {
      id: "p1",
      title: "Post p1",
      jobPostStatus: "published",
      plan: "premium",
      dailyBudget: 18,
      sponsored: true,
    };
    const sent = answerFetch({
      ...all,
      "/api/v1/talent/jobpost/p1": { body: own },
      "/api/v1/talent/jobpost/change-plan/p1": { body: { ...own, dailyBudget: 12 } },
      "/api/v1/talent/space/s1/contract/status": {
        body: {
          free: { total: 3, used: 1 },
          premium: { total: 3, used: 1 },
          licensePrice: 149,
          sponsoring: {
            clickPrice: 0.45,
            minDailyBudget: 5,
            hasPaymentMethod: true,
            hasBillingData: true,
            pausedSince: null,
          },
        },
      },
    });
    const { screen } = await show({ part: "ledger" });
    await screen.getByRole("button", { name: "Change", exact: true }).click();
    await expect.element(screen.getByText("€14.85 are spent today.")).toBeVisible();
    await screen.getByRole("textbox", { name: "Budget a day" }).fill("12");
    await expect.element(screen.getByText(/with less the job post is an ordinary one/)).toBeVisible();
    expect(await violations()).toEqual([]);
    await screen.getByRole("button", { name: "Change the budget" }).click();
    await expect
      .poll(() => sent.find(({ path }) => path.includes("change-plan"))?.body)
      .toEqual({ plan: "premium", dailyBudget: 12 });
  });
});

test("a day with many clicks → the Show more button loads the next page by keyboard", async () => {
  const sent = answerFetch({
    ...all,
    [at.entries]: { body: { content: Array.from({ length: 50 }, (_, n) => anEntry(120 - n)), total: 120 } },
  });
  const { screen } = await show({ part: "ledger" });
  const more = screen.getByRole("button", { name: "Show more" });
  await expect.element(more).toBeVisible();
  (more.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => sent.filter(({ path }) => path === at.entries).length).toBe(2);
});
