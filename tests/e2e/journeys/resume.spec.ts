import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { fieldText } from "@orbita/i18n/errors";
import { aPerson, signInQuietly, type SignedInPerson } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import type { Translate } from "../support/words.ts";

const section = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: false });
const saved = (page: Page, say: Translate) =>
  page.getByRole("status").filter({ hasText: say("Saved at {at}", { at: "" }).trim() });
const order = async (page: Page): Promise<string[]> =>
  (await page.locator("main section[id^=section-]").evaluateAll((all) => all.map(({ id }) => id))).slice(0, 15);

const job = { title: "Saldatore TIG", company: "Officine Ansaldi", start: "2019", end: "2022" };

/** Writes initial CV content, for journeys that are not about writing it. */
async function write({ api }: SignedInPerson): Promise<string> {
  const resume = await api.resumes.read({});
  if (!resume) throw new Error("the api does not answer");
  const { title, company, start, end } = job;
  const body = {
    headline: title,
    summary: "Tubi e serbatoi.",
    experience: [{ title, company, start, end, tasks: ["TIG"] }],
  };
  await api.resumes.change({ params: { id: resume.id }, body });
  return resume.id;
}

test(
  "a CV is started without an upload; an entry with a missing title or an invalid period is not saved",
  { tag: "@proof" },
  async ({ page, at, say, language }) => {
    await signInQuietly(page, await aPerson(language));
    await page.goto(at("/jobs"));
    await page
      .getByRole("link", { name: say("CV"), exact: true })
      .filter({ visible: true })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1, name: say("Your CV will appear here") })).toBeVisible();
    await expectAccessible(page, "blank");
    await page.getByRole("button", { name: say("Start from scratch") }).click();
    await expectAccessible(page, "begun, all fifteen sections empty");

    await page.getByRole("button", { name: say("Add to {name}", { name: say("Experience") }) }).click();
    const title = page.getByLabel(say("Role"), { exact: true });
    await expect(title, "one writes at once").toBeFocused();
    await page.getByRole("button", { name: say("Save"), exact: true }).click();
    await expect(title).toHaveAttribute("aria-invalid", "true");
    await title.fill(job.title);
    await page.getByLabel(say("Company"), { exact: true }).fill(job.company);
    await page.getByLabel(say("{label}, year", { label: say("Start") })).fill(job.start);
    await page.getByLabel(say("{label}, year", { label: say("End") })).fill("2010");
    await page.getByRole("button", { name: say("Save"), exact: true }).click();
    await expect(page.getByText(fieldText("date.endBeforeStart", language))).toBeVisible();
    await expectAccessible(page, "an entry that is wrong");
    await page.getByLabel(say("{label}, year", { label: say("End") })).fill(job.end);
    await page.getByRole("button", { name: say("Save"), exact: true }).click();
    await expect(page.getByRole("heading", { level: 3, name: job.title })).toBeVisible();
    await expect(
      page.getByRole("button", { name: say("Edit {name}", { name: job.title }), exact: true }),
    ).toBeFocused();
    await expect(saved(page, say)).toBeVisible();
  },
);

test(
  "a free-text skill is saved with its level, and the CV is complete after a reload",
  { tag: "@proof" },
  async ({ page, at, say, language }) => {
    const person = await aPerson(language);
    await write(person);
    await signInQuietly(page, person);
    await page.goto(at("/resume"));
    await page.getByRole("button", { name: say("Add to {name}", { name: say("Technical skills") }) }).click();
    await page.getByRole("combobox", { name: say("Skill"), exact: true }).fill("Saldatura ad arco sommerso XYZ");
    await page.getByLabel(say("Level"), { exact: true }).selectOption("5");
    await page.getByRole("combobox", { name: say("Skill"), exact: true }).press("Enter");
    const skills = section(page, say("Technical skills"));
    await expect(skills.getByText(say("Expert"), { exact: true }).filter({ visible: true }).last()).toBeVisible();
    await expect(saved(page, say)).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { level: 3, name: job.title })).toBeVisible();
    await expect(page.getByText("2019 – 2022")).toBeVisible();
    await expect(skills.getByText("Saldatura ad arco sommerso XYZ")).toBeVisible();
    await expectAccessible(page, "written");
  },
);

test(
  "CV sections are moved and collapsed, and a deleted entry is restored by Undo and by Ctrl+Z",
  { tag: ["@phone", "@proof"] },
  async ({ page, at, say, language, device }) => {
    const person = await aPerson(language);
    await write(person);
    await signInQuietly(page, person);
    await page.goto(at("/resume"));
    const experience = say("Experience");
    await expect(page.getByRole("heading", { level: 3, name: job.title })).toBeVisible();
    expect((await order(page))[5]).toBe("section-experience");

    if (device === "desktop") {
      const grip = page.locator("#grip-page-experience");
      await grip.focus();
      await page.keyboard.press("Space");
      for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press("ArrowUp");
      await expect(grip, "the focus goes along").toBeFocused();
      await page.keyboard.press("Escape");
      expect((await order(page))[5], "Escape leaves it").toBe("section-experience");
      await page.keyboard.press("Space");
      for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press("ArrowUp");
      await page.keyboard.press("Enter");
    } else {
      for (let presses = 0; presses < 4; presses += 1) {
        await page.getByRole("button", { name: say("More actions for {name}", { name: experience }) }).click();
        await page.getByRole("menuitem", { name: say("Move up") }).click();
      }
    }
    expect((await order(page))[1]).toBe("section-experience");
    await page.getByRole("button", { name: say("Collapse {name}", { name: experience }) }).click();
    await expect(page.getByRole("heading", { level: 3, name: job.title })).toBeHidden();
    await expect(saved(page, say)).toBeVisible();
    await page.reload();
    await expect(page.getByRole("button", { name: say("Expand {name}", { name: experience }) })).toBeVisible();
    expect((await order(page))[1], "kept in the browser and by the server").toBe("section-experience");
    await page.getByRole("button", { name: say("Expand {name}", { name: experience }) }).click();

    await page.getByRole("button", { name: say("More actions for {name}", { name: job.title }) }).click();
    await page.getByRole("menuitem", { name: say("Delete") }).click();
    await expect(page.getByRole("heading", { level: 3, name: job.title })).toBeHidden();
    await page
      .getByRole("button", { name: say("Undo") })
      .last()
      .click();
    await expect(page.getByRole("heading", { level: 3, name: job.title })).toBeVisible();

    await page.getByRole("button", { name: say("More actions for {name}", { name: job.title }) }).click();
    await page.getByRole("menuitem", { name: say("Delete") }).click();
    await expect(page.getByRole("heading", { level: 3, name: job.title })).toBeHidden();
    await expectAccessible(page, "deleted, with its undo");
    await page.keyboard.press("Control+z");
    await expect(page.getByRole("heading", { level: 3, name: job.title })).toBeVisible();
    await expect(saved(page, say)).toBeVisible();
  },
);

test(
  "a CV edited in two windows loses no edit; an AI suggestion is shared only after confirmation",
  { tag: "@proof" },
  async ({ page, at, say, language, watch }) => {
    const person = await aPerson(language);
    const id = await write(person);
    await signInQuietly(page, person);
    await page.goto(at("/resume"));
    await page.getByRole("button", { name: say("Edit {name}", { name: job.title }), exact: true }).click();
    await page.getByRole("combobox", { name: new RegExp(`^${say("City")}`) }).fill("Savona");
    watch.mean(409, /\/resume\/[^/]+$/);
    await person.api.resumes.change({ params: { id }, body: { headline: "Capo officina" } });
    await page.getByRole("button", { name: say("Save"), exact: true }).click();
    await expect(page.getByText("Capo officina")).toBeVisible();
    await expect(page.getByText("Savona")).toBeVisible();
    await expect(saved(page, say)).toBeVisible();

    await page
      .getByRole("button", { name: say("Generate suggestions") })
      .first()
      .click();
    const [verb] = say("Share “{name}”", { name: "" }).split(/[“«]/);
    const share = page.getByRole("button", { name: new RegExp(`^${verb}[“«]`) });
    await share.first().click();
    await expect(page.getByRole("dialog").getByText(say("Visible to"))).toBeVisible();
    await expectAccessible(page, "sharing");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: say("Share"), exact: true })
      .click();
    await expect(page.getByText(/^1 /).filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByRole("dialog")).toBeHidden();
  },
);

test("a CV is exported in every format", { tag: "@proof" }, async ({ page, at, say, language }) => {
  const person = await aPerson(language);
  await write(person);
  await signInQuietly(page, person);
  await page.goto(at("/resume"));
  const open = page.getByRole("button", { name: say("Download…"), exact: true });
  for (const [format, ending] of [
    ["PDF", /\.pdf$/],
    ["Word", /\.docx$/],
    ["Europass", /\.xml$/],
    ["JSON Resume", /\.json$/],
    ["Markdown", /\.md$/],
  ] as const) {
    await open.click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio", { name: format }).check();
    if (format === "PDF") await expectAccessible(page, "download");
    const document = page.waitForEvent("download");
    await dialog.getByRole("button", { name: say("Download"), exact: true }).click();
    expect((await document).suggestedFilename()).toMatch(ending);
    await expect(dialog).toBeHidden();
  }
});
