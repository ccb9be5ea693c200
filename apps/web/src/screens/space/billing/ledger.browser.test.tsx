import type { LedgerDay } from "@orbita/contract";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page as browser, userEvent } from "vitest/browser";
import { answerFetch } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { aDay, all, anEntry, aLedgerPost, at, show } from "~/testing/billing-world.tsx";

beforeEach(() => browser.viewport(1440, 1000));
afterEach(() => vi.unstubAllGlobals());

test("day stepper of the ledger → steps to days with entries and accepts a typed day, but no future day", async () => {
  const sent = answerFetch(all);
  const { screen, router } = await show();
  const before = screen.getByRole("button", { name: "Previous day" });
  await expect.element(before).toBeEnabled();
  await expect.element(screen.getByRole("button", { name: "Next day" })).toBeDisabled();
  await before.click();
  await expect.poll(() => router.state.location.search).toEqual({ day: "2026-11-10" });
  const asked = () => sent.filter(({ path }) => path === at.day).length;
  await expect.poll(asked).toBe(2);
  await screen.getByLabelText("Day", { exact: true }).fill("2026-10-31");
  await expect.poll(() => router.state.location.search).toEqual({ day: "2026-10-31" });
  // The page ignores a typed day in the future.
  await screen.getByLabelText("Day", { exact: true }).fill("2999-01-01");
  expect(router.state.location.search).toEqual({ day: "2026-10-31" });
});

test("ledger day with several job posts → choosing a post shows its clicks", async () => {
  answerFetch({
    ...all,
    [at.day]: {
      body: aDay({ posts: [aLedgerPost("p1"), aLedgerPost("p2", { spentCents: 90, counted: 2, refused: 0 })] }),
    },
    "/api/v1/talent/jobpost/p2/ledger": { body: { content: [anEntry(1, { refused: "repeated" })], total: 1 } },
  });
  const { screen } = await show({ part: "ledger" });
  await screen.getByRole("combobox", { name: "Job" }).selectOptions("Post p2");
  await expect.element(screen.getByText("2 clicks counted out of 2")).toBeVisible();
  await expect.element(screen.getByRole("cell", { name: "Already counted today" })).toBeVisible();
});

describe("daily budget in the ledger", () => {
  const states: [string, Partial<LedgerDay>, RegExp][] = [
    ["partly used", { posts: [aLedgerPost("p1")] }, /€3.15 left/],
    [
      "used up",
      { posts: [aLedgerPost("p1", { spentCents: 1_800, sponsored: false })] },
      /This job will run without sponsorship until midnight/,
    ],
    [
      "not set",
      { posts: [aLedgerPost("p1", { budgetCents: null, spentCents: 0 })] },
      /This job wasn’t sponsored on this day/,
    ],
    ["of an earlier day", { day: "2026-11-10" }, /Unspent budget: €3\.15/],
  ];
  test.each(states)("ledger of a day, daily budget %s → shows the matching explanation", async (_, change, words) => {
    answerFetch({ ...all, [at.day]: { body: aDay(change) } });
    const { screen } = await show({ part: "ledger", ...(change.day && { search: { day: change.day } }) });
    await expect.element(screen.getByText(words)).toBeVisible();
  });

  test("changing the daily budget in the ledger → shows today's spending and sends the new budget", async () => {
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
    await expect.element(screen.getByText("You’ve already spent €14.85 today.")).toBeVisible();
    await screen.getByRole("textbox", { name: "Daily budget" }).fill("12");
    await expect.element(screen.getByText(/With a lower budget, the job will run without sponsorship/)).toBeVisible();
    expect(await violations()).toEqual([]);
    await screen.getByRole("button", { name: "Change budget" }).click();
    await expect
      .poll(() => sent.find(({ path }) => path.includes("change-plan"))?.body)
      .toEqual({ plan: "premium", dailyBudget: 12 });
  });
});

test("ledger day with many clicks → the Show more button loads the next page by keyboard", async () => {
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
