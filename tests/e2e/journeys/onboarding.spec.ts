import { sql } from "kysely";
import type { Page } from "@playwright/test";
import { expectArrived } from "../support/arrive.ts";
import { expectAccessible } from "../support/axe.ts";
import { inDatabase } from "../support/database.ts";
import { aPdf } from "../support/files.ts";
import { aPerson, signInQuietly, type PersonCredentials } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import type { Translate } from "../support/words.ts";

const goOn = (page: Page, say: Translate) => page.getByRole("button", { name: say("Continue"), exact: true }).click();
const pick = (page: Page, name: string) => page.getByRole("radio", { name: new RegExp(`^${RegExp.escape(name)}`) });
const asks = (page: Page, question: string) => page.getByRole("heading", { level: 1, name: question });
const stepsLeft = (say: Translate, count: number) =>
  say(
    "{0, plural, one {You have one step left to set up your account. Pick up where you left off.} other {You have # steps left to set up your account. Pick up where you left off.}}",
    { 0: count },
  );

const resumesOf = ({ email }: PersonCredentials) =>
  inDatabase(async (db) => {
    const { rows } = await sql<{ name: string; visibility: string }>`
      select files.name, files.visibility from files join users on users.id = files.owner_id
      where users.email = ${email} and files.purpose = 'resume' and files.status = 'ready'`.execute(db);
    return rows;
  });

/** Answers the onboarding's question about the kind of user with `kind`, and keeps the proposed language and name. */
async function answer(page: Page, say: Translate, kind: string): Promise<void> {
  await pick(page, kind).check();
  await goOn(page, say);
  await expect(asks(page, say("Which language do you prefer?"))).toBeFocused();
  await goOn(page, say);
  await expect(asks(page, say("What’s your name?"))).toBeFocused();
  await goOn(page, say);
}

test("a talent leaves the onboarding, resumes it at the same step, and uploads a CV", async ({
  page,
  at,
  say,
  language,
}) => {
  const person = await aPerson(language);
  await signInQuietly(page, person);
  await page.goto(at("/"));
  await expect(page.getByText(stepsLeft(say, 4))).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: say("Continue") })
    .click();
  await expectArrived(page, say("What brings you here?"), say("Let’s get started"));
  await expectAccessible(page, "who you are");

  await goOn(page, say);
  await expect(page.getByText(say("Select one of the three options"))).toBeVisible();
  await expectAccessible(page, "who you are, nothing selected");
  await pick(page, say("I’m looking for work")).check();
  await goOn(page, say);
  await expect(asks(page, say("Which language do you prefer?"))).toBeFocused();
  await expectAccessible(page, "language");
  await goOn(page, say);
  await expect(asks(page, say("What’s your name?"))).toBeFocused();

  await page.getByRole("link", { name: say("Continue later") }).click();
  await expect(page).toHaveURL(at("/home"));
  await expect(page.getByText(stepsLeft(say, 2))).toBeVisible();
  await expectAccessible(page, "home with a start that was left");
  await page.goto(at("/welcome"));
  await expect(asks(page, say("What’s your name?")), "where it was left").toBeVisible();

  const first = page.getByRole("textbox", { name: say("First name"), exact: true });
  await first.fill("");
  await goOn(page, say);
  await expect(first).toBeFocused();
  await expect(first).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page, "name, wrong");
  await first.fill("Giulietta");
  await goOn(page, say);
  await expect(asks(page, say("How would you like to start, {firstName}?", { firstName: "Giulietta" }))).toBeFocused();

  await goOn(page, say);
  await expect(page.getByText(say("Upload your CV or start from scratch"))).toBeVisible();
  const resume = page.getByLabel(say("<0>Drop your CV here</0> or <1>choose a file from your device</1>"));
  await resume.setInputFiles({ ...aPdf(), name: "cv.txt", mimeType: "text/plain" });
  await expect(page.getByText(say("Upload a PDF or Word document"))).toBeVisible();
  await resume.setInputFiles({ ...aPdf(), buffer: Buffer.alloc(5 * 1_024 * 1_024 + 1) });
  await expect(
    page.getByText(say("This file is too large: upload one up to {megabytes} MB", { megabytes: 5 })),
  ).toBeVisible();
  await expectAccessible(page, "first step, wrong file");

  await resume.setInputFiles(aPdf());
  await expect(page.getByText(/cv-giulia\.pdf/)).toBeVisible();
  await expect(page.getByRole("button", { name: say("Choose another file") })).toBeVisible();
  await expectAccessible(page, "first step, file kept");
  await goOn(page, say);
  await expect(page).toHaveURL(/\/resume\/uploads\//);
  expect(await resumesOf(person)).toEqual([{ name: "cv-giulia.pdf", visibility: "owner" }]);
  const me = await person.api.accounts.me({});
  expect(me).toMatchObject({ onboarded: true, firstName: "Giulietta", onboarding: { kind: "talent" } });
});

test(
  "onboarding with a file that is no document → refused with an explanation, and another file can be chosen",
  { tag: "@proof" },
  async ({ page, at, say, language, watch }) => {
    const person = await aPerson(language);
    await signInQuietly(page, person);
    await page.goto(at("/welcome"));
    await answer(page, say, say("I’m looking for work"));
    watch.mean(409, /\/resume\/parse$/);
    const fake = { ...aPdf("finto.pdf"), buffer: Buffer.from("this is no document at all".repeat(40)) };
    await page.getByLabel(say("<0>Drop your CV here</0> or <1>choose a file from your device</1>")).setInputFiles(fake);
    await expect(page.getByRole("alert")).toContainText(
      say("This file can’t be opened: it’s damaged, or it isn’t really a PDF or Word document. Choose another file."),
    );
    await expect(page.getByRole("button", { name: say("Try again") }), "the same file cannot help").toBeHidden();
    await expectAccessible(page, "refused");
    await page.getByRole("button", { name: say("Choose another file") }).click();
    await page
      .getByLabel(say("<0>Drop your CV here</0> or <1>choose a file from your device</1>"))
      .setInputFiles(aPdf());
    await expect(page.getByRole("button", { name: say("Choose another file") })).toBeVisible();
    await page.getByRole("button", { name: say("Choose another file") }).click();
    await expect.poll(() => resumesOf(person), { message: "what was not wanted is not kept" }).toEqual([]);
  },
);

test(
  "onboarding of a company: steps back keep the answers, and the last step leads to a new Space",
  { tag: "@proof" },
  async ({ page, at, say, language }) => {
    const person = await aPerson(language);
    await signInQuietly(page, person);
    await page.goto(at("/welcome"));
    await answer(page, say, say("I’m hiring"));
    await expect(pick(page, say("I’ll open a Space"))).toBeChecked();
    await expectAccessible(page, "first step of a company");
    for (const question of [
      say("What’s your name?"),
      say("Which language do you prefer?"),
      say("What brings you here?"),
    ]) {
      await page.getByRole("button", { name: say("Back"), exact: true }).click();
      await expect(asks(page, question)).toBeFocused();
    }
    await expect(pick(page, say("I’m hiring")), "what was answered").toBeChecked();
    await answer(page, say, say("I’m hiring"));
    await goOn(page, say);
    await expect(page).toHaveURL(at("/spaces/new"));
    await expect(asks(page, say("Open a Space"))).toBeVisible();
    expect((await person.api.accounts.me({}))?.onboarded).toBe(true);
  },
);

test(
  "onboarding of a user with both roles: the language changes at once, and the user chooses where to begin",
  { tag: "@proof" },
  async ({ page, at, say, language }) => {
    const person = await aPerson(language);
    await signInQuietly(page, person);
    await page.goto(at("/welcome"));
    await pick(page, say("Both")).check();
    await goOn(page, say);
    await page.getByRole("combobox", { name: say("Language") }).click();
    const [other, otherName] = language === "it" ? (["en", "English"] as const) : (["it", "Italiano"] as const);
    await page.getByRole("option", { name: otherName }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", other);
    await page.getByRole("combobox").click();
    await page.getByRole("option", { name: language === "it" ? "Italiano" : "English" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await goOn(page, say);
    await expect(asks(page, say("What’s your name?"))).toBeFocused();
    await goOn(page, say);
    await expect(pick(page, say("I have a CV to upload"))).toBeChecked();
    await pick(page, say("I’ll open a Space")).check();
    await pick(page, say("I’ll start from scratch")).check();
    await expectAccessible(page, "first step of both");
    await goOn(page, say);
    await expect(page).toHaveURL(at("/resume?begin=hand"));
    await expect(asks(page, `${person.firstName} ${person.lastName}`), "the editor itself").toBeVisible();
    expect(await person.api.accounts.me({})).toMatchObject({ onboarded: true, onboarding: { kind: "both" }, language });
    await page.goto(at("/welcome"));
    await expect(page, "what is done is done").toHaveURL(at("/home"));
  },
);
