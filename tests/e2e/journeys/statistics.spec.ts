import { readFile } from "node:fs/promises";
import type { JobPost, MySpace } from "@orbita/contract";
import type { Page } from "@playwright/test";
import { anApplicant } from "../support/applicants.ts";
import { expectAccessible } from "../support/axe.ts";
import { clickFromNetwork } from "../support/billing.ts";
import { aJobPost, aPerson, aSpace, signInQuietly, type SignedInPerson } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import type { Language, Translate } from "../support/words.ts";

// People sign up and apply, and the worker updates the statistics only each minute.
test.setTimeout(240_000);

const visits = 12;
const people = 5;

/** A job with twelve visitors, five of whom apply and are put in review. Smaller groups would be hidden. */
async function aMarket(member: SignedInPerson, space: MySpace, language: Language): Promise<JobPost> {
  const post = await aJobPost(member, space, { title: "Sviluppo backend", published: true });
  const first = Math.floor(Math.random() * 60_000);
  await Promise.all(Array.from({ length: visits }, (_, at) => clickFromNetwork(post.id, first + at)));
  const ids: string[] = [];
  for (let at = 0; at < people; at++) ids.push((await anApplicant(language, post)).application.id);
  for (const id of ids) await member.api.applications.change({ params: { id }, body: { status: "inReview" } });
  return post;
}

/** Waits until the worker has counted the applications, which it does each minute. */
const untilCounted = ({ api }: SignedInPerson, { id: spaceId }: MySpace) =>
  expect
    .poll(
      async () => {
        const { funnel } = (await api.statistics.dashboard({ query: {} }, { spaceId }))!;
        return funnel.find(({ step }) => step === "reviewed")?.count;
      },
      { timeout: 150_000, intervals: [1_000] },
    )
    .toBe(people);

async function openStatistics(page: Page, say: Translate, device: "desktop" | "phone"): Promise<void> {
  if (device === "phone") await page.getByRole("button", { name: say("More") }).click();
  await page
    .getByRole("link", { name: say("Statistics"), exact: true })
    .filter({ visible: true })
    .click();
}

async function saved(page: Page, name: string): Promise<string> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name }).click();
  return readFile(await (await download).path(), "utf8");
}

test(
  "a Space reads its statistics: the funnel's figures, charts and tables, also as a CSV download",
  { tag: "@proof" },
  async ({ page, at, say, language, device }) => {
    const member = await aPerson(language);
    const space = await aSpace(member);
    await signInQuietly(page, member);
    await page.goto(at(`/work/${space.url}/statistics`));
    await expect(page.getByRole("heading", { name: say("No statistics yet") })).toBeVisible();
    await expectAccessible(page, "a new Space");

    const post = await aMarket(member, space, language);
    await untilCounted(member, space);
    await page.goto(at(`/work/${space.url}`));
    await openStatistics(page, say, device);
    await expect(page.getByRole("heading", { level: 1, name: say("Statistics") })).toBeVisible();

    const funnel = say("From first visit to hire");
    const steps = page.getByRole("list", { name: funnel }).getByRole("listitem");
    await expect(steps.nth(0)).toHaveText(`${say("Visits to the job")}${visits}100%`);
    await expect(steps.nth(2)).toHaveText(new RegExp(`^${say("Applications sent")}${people}42%$`));
    const few = say("Fewer than {smallestGroup}", { smallestGroup: people });
    await expect(steps.nth(6), "nobody and four are the same").toHaveText(`${say("Hires")}${few}`);
    await expect(page.getByRole("img", { name: new RegExp(`^${say("Visits by week")}`) })).toBeVisible();
    await expectAccessible(page, "the figures and charts");
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide, "nothing is wider than the screen").toBeLessThanOrEqual(0);

    // Opens the table behind the chart by keyboard, and downloads it.
    await page.getByRole("button", { name: say("Show {title} as a table", { title: funnel }) }).press("Enter");
    const table = page.getByRole("table", { name: funnel });
    await expect(table.getByRole("row").nth(3)).toHaveText(`${say("Applications sent")}${people}42%${few}`);
    await expect(page.getByRole("button", { name: say("Show {title} as a chart", { title: funnel }) })).toBeFocused();
    await expectAccessible(page, "the table behind a chart");
    const csv = await saved(page, say("Export {title} as CSV", { title: funnel }));
    expect(csv).toContain(`"${say("Applications sent")}",${people},`);
    expect(csv, "what is hidden here is hidden there").toMatch(new RegExp(`^"${say("Hires")}",,\\r?$`, "m"));

    await page.getByRole("radio", { name: say("12 months") }).press("ArrowRight");
    await expect(page).toHaveURL(/[?&]period=30d/);
    await page.getByText(say("12 months"), { exact: true }).click();
    await expect(page).toHaveURL(/[?&]period=12m/);
    await expect(page.getByRole("heading", { name: say("Visits by month") })).toBeVisible();

    // Selects one job post. The URL contains it, so that it can be shared.
    const filter = say("Job", {}, "job ad");
    await page.getByRole("button", { name: `${filter}: ${say("All jobs")}` }).click();
    await expectAccessible(page, "the choice of a job");
    await page.getByRole("link", { name: post.title, exact: true }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(new RegExp(`post=${post.id}`));
    await page.reload();
    await expect(page.getByRole("button", { name: `${filter}: ${post.title}` })).toBeVisible();
    await expect(page.getByRole("radio", { name: say("12 months") })).toBeChecked();
    await expectAccessible(page, "one job");
  },
);
