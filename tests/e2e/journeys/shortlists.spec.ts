import { readFile } from "node:fs/promises";
import { expectAccessible } from "../support/axe.ts";
import { aPerson, aSpace, signInQuietly, type SignedInPerson } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import type { Language } from "../support/words.ts";

test.setTimeout(150_000);

/** A talent who is visible in talent search. */
async function aTalent(language: Language): Promise<SignedInPerson & { resumeId: string }> {
  const person = await aPerson(language);
  const { id = "" } = (await person.api.resumes.read({})) ?? {};
  const headline = "Sviluppatrice backend";
  await person.api.resumes.change({ params: { id }, body: { headline, contacts: { city: "Genova" } } });
  await person.api.people.changeSettings({ body: { privacy: { visibleInTalentSearch: true } } });
  return { ...person, resumeId: id };
}

test(
  "a member shortlists a talent by keyboard, with note, CSV and undo; the talent sees that the CV was opened",
  { tag: "@proof" },
  async ({ page, at, say, language, elsewhere }) => {
    const talent = await aTalent(language);
    const member = await aPerson(language);
    const space = await aSpace(member);
    const [name, who] = ["Backend, Genova", "Giulia Ferraris"];
    await signInQuietly(page, member);
    const lists = at(`/work/${space.url}/shortlists`);
    await page.goto(lists);
    await expect(page.getByRole("heading", { name: say("No lists yet") })).toBeVisible();
    await expectAccessible(page, "no list");

    await page.goto(at(`/work/${space.url}/talents?talent=${talent.resumeId}`));
    const add = page.getByRole("button", { name: say("Add to list") });
    await add.press("Enter");
    await expect(page.getByRole("menuitem", { name: say("New list…") })).toBeFocused();
    await expectAccessible(page, "the menu without a list");
    await page.keyboard.press("Enter");
    const called = page.getByRole("dialog").getByRole("textbox", { name: say("Name"), exact: true });
    await called.fill(name);
    await expectAccessible(page, "a new list");
    await called.press("Enter");
    await expect(page.getByText(say("Added to “{name}”", { name }))).toBeVisible();
    const standing = page.getByRole("button", {
      name: say("{0, plural, one {On # list} other {On # lists}}", { 0: 1 }),
    });
    await standing.press("Enter");
    const choice = page.getByRole("menuitemcheckbox", { name });
    await expect(choice).toBeChecked();
    await expect(choice).toBeFocused();
    await expectAccessible(page, "the menu with a list");
    const answered = (method: "PUT" | "DELETE") =>
      page.waitForResponse((answer) => answer.request().method() === method && answer.url().includes("/shortlist/"));
    const off = answered("DELETE");
    await page.keyboard.press("Enter");
    await expect(choice, "off it, and the menu stays").not.toBeChecked();
    await off;
    const on = answered("PUT");
    await page.keyboard.press("Enter");
    await expect(choice).toBeChecked();
    // Waits for the response, because leaving the page would abort the pending request.
    await on;
    await page.keyboard.press("Escape");

    await page.goto(lists);
    await page.getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(page.getByRole("link", { name: who, exact: true })).toBeVisible();
    await page.getByRole("button", { name: say("Add note about {who}", { who }) }).press("Enter");
    await expect(page.getByLabel(say("Note about {who}", { who }))).toBeFocused();
    await page.keyboard.type("Parla olandese");
    await expectAccessible(page, "a note is written");
    await page.keyboard.press("Control+Enter");
    const change = page.getByRole("button", { name: say("Edit note about {who}", { who }) });
    await expect(change).toBeFocused();
    await expectAccessible(page, "somebody on a list");

    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: say("Export as CSV") }).click();
    const table = await readFile(await (await download).path(), "utf8");
    expect(table).toContain(`"${who}","Sviluppatrice backend","Genova"`);
    expect(table).toContain("Parla olandese");

    await page.getByRole("button", { name: say("Remove from list ({who})", { who }) }).click();
    await expect(page.getByRole("heading", { name: say("No one on this list yet") })).toBeVisible();
    await expectAccessible(page, "nobody on a list");
    await page.getByRole("button", { name: say("Undo") }).click();
    await expect(page.getByText("Parla olandese"), "with the words about them").toBeVisible();

    // Once the talent is no longer visible, the list shows only the note and not the name.
    await talent.api.people.changeSettings({ body: { privacy: { visibleInTalentSearch: false } } });
    await page.reload();
    await expect(page.getByText(say("This person isn’t in talent search at the moment"))).toBeVisible();
    await expect(page.getByText("Parla olandese")).toBeVisible();
    await expect(page.getByRole("link", { name: who, exact: true })).toBeHidden();
    await expectAccessible(page, "somebody who is gone");

    await page.getByRole("button", { name: say("Actions for “{name}”", { name }) }).click();
    await page.getByRole("menuitem", { name: say("Delete…") }).click();
    await expectAccessible(page, "deleting a list");
    await page.getByRole("button", { name: say("Delete list") }).click();
    await expect(page).toHaveURL(lists);
    await expect(page.getByRole("heading", { name: say("No lists yet") })).toBeVisible();

    const owner = await elsewhere();
    await signInQuietly(owner, talent);
    await owner.goto(at("/settings/activity"));
    const opened = owner.getByText(say("{space} opened your CV", { space: space.name }));
    await expect(opened, "once, however often one looks").toHaveCount(1);
  },
);
