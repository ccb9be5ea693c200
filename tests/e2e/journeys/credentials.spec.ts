import { accountLimits } from "@orbita/contract";
import type { Page } from "@playwright/test";
import { sql } from "kysely";
import { forgetPauses } from "../product/forget-limits.ts";
import { actsAs } from "../support/acts.ts";
import { expectArrived } from "../support/arrive.ts";
import { expectAccessible } from "../support/axe.ts";
import { inDatabase } from "../support/database.ts";
import { fieldText, problemText } from "@orbita/i18n/errors";
import { codeFor, mailsTo } from "../support/mail.ts";
import { aPerson, newPerson, signInQuietly, unique } from "../support/people.ts";
import { product } from "../support/product.ts";
import { confirmByPassword, stepUpDialog } from "../support/step-up.ts";
import { expect, test } from "../support/test.ts";
import type { Language, Translate } from "../support/words.ts";

const next = "Banchina-Pra7";
const codeField = (page: Page, say: Translate) => page.getByRole("textbox", { name: say("Six-digit code") });
const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const wrongCode = (language: Language) =>
  problemText("account.codeInvalid", language, { triesLeft: accountLimits.code.tries - 1 });

const letCodesExpire = (email: string) =>
  inDatabase((db) =>
    sql`update one_time_codes set expires_at = now() - interval '1 second'
      where user_id = (select id from users where email = ${email})`.execute(db),
  );

const notices = {
  password: { it: "La tua password è cambiata", en: "Your password has changed" },
  address: { it: "L’email del tuo account è cambiata", en: "Your account’s email address has changed" },
};
const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);

test("resetting a forgotten password refuses wrong and expired codes and a weak password, then ends other sessions", async ({
  page,
  at,
  say,
  watch,
  elsewhere,
  language,
}) => {
  const person = await aPerson(language);
  const other = await elsewhere();
  await signInQuietly(other, person);

  await page.clock.install();
  await page.goto(at("/jobs?q=java"));
  await page
    .getByRole("link", { name: say("Sign in") })
    .first()
    .click();
  await expectArrived(page, say("Welcome back"), say("Sign in"));
  await page.getByLabel(say("Email"), { exact: true }).fill(person.email);
  await page.getByRole("link", { name: say("Forgot your password?") }).click();
  await expectArrived(page, say("Reset your password"));
  await expect(page.getByLabel(say("Email"), { exact: true }), "what was typed came along").toHaveValue(person.email);
  await expectAccessible(page, "address");
  await page.getByRole("button", { name: say("Send code") }).click();

  await expect(page.getByRole("heading", { level: 1, name: say("Enter the code") })).toBeVisible();
  await expect(codeField(page, say)).toBeFocused();
  const code = await codeFor(person.email, 2);
  watch.mean(409, /password-reset-validate$/);
  await codeField(page, say).pressSequentially(otherThan(code));
  await expect(page.getByText(wrongCode(language))).toBeVisible();
  await expectAccessible(page, "wrong code");

  await letCodesExpire(person.email);
  // On a phone the mail opens in another app, and the browser may unload the page while the user reads the mail.
  await page.reload();
  await codeField(page, say).pressSequentially(code);
  await expect(page.getByText(problemText("account.codeExpired", language))).toBeVisible();
  const again = page.getByRole("button", { name: say("Send a new code") });
  await expect(again, "not before the pause is over").toBeHidden();
  await forgetPauses(product().environment.VALKEY_URL ?? "");
  await page.clock.fastForward(accountLimits.code.pauseSeconds * 1_000);
  await again.click();
  await expect(page.getByText(say("New code sent"))).toBeVisible();
  await codeField(page, say).pressSequentially(await codeFor(person.email, 3));

  await expect(page.getByRole("heading", { level: 1, name: say("Reset your password") })).toBeFocused();
  const password = page.getByLabel(say("Password"), { exact: true });
  const repeated = page.getByLabel(say("Confirm password"), { exact: true });
  const change = page.getByRole("button", { name: say("Change password") });
  await change.click();
  await expect(password, "the first wrong field has the focus").toBeFocused();
  await password.fill("banchina");
  await repeated.fill("banchina");
  await change.click();
  await expect(page.getByText(fieldText("password.uppercase", language))).toBeVisible();
  await expectAccessible(page, "weak password");
  await password.fill(next);
  await expect(page.getByText(fieldText("password.mismatch", language))).toBeVisible();
  await expect(page.getByRole("meter", { name: say("Password strength") })).toBeVisible();
  await expectAccessible(page, "passwords differ");
  await repeated.fill(next);
  await change.click();

  await expect(page).toHaveURL(at("/jobs?q=java"));
  await expect(actsAs(page, say, person.firstName)).toBeVisible();
  watch.mean(401, /./);
  await other.goto(at("/settings/security"));
  await expect(other, "the other sign-in has ended").toHaveURL((url) => url.pathname === at("/sign-in"));
  await expect.poll(() => subjectsTo(person.email)).toContain(notices.password[language]);
  await signInQuietly(other, { ...person, password: next });
});

test(
  "password reset for an email without an account → the same code form as for any other, and no mail",
  { tag: "@proof" },
  async ({ page, at, say, watch, language }) => {
    const { email } = newPerson();
    await page.goto(at("/forgot-password"));
    await page.getByLabel(say("Email"), { exact: true }).fill(email);
    await page.getByRole("button", { name: say("Send code") }).click();
    await expect(codeField(page, say)).toBeFocused();
    watch.mean(409, /password-reset-validate$/);
    await codeField(page, say).pressSequentially("000000");
    await expect(page.getByText(wrongCode(language))).toBeVisible();
    expect(await mailsTo(email)).toEqual([]);
  },
);

test(
  "password changed after a step-up and with a code → all other sessions end, this session stays",
  { tag: "@proof" },
  async ({ page, at, say, watch, elsewhere, language }) => {
    const person = await aPerson(language);
    await signInQuietly(page, person);
    const other = await elsewhere();
    await signInQuietly(other, person);
    await page.goto(at("/settings/security"));
    await page
      .getByRole("button", { name: say("Change…"), exact: true })
      .first()
      .click();
    const confirming = stepUpDialog(page, say);
    await expect(confirming.getByLabel(say("Password"), { exact: true })).toBeVisible();
    await expectAccessible(page, "confirm it’s you");
    watch.mean(409, /step-up\/password$/);
    await confirming.getByLabel(say("Password"), { exact: true }).fill("Sbagliata-1");
    await page.keyboard.press("Enter");
    await expect(confirming.getByText(problemText("account.passwordWrong", language))).toBeVisible();
    await confirmByPassword(page, say, person.password);

    const dialog = page.getByRole("dialog", { name: say("Change password") });
    await expectAccessible(page, "change of password");
    await dialog.getByLabel(say("New password"), { exact: true }).fill(next);
    await dialog.getByLabel(say("Confirm password"), { exact: true }).fill(next);
    await dialog.getByRole("button", { name: say("Send code") }).click();

    await expect(codeField(page, say)).toBeFocused();
    await expectAccessible(page, "code of a change");
    await codeField(page, say).pressSequentially(await codeFor(person.email, 2));
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByText(say("Password changed. You’ve been signed out on your other devices."))).toBeVisible();
    await page.reload();
    await expectArrived(page, say("Sign-in and security"));
    watch.mean(401, /./);
    await other.goto(at("/settings/security"));
    await expect(other).toHaveURL((url) => url.pathname === at("/sign-in"));
    await signInQuietly(other, { ...person, password: next });
  },
);

test(
  "email address changed with a code to the new address → the old address is notified",
  { tag: "@proof" },
  async ({ page, at, say, watch, language }) => {
    const person = await aPerson(language);
    const taken = await aPerson(language);
    const to = `giulia.nuova.${unique()}@posta.example`;
    await signInQuietly(page, person);
    await page.goto(at("/settings"));
    await page
      .getByRole("button", { name: say("Change…"), exact: true })
      .first()
      .click();
    await confirmByPassword(page, say, person.password);
    const dialog = page.getByRole("dialog");
    const address = dialog.getByLabel(say("New address"), { exact: true });
    await expect(address).toBeFocused();
    await expectAccessible(page, "change of address");
    watch.mean(409, /email-change$/);
    await address.fill(taken.email);
    await page.keyboard.press("Enter");
    await expect(dialog.getByText(problemText("account.emailTaken", language))).toBeVisible();
    await expect(address).toBeFocused();
    await address.fill(to);
    await page.keyboard.press("Enter");
    await expect(codeField(page, say)).toBeFocused();
    await codeField(page, say).pressSequentially(await codeFor(to));
    await expect(page.getByText(say("Email address changed to {address}", { address: to }))).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel(say("Email"), { exact: true })).toHaveValue(to);
    await expect.poll(() => subjectsTo(person.email)).toContain(notices.address[language]);
    expect(await subjectsTo(to)).not.toContain(notices.address[language]);
  },
);

test(
  "an unverified user requests a new code from any page, confirms it, and returns to that page",
  { tag: "@proof" },
  async ({ page, at, say, language }) => {
    const person = await aPerson(language);
    await inDatabase((db) => sql`update users set email_verified_at = null where email = ${person.email}`.execute(db));
    await signInQuietly(page, person);
    await page.goto(at("/jobs?q=java"));
    const banner = page.getByRole("region", { name: say("Your email address") });
    await expect(banner).toContainText(person.email);
    await expectAccessible(page, "not confirmed");
    await banner.getByRole("link", { name: say("Resend code") }).click();
    await expect(codeField(page, say)).toBeFocused();
    await page.getByRole("button", { name: say("Change address") }).click();
    await confirmByPassword(page, say, person.password);
    await expect(page.getByRole("dialog").getByLabel(say("New address"), { exact: true })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await codeField(page, say).pressSequentially(await codeFor(person.email, 2));
    await expect(page).toHaveURL(at("/jobs?q=java"));
    await expect(banner).toBeHidden();
  },
);
