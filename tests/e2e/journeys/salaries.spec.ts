import { expectAccessible } from "../support/axe.ts";
import { inDatabase } from "../support/database.ts";
import { aJobPost, aPerson, aSpace, unique } from "../support/people.ts";
import { rawPage } from "../support/raw-page.ts";
import { expect, test } from "../support/test.ts";

/** A job title, and the text that a guest types for it. */
const role = {
  id: "e2e-magazziniere",
  it: { typed: "magazziniera", name: "Magazziniere / Magazziniera" },
  en: { typed: "warehouse w", name: "Warehouse worker" },
};

/** Inserts a job title and its figures, which a routine computes at night. */
async function plantFigures(): Promise<void> {
  const year = new Date().getFullYear();
  const figure = { occupation_id: role.id, ccnl: null, level: null, spaces: 4, low: 24_000, high: 28_500 };
  const figures = [
    { ...figure, year, region: null, ads: 30, median: 26_000 },
    { ...figure, year, region: "Liguria", ads: 12, median: 25_600 },
    { ...figure, year: year - 1, region: "Liguria", ads: 9, median: 25_000 },
  ];
  const names = { it_masculine: "Magazziniere", it_feminine: "Magazziniera", label_en: role.en.name };
  await inDatabase(async (db) => {
    const title = { id: role.id, ...names };
    await db
      .insertInto("occupations")
      .values(title)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db
      .insertInto("salary_figures")
      .values(figures)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

test("a guest types a role into the salary compass, reads a region’s figures as a table, and goes on to open jobs", async ({
  page,
  at,
  say,
  language,
}) => {
  const { typed, name } = role[language];
  const [person] = await Promise.all([aPerson(language), plantFigures()]);
  const space = await aSpace(person);
  const job = await aJobPost(person, space, {
    title: `Magazziniera/magazziniere (warehouse worker) in Liguria ${unique()}`,
    published: true,
  });

  await page.goto(at("/salaries"));
  await expect(page.getByRole("heading", { level: 1, name: say("Salary compass") })).toBeVisible();
  const field = page.getByLabel(say("Role", {}, "job title"), { exact: true });
  await field.fill(typed);
  await field.press("Enter");
  await expect(field).toHaveValue(name);
  await expectAccessible(page, "salary compass");

  await page.getByRole("combobox", { name: say("Place", {}, "salary compass") }).selectOption("Liguria");
  await expect(page).toHaveURL(/region=Liguria/);
  await page.getByRole("radio", { name: say("Table", {}, "of numbers") }).press("Space");
  const table = page.getByRole("table", { name: say("Salaries offered by region") });
  await expect(table.getByRole("row", { name: /^Liguria/ })).toContainText("12");

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: say("Export the figures of this role as CSV") }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);

  const place = "in Liguria";
  const link = page.getByRole("link", { name: say("Open jobs {place}: {name}", { place, name }) });
  const address = (await link.getAttribute("href"))!;
  await expect.poll(async () => (await rawPage(address)).html.includes(job.id), { timeout: 45_000 }).toBe(true);
  await link.click();
  const results = page.getByRole("region", { name: say("Results") });
  await expect(results.getByRole("link", { name: job.title })).toBeVisible();
});
