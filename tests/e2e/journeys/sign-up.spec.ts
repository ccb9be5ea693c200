import { accountLimits } from "@orbita/contract";
import type { Page } from "@playwright/test";
import { sql } from "kysely";
import { expectArrived } from "../support/arrive.ts";
import { expectAccessible } from "../support/axe.ts";
import { inDatabase } from "../support/database.ts";
import { problemText } from "@orbita/i18n/errors";
import { codeFor, mailsTo } from "../support/mail.ts";
import { aNewcomer, newPerson, type PersonCredentials } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import type { Translate } from "../support/words.ts";

async function fillIn(page: Page, say: Translate, person: PersonCredentials): Promise<void> {
  await page.getByLabel(say("First name"), { exact: true }).fill(person.firstName);
  await page.getByLabel(say("Last name"), { exact: true }).fill(person.lastName);
  await page.getByLabel(say("Email"), { exact: true }).fill(person.email);
  await page.getByLabel(say("Username"), { exact: true }).fill(person.username);
  await page.getByLabel(say("Password"), { exact: true }).fill(person.password);
  await page.getByLabel(say("Confirm password"), { exact: true }).fill(person.password);
  await page.getByRole("checkbox", { name: say("I accept the terms of use and the privacy notice") }).check();
}

const submit = (page: Page, say: Translate) => page.getByRole("button", { name: say("Create account") }).click();
const codeField = (page: Page, say: Translate) => page.getByRole("textbox", { name: say("Six-digit code") });
const signedInAs = (page: Page, say: Translate, shown: string) =>
  page.getByRole("button", { name: say("Acting as {shown}", { shown }) });

/** Returns a code that differs from the given one. */
const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

test(
  "a guest signs up with the code from the mail and returns to the page they came from",
  { tag: "@phone" },
  async ({ page, at, say, watch, language }) => {
    const person = newPerson();
    await page.goto(at("/jobs?q=java"));
    await page
      .getByRole("link", { name: say("Sign in") })
      .first()
      .click();
    await expectArrived(page, say("Welcome back"), say("Sign in"));
    await page.getByRole("link", { name: say("Create one in two minutes") }).click();
    await expectArrived(page, say("Create account"));
    await expectAccessible(page, "sign up");

    await submit(page, say);
    await expect(page.getByRole("alert")).toContainText(say("Some fields need correcting."));
    await expect(
      page.getByLabel(say("First name"), { exact: true }),
      "the first wrong field has the focus",
    ).toBeFocused();
    await expectAccessible(page, "sign up, all fields wrong");

    await fillIn(page, say, person);
    await submit(page, say);
    await expect(page.getByRole("heading", { level: 1, name: say("Enter the code") })).toBeVisible();
    await expect(page).toHaveTitle(`${say("Enter the code")} · Orbita`);
    await expect(codeField(page, say)).toBeFocused();
    await expectAccessible(page, "code");

    const code = await codeFor(person.email);
    watch.mean(409, /validate-email$/);
    await codeField(page, say).pressSequentially(otherThan(code));
    const refused = problemText("account.codeInvalid", language, { triesLeft: accountLimits.code.tries - 1 });
    await expect(page.getByText(refused)).toBeVisible();
    await expect(codeField(page, say)).toHaveAttribute("aria-invalid", "true");
    await expect(codeField(page, say)).toBeFocused();
    await expectAccessible(page, "wrong code");

    await codeField(page, say).pressSequentially(code);
    await expect(page).toHaveURL(at("/jobs?q=java"));
    await expect(signedInAs(page, say, person.firstName)).toBeVisible();
    await page.reload();
    await expect(signedInAs(page, say, person.firstName)).toBeVisible();
  },
);

const letCodeExpire = ({ email }: PersonCredentials) =>
  inDatabase((db) =>
    sql`update one_time_codes set expires_at = now() - interval '1 second'
      where user_id = (select id from users where email = ${email})`.execute(db),
  );

/** Runs in the page. Pretends that the code was sent `ms` milliseconds earlier. */
function openedBefore(ms: number): void {
  const key = "orbita.verification";
  const pending = JSON.parse(sessionStorage.getItem(key) ?? "{}") as { sentAt: number };
  sessionStorage.setItem(key, JSON.stringify({ ...pending, sentAt: pending.sentAt - ms }));
}

test(
  "sign-up with an expired code → refused, and the user can request a new code",
  { tag: "@proof" },
  async ({ page, at, say, watch, language }) => {
    const person = newPerson();
    await page.goto(at("/sign-up"));
    await fillIn(page, say, person);
    await submit(page, say);
    const code = await codeFor(person.email);
    const [mail] = await mailsTo(person.email);
    expect(mail?.html, "the mail is in the language of the page").toContain(`lang="${language}"`);

    await expect(page.getByRole("button", { name: say("Send a new code") })).toBeHidden();
    await letCodeExpire(person);
    await page.evaluate(openedBefore, accountLimits.code.minutes * 60_000);
    await page.reload();
    await expect(page.getByText(say("This code has expired"), { exact: true })).toBeVisible();
    watch.mean(409, /validate-email$/);
    await codeField(page, say).pressSequentially(code);
    await expect(page.getByText(problemText("account.codeExpired", language))).toBeVisible();
    await expectAccessible(page, "expired code");

    await page.getByRole("button", { name: say("Send a new code") }).click();
    await expect(page.getByText(say("New code sent"))).toBeVisible();
    const second = await codeFor(person.email, 2);
    await codeField(page, say).pressSequentially(second);
    await expectArrived(page, say("What brings you here?"), say("Let’s get started"));
    await page.getByRole("link", { name: say("Continue later") }).click();
    await expect(signedInAs(page, say, person.firstName)).toBeVisible();
  },
);

test(
  "sign-up with a taken email or username → reported while the user fills in the form",
  { tag: "@proof" },
  async ({ page, at, say, language }) => {
    const { person } = await aNewcomer(language);
    await page.goto(at("/sign-up"));
    await page.getByLabel(say("Email"), { exact: true }).fill(person.email);
    await page.getByLabel(say("Username"), { exact: true }).fill(person.username);
    await expect(page.getByText(problemText("account.emailTaken", language))).toBeVisible();
    await page.getByLabel(say("Password"), { exact: true }).focus();
    await expect(page.getByText(problemText("account.usernameTaken", language))).toBeVisible();
    await expectAccessible(page, "taken");
  },
);
