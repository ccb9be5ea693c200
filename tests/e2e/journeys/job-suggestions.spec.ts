import { expectAccessible } from "../support/axe.ts";
import { enter } from "../support/keyboard.ts";
import { aJobPost, aPerson, aSpace, unique } from "../support/people.ts";
import { rawPage } from "../support/raw-page.ts";
import { expect, test } from "../support/test.ts";

/** A skill as the suggestions show it, and what somebody types of it. */
const skill = {
  it: { typed: "gelat", name: "Gelateria artigianale" },
  en: { typed: "artisan g", name: "Artisan gelato making" },
};

test("a guest types into the job search, chooses a suggestion by keyboard, and sees as many jobs as it said", async ({
  page,
  at,
  say,
  language,
}) => {
  const { typed, name } = skill[language];
  const person = await aPerson(language);
  const space = await aSpace(person);
  const mark = unique();
  const job = await aJobPost(person, space, { title: `Gelateria artigianale, turno ${mark}`, published: true });
  const address = at(`/jobs?q=${name.replaceAll(" ", "+")}`);
  await expect.poll(async () => (await rawPage(address)).html.includes(job.id), { timeout: 45_000 }).toBe(true);

  await page.goto(at("/jobs"));
  const field = page.getByRole("combobox", { name: say("Role, skill, place or company") });
  await field.click();
  await page.keyboard.type(typed, { delay: 30 });
  const suggestions = page.getByRole("listbox", { name: say("Suggestions") });
  const option = suggestions.getByRole("group", { name: say("Skills") }).getByRole("option", { name });
  await expect(option).toBeVisible();
  await expectAccessible(page, "suggestions while typing");

  // No option is chosen at first, so Enter would search for the typed text.
  await expect(suggestions.getByRole("option", { selected: true })).toHaveCount(0);
  await page.keyboard.press("ArrowDown");
  await expect(option).toHaveAttribute("aria-selected", "true");
  const count = Number(/(\d+)\D*$/.exec((await option.textContent()) ?? "")?.[1]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(address);
  await expect(field).toHaveValue(name);
  const heading = say("{0, plural, one {# job} other {# jobs}}", { 0: count });
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  const results = page.getByRole("region", { name: say("Results") });
  await expect(results.getByRole("link", { name: job.title })).toBeVisible();

  // The search is offered again when the field is empty.
  await field.fill("");
  await expect(
    suggestions
      .getByRole("group", { name: say("Recent") })
      .getByRole("option")
      .first(),
  ).toHaveText(name);
  await page.keyboard.press("Escape");
  await expect(suggestions).toBeHidden();
  await expect(field).toBeFocused();
});

test("a guest types a job with a typo, follows the correction, and finds the job", async ({ page, at, say }) => {
  const person = await aPerson("it");
  const space = await aSpace(person);
  const mark = `forno${unique()}`;
  const job = await aJobPost(person, space, { title: `Pizzaiolo/pizzaiola, ${mark}`, published: true });
  await expect
    .poll(async () => (await rawPage(at(`/jobs?q=${mark}`))).html.includes(job.id), { timeout: 45_000 })
    .toBe(true);

  await page.goto(at("/jobs"));
  await page.getByRole("combobox", { name: say("Role, skill, place or company") }).click();
  await page.keyboard.type(`pizaiolo ${mark}`);
  await page.keyboard.press("Enter");
  const correction = page.getByRole("status").getByRole("link", { name: `pizzaiolo ${mark}` });
  await expect(correction).toBeVisible();
  await expectAccessible(page, "a corrected search");
  await enter(page, correction);
  await expect(page).toHaveURL(at(`/jobs?q=pizzaiolo+${mark}`));
  await expect(correction).toBeHidden();
  const results = page.getByRole("region", { name: say("Results") });
  await expect(results.getByRole("listitem")).toHaveCount(1);
  await enter(page, results.getByRole("link", { name: job.title }));
  await expect(
    page.getByRole("region", { name: say("Selected job") }).getByRole("heading", { name: job.title }),
  ).toBeVisible();
});
