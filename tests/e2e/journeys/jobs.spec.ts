import type { JobPost } from "@orbita/contract";
import { expectAccessible } from "../support/axe.ts";
import { aJobPost, aPerson, aSpace, unique } from "../support/people.ts";
import { product } from "../support/product.ts";
import { htmlProblems, rawPage } from "../support/raw-page.ts";
import { expect, test } from "../support/test.ts";
import type { Language } from "../support/words.ts";

const hybrid = { it: "Ibrido", en: "Hybrid" };

type JobFixtures = { word: string; hybrid: JobPost; onSite: JobPost; remote: JobPost };
let made: Promise<JobFixtures> | undefined;

/** Three jobs of one Space that share a word. Created once for the file, because the tests only read them. */
async function threeJobs(language: Language): Promise<JobFixtures> {
  const person = await aPerson(language);
  const space = await aSpace(person);
  const word = `banchina${unique()}`;
  const post = (title: string, fields: object) =>
    aJobPost(person, space, { title: `${title} ${word}`, published: true, fields });
  return {
    word,
    onSite: await post("Ufficio", { salaryMin: 24_000, salaryMax: 28_000 }),
    hybrid: await post("Analisi", {
      workplaceType: "workplace_type_hybrid",
      officePresence: 40,
      salaryMin: 52_000,
      salaryMax: 60_000,
    }),
    remote: await post("Redazione", {
      workplaceType: "workplace_type_full_remote",
      location: null,
      remoteFrom: { country: "IT", region: null },
      salaryMin: 31_000,
      salaryMax: 36_000,
    }),
  };
}
const jobsOf = (language: Language) => (made ??= threeJobs(language));

/** Waits until the search index has caught up with the database. */
const untilFound = (address: string, posts: readonly JobPost[]) =>
  expect
    .poll(async () => rawPage(address).then(({ html }) => posts.every(({ id }) => html.includes(id))), {
      timeout: 45_000,
    })
    .toBe(true);

const count = "{0, plural, one {# job} other {# jobs}}";

test(
  "a guest searches for jobs, filters and sorts them, opens a job, and is sent to sign-in to save it",
  { tag: "@phone" },
  async ({ page, at, say, language, device }) => {
    const jobs = await jobsOf(language);
    await untilFound(at(`/jobs?q=${jobs.word}`), [jobs.hybrid, jobs.onSite, jobs.remote]);
    await page.goto(at("/"));
    const field = page.getByRole("combobox", { name: say("Role, skill, place or company") });
    await field.fill(jobs.word);
    // On a phone the field and its suggestions fill the screen while somebody types.
    await field.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: say(count, { 0: 3 }) })).toBeVisible();
    const results = page.getByRole("region", { name: say("Results") });
    await expect(results.getByText(device === "phone" ? "Remote, Italy" : "Da remoto, Italia")).toBeVisible();
    await expectAccessible(page, "jobs");

    if (device === "phone") {
      await page.getByRole("button", { name: say("Filters"), exact: true }).click();
      const sheet = page.getByRole("dialog", { name: say("Filters") });
      await sheet.getByRole("link", { name: hybrid[language] }).click();
      await expectAccessible(page, "filters on a phone");
      const show = "{total, plural, =0 {No matching jobs} one {Show # job} other {Show # jobs}}";
      await sheet.getByRole("button", { name: say(show, { total: 1 }) }).click();
      await expect(sheet).toBeHidden();
      await expect(page.getByRole("button", { name: say("Filters · {count}", { count: 1 }) })).toBeVisible();
    } else {
      const chip = page.getByRole("button", { name: say("Workplace"), exact: true });
      await chip.focus();
      await page.keyboard.press("Enter");
      await page.getByRole("dialog").getByRole("link", { name: hybrid[language] }).click();
      await expectAccessible(page, "a filter");
    }
    await expect(page).toHaveURL(at(`/jobs?q=${jobs.word}&workplace=hybrid`));
    await expect(results.getByRole("listitem")).toHaveCount(1);
    await page.goBack();
    await expect(results.getByRole("listitem")).toHaveCount(3);

    const place = page.getByRole("combobox", { name: say("Where") });
    await place.fill("Genova");
    await place.press("Enter");
    await expect(page).toHaveURL(at(`/jobs?q=${jobs.word}&city=Genova`));
    await expect(place).toHaveValue(say("{city}, within {km} km", { city: "Genova", km: 30 }));
    await results.getByRole("button", { name: new RegExp(say("Sort")) }).click();
    await page
      .getByRole("dialog")
      .getByRole("link", { name: say("Highest salary") })
      .click();
    await expect(page).toHaveURL(/sort=pay/);
    await expect(results.getByRole("listitem").first()).toContainText(jobs.hybrid.title);

    await results.getByRole("link", { name: jobs.onSite.title }).click();
    if (device === "phone") {
      await expect(page.getByRole("heading", { level: 1, name: jobs.onSite.title })).toBeVisible();
      return;
    }
    const detail = page.getByRole("region", { name: say("Selected job") });
    await expect(detail.getByRole("heading", { name: jobs.onSite.title })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`job=${jobs.onSite.id}`));
    await detail.getByRole("link", { name: say("Save this job") }).click();
    await expect(page).toHaveURL(/sign-in\?returnTo=.*jobs/);
  },
);

test("without JavaScript a guest can search for jobs, filter them and page through them", async ({
  browser,
  at,
  say,
  language,
  viewport,
}) => {
  const jobs = await jobsOf(language);
  const address = at(`/jobs?q=${jobs.word}&size=1`);
  await untilFound(at(`/jobs?q=${jobs.word}`), [jobs.hybrid, jobs.onSite, jobs.remote]);
  expect(await htmlProblems(await rawPage(address))).toEqual([]);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product().origin, viewport });
  const page = await context.newPage();
  await page.goto(at("/"));
  await page.getByRole("searchbox", { name: say("Role, skill, place or company") }).fill(jobs.word);
  await page.getByRole("button", { name: say("Search jobs") }).click();
  await expect(page.getByRole("heading", { level: 1, name: say(count, { 0: 3 }) })).toBeVisible();

  await page.goto(address);
  const results = page.getByRole("region", { name: say("Results") });
  const first = await results.getByRole("heading", { level: 2 }).textContent();
  await page.getByRole("link", { name: say("Next page") }).click();
  await expect(page).toHaveURL(/page=1/);
  await expect(results.getByRole("heading", { level: 2 })).not.toHaveText(first ?? "");

  await expect(results.getByRole("navigation", { name: say("Pages") }).locator("[aria-current]")).toHaveCount(1);
  // This part uses CSS selectors, because Playwright treats everything in a noscript as hidden.
  await page.locator("noscript summary").click();
  await page.locator("noscript input[name=workplace][value=hybrid]").check();
  await page.locator("noscript select[name=pay]").selectOption("50000");
  await page.locator("noscript button[type=submit]").click();
  await expect(page.getByRole("heading", { level: 1, name: say(count, { 0: 1 }) })).toBeVisible();
  // Without scripts, a filter is removed by a link.
  await page.getByRole("link", { name: say("Remove filter “{words}”", { words: hybrid[language] }) }).click();
  await expect(page).not.toHaveURL(/workplace/);
  await page.getByRole("link", { name: jobs.hybrid.title }).click();
  await expect(page.getByRole("heading", { level: 1, name: jobs.hybrid.title })).toBeVisible();
  await context.close();
});
