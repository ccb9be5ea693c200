import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { aPerson, signInQuietly, type SignedInPerson } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import type { Translate } from "../support/words.ts";

const job = { title: "Saldatore TIG", company: "Officine Ansaldi", start: "2019", end: "2022" };
const interest = "Restauro di radio";

/** Fills in a CV that everybody with the link may open, and that talent search shows without a name. */
async function show({ api }: SignedInPerson): Promise<void> {
  const resume = await api.resumes.read({});
  if (!resume) throw new Error("the api does not answer");
  const body = {
    headline: "Saldatore",
    summary: "Tubi e serbatoi, in officina e a bordo.",
    contacts: { city: "Genova", phone: "+39 347 555 0142" },
    experience: [{ ...job, tasks: ["TIG su acciaio inossidabile"] }],
    technicalSkills: [{ name: "Saldatura XYZ", level: 5 }],
    languages: [{ code: "language_it", native: true }],
    interests: [{ name: interest }],
  };
  await api.resumes.change({ params: { id: resume.id }, body });
  await api.people.changeSettings({ body: { privacy: { profileVisibility: "link", showName: false } } });
}

const bar = (page: Page, say: Translate) => page.getByRole("complementary", { name: say("Your profile") });
const press = (page: Page, say: Translate, name: string) =>
  bar(page, say)
    .getByRole("button", { name: say(name), exact: true })
    .click();

test(
  "a user previews their profile page as others see it; a section that the user hides is gone for others",
  { tag: "@proof" },
  async ({ page, at, say, language, elsewhere }) => {
    const person = await aPerson(language);
    await show(person);
    await signInQuietly(page, person);
    const address = at(`/u/${person.username}`);
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1, name: "Giulia Ferraris" })).toBeVisible();
    await expectAccessible(page, "one's own page");

    await page.getByRole("radio", { name: say("A Space") }).click();
    await expect(page).toHaveURL(`${address}?as=space`);
    await expect(
      page.getByRole("heading", { level: 1, name: /^Saldatore, / }),
      "talent search has no name",
    ).toBeVisible();
    await expectAccessible(page, "as a Space sees it");
    await page.getByRole("radio", { name: say("Anyone with the link") }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Giulia Ferraris" })).toBeVisible();

    const guest = await elsewhere();
    await guest.goto(address);
    await expect(guest.getByText(interest)).toBeVisible();
    await expect(bar(guest, say), "the owner's alone").toBeHidden();
    await expect(guest.getByText("347 555")).toBeHidden();

    await press(page, say, "Edit sections…");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("checkbox", { name: say("Interests") }).uncheck();
    await expect(dialog.getByRole("button", { name: say("Cancel") }), "a form's words are there too").toBeVisible();
    await expectAccessible(page, "what the page shows");
    await dialog.getByRole("button", { name: say("Save"), exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(interest), "as one looks at it").toBeHidden();
    await guest.reload();
    await expect(guest.getByRole("heading", { level: 3, name: job.title })).toBeVisible();
    await expect(guest.getByText(interest)).toBeHidden();
    await expectAccessible(guest, "a guest's");
  },
);

test(
  "an anonymous link to a profile shows no name, counts its openings, and stops working when it is withdrawn",
  { tag: "@proof" },
  async ({ page, at, say, language, watch, elsewhere }) => {
    const person = await aPerson(language);
    await show(person);
    await signInQuietly(page, person);
    await page.goto(at(`/u/${person.username}`));
    await press(page, say, "Share…");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: say("Create link") }).click();
    await expect(dialog.getByLabel(say("Recipient"))).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page, "a link for nobody");
    await dialog.getByLabel(say("Recipient")).fill("L’agenzia di Savona");
    await dialog.getByRole("switch", { name: say("Hide my name") }).check();
    await dialog.getByRole("button", { name: say("Create link") }).click();
    const link = await dialog.getByLabel(say("Link"), { exact: true }).inputValue();
    expect(link, "nor does the address tell it").not.toContain(person.username);
    await expect(dialog.getByText(say("never opened"))).toBeVisible();
    await dialog.getByRole("button", { name: say("Show QR code") }).click();
    await expect(dialog.getByRole("img", { name: say("QR code for the link") })).toBeVisible();
    await expectAccessible(page, "a link that was made");
    await dialog.getByRole("button", { name: say("Done") }).click();
    await expect(dialog).toBeHidden();

    const guest = await elsewhere();
    // The journeys' browser identifies itself as automated, and bots are not counted, so this page sends another user agent.
    await guest.setExtraHTTPHeaders({
      "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:152.0) Gecko/20100101 Firefox/152.0",
    });
    const { pathname, search } = new URL(link);
    await guest.goto(at(pathname) + search);
    await expect(guest.getByRole("heading", { level: 1, name: /^Saldatore\/trice, .*Genova$/ })).toBeVisible();
    expect(await guest.content(), "not in what a browser is sent either").not.toMatch(/Ferraris|giulia\./i);
    await expectAccessible(guest, "without a name");
    const downloading = guest.waitForEvent("download");
    await guest.getByRole("link", { name: say("Download PDF"), exact: true }).click();
    const file = await readFile(await (await downloading).path());
    expect(file.subarray(0, 5).toString("latin1")).toBe("%PDF-");

    await press(page, say, "Share…");
    await expect(dialog.getByText(/^(aperto una volta|opened once), /)).toBeVisible();
    await dialog.getByRole("button", { name: say("Withdraw “{0}”", { 0: "L’agenzia di Savona" }) }).click();
    await expect(dialog.getByRole("heading", { name: say("Active links") })).toBeHidden();
    watch.mean(404, /\/u\/-$/);
    await guest.reload();
    await expect(guest.getByRole("heading", { level: 1, name: /^Saldatore/ })).toBeHidden();
    await expect(guest).toHaveTitle(new RegExp(say("This page doesn’t exist")));
  },
);
