import { randomUUIDv7 } from "node:crypto";
import type { SimulatedProvider } from "@orbita/simulators";
import type { Page } from "@playwright/test";
import { sql } from "kysely";
import { untilAlive } from "../support/alive.ts";
import { expectArrived } from "../support/arrive.ts";
import { expectAccessible } from "../support/axe.ts";
import { inDatabase } from "../support/database.ts";
import { problemText } from "@orbita/i18n/errors";
import { tabTo } from "../support/keyboard.ts";
import { codeFor, mailsTo } from "../support/mail.ts";
import { aNewcomer, aPerson, newPerson, signInQuietly } from "../support/people.ts";
import { anAccount, choose, deny, providerNames, providers } from "../support/providers.ts";
import { confirmByPassword } from "../support/step-up.ts";
import { expect, test } from "../support/test.ts";
import type { Translate } from "../support/words.ts";

const returned = /\/oauth2\/(login|register|link)\//;

const button = (page: Page, say: Translate, provider: SimulatedProvider) =>
  page.getByRole("button", { name: say("Continue with {name}", { name: providerNames[provider] }), exact: true });
const signedInAs = (page: Page, say: Translate, shown: string) =>
  page.getByRole("button", { name: say("Acting as {shown}", { shown }) });
const codeField = (page: Page, say: Translate) => page.getByRole("textbox", { name: say("Six-digit code") });

async function complete(page: Page, say: Translate, username: string): Promise<void> {
  await page.getByLabel(say("Username"), { exact: true }).fill(username);
  await page.getByRole("checkbox", { name: say("I accept the terms of use and the privacy notice") }).check();
}

/** Connects a provider account directly in the database, as a first sign-in would. */
const remember = (email: string, provider: SimulatedProvider, subject: string) =>
  inDatabase((db) =>
    sql`insert into identities (id, user_id, provider, subject)
      select ${randomUUIDv7()}, id, ${provider}, ${subject} from users where email = ${email}`.execute(db),
  );

/**
 * Picks a provider by the project's language and device. One provider per run of a journey is enough, because the server's tests cover the
 * differences between providers.
 */
function itsTurn(journey: number): { provider: SimulatedProvider; name: string } {
  const { name } = test.info().project;
  const combination = (name.includes("phone") ? 1 : 0) + (name.startsWith("en") ? 1 : 0);
  const provider = providers[(journey + combination) % providers.length]!;
  return { provider, name: providerNames[provider] };
}

test("a new user signs up with a sign-in provider and returns to the page they came from", async ({
  page,
  at,
  say,
  watch,
}) => {
  const { provider } = itsTurn(0);
  watch.mean(409, returned);
  const account = await anAccount(provider);
  await page.goto(at("/jobs?q=java"));
  await page
    .getByRole("link", { name: say("Sign in") })
    .first()
    .click();
  await page.getByRole("link", { name: say("Create one in two minutes") }).click();
  await expectArrived(page, say("Create account"));
  await expectAccessible(page, "sign up with providers");
  await button(page, say, provider).click();
  await choose(page, account);
  await expect(page).toHaveURL(at("/sign-up/complete"));
  await expectArrived(page, say("Finish signing up"));
  await expect(page.getByLabel(say("First name"), { exact: true })).toHaveValue(account.person.firstName);
  await expect(page.getByLabel(say("Email"), { exact: true })).toHaveValue(account.person.email);
  await expect(page.getByLabel(say("Email"), { exact: true })).not.toBeEditable();
  await expectAccessible(page, "complete");

  await page.getByRole("button", { name: say("Create account") }).click();
  await expect(page.getByLabel(say("Username"), { exact: true })).toBeFocused();
  await expectAccessible(page, "complete, refused");
  await complete(page, say, account.person.username);
  await expect(page.getByRole("status").filter({ hasText: say("This username is available.") })).toBeAttached();
  await page.getByRole("button", { name: say("Create account") }).click();
  await expect(page).toHaveURL(at("/jobs?q=java"));
  await expect(signedInAs(page, say, account.person.firstName)).toBeVisible();
});

test(
  "sign-in with a provider whose verified email has an account → connected to it, and the user is notified",
  { tag: "@proof" },
  async ({ page, at, say, language }) => {
    const { provider, name } = itsTurn(1);
    const person = await aPerson(language);
    const account = await anAccount(provider, { email: person.email });
    await page.goto(at("/sign-in"));
    await button(page, say, provider).click();
    await choose(page, account);
    await expect(signedInAs(page, say, person.firstName)).toBeVisible();
    await expect.poll(async () => (await mailsTo(person.email)).some(({ text }) => text.includes(name))).toBe(true);
  },
);

test(
  "user signs in with a connected provider → the provider's parameters are removed from the URL",
  { tag: "@proof" },
  async ({ page, at, say, language }) => {
    const { provider } = itsTurn(2);
    const person = await aPerson(language);
    const account = await anAccount(provider, { email: null });
    await remember(person.email, provider, account.id);
    await page.goto(at("/sign-in"));
    await button(page, say, provider).click();
    await choose(page, account);
    await expect(signedInAs(page, say, person.firstName)).toBeVisible();
    expect(new URL(page.url()).search).toBe("");
  },
);

test(
  "sign-up with a provider account without an email → the user enters an email and verifies it with a code",
  { tag: "@proof" },
  async ({ page, at, say, watch }) => {
    const { provider } = itsTurn(2);
    watch.mean(409, returned);
    const account = await anAccount(provider, { email: null });
    const { email, username } = newPerson();
    await page.goto(at("/sign-in"));
    await button(page, say, provider).click();
    await choose(page, account);
    await expectArrived(page, say("Finish signing up"));
    await complete(page, say, username);
    await page.getByLabel(say("Email"), { exact: true }).fill(email);
    await page.getByRole("button", { name: say("Continue") }).click();
    await expect(page.getByRole("heading", { level: 1, name: say("Enter the code") })).toBeVisible();
    await expectAccessible(page, "code of a sign-up");
    await page.reload();
    await expect(codeField(page, say), "a page that was loaded again still waits for the code").toBeVisible();
    await codeField(page, say).pressSequentially(await codeFor(email));
    await expectArrived(page, say("What brings you here?"), say("Let’s get started"));
  },
);

test(
  "user denies the sign-in at the provider → an explanation, and the user can sign in another way",
  { tag: "@proof" },
  async ({ page, at, say, watch, language }) => {
    const { provider, name } = itsTurn(1);
    watch.mean(409, returned);
    await page.goto(at("/sign-in"));
    await button(page, say, provider).click();
    await deny(page);
    await expect(page.getByRole("heading", { level: 1, name: say("You’re not signed in yet") })).toBeFocused();
    await expect(page.getByText(problemText("social.denied", language))).toBeVisible();
    await expect(page).toHaveURL(at(`/oauth/${provider}/callback`));
    await expectAccessible(page, "denied");
    await page.getByRole("button", { name: say("Try again with {name}", { name }) }).click();
    await expect(page.getByRole("button", { name: "Deny" })).toBeVisible();
    await deny(page);
    await page.getByRole("link", { name: say("Sign in another way") }).click();
    await expectArrived(page, say("Welcome back"), say("Sign in"));
  },
);

test(
  "OAuth callback with a wrong state, or in another tab → nobody is signed in",
  { tag: "@proof" },
  async ({ page, at, say, watch, elsewhere, language }) => {
    const { provider } = itsTurn(0);
    watch.mean(409, returned);
    const account = await anAccount(provider);
    const forged = `/oauth/${provider}/callback?code=1234567e901234567890&state=made-up`;
    const expired = problemText("social.flowInvalid", language);
    await page.goto(at("/sign-in"));
    await button(page, say, provider).click();
    await expect(page.getByRole("button", { name: account.person.lastName })).toBeVisible();
    await page.goto(forged);
    await expect(page.getByText(expired)).toBeVisible();
    await expectAccessible(page, "wrong state");
    const other = await elsewhere();
    await other.goto(forged);
    await expect(other.getByRole("main")).toContainText(/./);
    await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(other).toHaveURL(`/oauth/${provider}/callback`);
  },
);

test(
  "provider's email matches an account with an unverified email → not connected; the user must sign in first",
  { tag: "@proof" },
  async ({ page, at, say, watch, language }) => {
    watch.mean(409, returned);
    const { person } = await aNewcomer(language);
    const account = await anAccount("google", { email: person.email });
    await page.goto(at("/sign-in"));
    await button(page, say, "google").click();
    await choose(page, account);
    await expect(page.getByRole("heading", { level: 1, name: say("You already have an account") })).toBeFocused();
    await expectAccessible(page, "sign in first");
    await page.getByRole("link", { name: say("Sign in"), exact: true }).click();
    await expectArrived(page, say("Welcome back"), say("Sign in"));
  },
);

test(
  "a sign-in provider is connected and disconnected in the settings by keyboard; another user's is refused",
  { tag: "@proof" },
  async ({ page, at, say, language, watch, elsewhere }) => {
    const person = await aPerson(language);
    const account = await anAccount("github");
    await signInQuietly(page, person);
    await page.goto(at("/settings/security"));
    const connect = page.getByRole("button", { name: say("Connect {name}", { name: "GitHub" }) });
    const disconnect = page.getByRole("button", { name: say("Disconnect {name}", { name: "GitHub" }), exact: true });
    await tabTo(page, connect);
    await page.keyboard.press("Enter");
    await confirmByPassword(page, say, person.password);
    await choose(page, account);
    await expect(page).toHaveURL(at("/settings/security"));
    await untilAlive(page);
    await expect(page.getByText(account.person.email)).toBeVisible();
    await expect(page.getByText(say("{name} connected", { name: "GitHub" }))).toBeVisible();
    await expectAccessible(page, "connected");

    await tabTo(page, disconnect);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await expectAccessible(page, "disconnect?");
    await dialog.getByRole("button", { name: say("Disconnect"), exact: true }).click();
    await expect(connect).toBeVisible();

    // A provider account that is connected to another user cannot be connected here.
    const other = await aPerson(language);
    const taken = await anAccount("twitter", { email: other.email });
    const theirs = await elsewhere();
    await theirs.goto(at("/sign-in"));
    await button(theirs, say, "twitter").click();
    await choose(theirs, taken);
    await expect(signedInAs(theirs, say, other.firstName)).toBeVisible();
    watch.mean(409, returned);
    await page.getByRole("button", { name: say("Connect {name}", { name: "X" }) }).click();
    await choose(page, taken);
    const refused = say("We couldn’t connect {name}", { name: "X" });
    await expect(page.getByRole("heading", { level: 1, name: refused })).toBeFocused();
    await expect(page.getByText(problemText("social.alreadyLinked", language))).toBeVisible();
    await page.getByRole("link", { name: say("Back to settings") }).click();
    await expect(page).toHaveURL(at("/settings/security"));
  },
);
