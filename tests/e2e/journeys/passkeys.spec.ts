import type { Page } from "@playwright/test";
import { actsAs, switchPanel } from "../support/acts.ts";
import { expectArrived } from "../support/arrive.ts";
import { plugIn, withoutPasskeys, withoutSuggestions } from "../support/authenticator.ts";
import { expectAccessible } from "../support/axe.ts";
import { inDatabase } from "../support/database.ts";
import { problemText } from "@orbita/i18n/errors";
import { aPerson, signInQuietly, type PersonCredentials } from "../support/people.ts";
import { confirmByPassword, stepUpDialog } from "../support/step-up.ts";
import { expect, test } from "../support/test.ts";
import type { Translate } from "../support/words.ts";

const waysIn = (page: Page, say: Translate) => page.getByRole("region", { name: say("Sign-in methods") });
const passkeyRow = (page: Page, say: Translate, name: string) =>
  waysIn(page, say)
    .getByRole("listitem")
    .filter({ hasText: say("Passkey “<0>{name}</0>”", { name }) });

async function signOut(page: Page, say: Translate, { firstName }: PersonCredentials): Promise<void> {
  await actsAs(page, say, firstName).click();
  await switchPanel(page, say)
    .getByRole("button", { name: say("Sign out") })
    .click();
  await expect(page.getByRole("link", { name: say("Sign in") }).first()).toBeVisible();
}

/** Creates a passkey on the security page and names it through the toast. */
async function makePasskey(page: Page, say: Translate, name: string, password: string): Promise<void> {
  await page.getByRole("button", { name: say("Add passkey") }).click();
  await confirmByPassword(page, say, password);
  await page.getByRole("button", { name: say("Rename"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: say("Rename passkey") });
  await dialog.getByLabel(say("Name"), { exact: true }).fill(name);
  await dialog.getByRole("button", { name: say("Save") }).click();
  await expect(dialog).toBeHidden();
  await expect(passkeyRow(page, say, name)).toBeVisible();
}

test("a passkey is created, named, used to sign in, and refused after its removal", async ({
  page,
  at,
  say,
  watch,
  language,
}) => {
  const person = await aPerson(language);
  const authenticator = await plugIn(page);
  await withoutSuggestions(page);
  await signInQuietly(page, person);
  await page.goto(at("/settings/security"));
  await expect(waysIn(page, say).getByText(say("Password"), { exact: true })).toBeVisible();
  await expectAccessible(page, "security");

  await page.getByRole("button", { name: say("Add passkey") }).click();
  await confirmByPassword(page, say, person.password);
  await page.getByRole("button", { name: say("Rename"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: say("Rename passkey") });
  const field = dialog.getByLabel(say("Name"), { exact: true });
  await expect(field, "named after the device").not.toHaveValue("");
  await expectAccessible(page, "naming a passkey");
  await field.fill("");
  await dialog.getByRole("button", { name: say("Save") }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await field.fill("Telefono di Giulia");
  await dialog.getByRole("button", { name: say("Save") }).click();
  await expect(dialog).toBeHidden();
  const row = passkeyRow(page, say, "Telefono di Giulia");
  await expect(row).toContainText(/mai usata|never used/);

  await test.step("the same device cannot create a second passkey", async () => {
    await page.getByRole("button", { name: say("Add passkey") }).click();
    await expect(page.getByRole("alert")).toHaveText(say("This device already has a passkey. Use it to sign in."));
    await expectAccessible(page, "a second passkey refused");
    expect(await authenticator.held()).toBe(1);
  });

  await test.step("a passkey sign-in that is cancelled shows an explanation and can be repeated", async () => {
    await signOut(page, say, person);
    await page.goto(at("/spaces/new"));
    await expect(page).toHaveURL((url) => url.pathname === at("/sign-in"));
    await authenticator.recognise(false);
    const button = page.getByRole("button", { name: say("Sign in with a passkey") });
    await button.click();
    await expect(page.getByRole("alert")).toHaveText(
      say("No passkey was used: the request was cancelled or timed out. Try again."),
    );
    await expectAccessible(page, "passkey cancelled");
    await authenticator.recognise(true);
    await button.click();
  });
  await expectArrived(page, say("Open a Space"));
  await expect(page, "back where one wanted to go").toHaveURL(at("/spaces/new"));

  await test.step("the security page and the activity log show that the passkey was used", async () => {
    await page.goto(at("/settings/security"));
    await expect(row).toContainText(/usata oggi|used today/);
    await expect(page.getByRole("list", { name: say("Activity") })).toContainText(say("Passkey renamed"));
  });

  await test.step("the user removes the passkey → it can no longer sign in", async () => {
    await row.getByRole("button", { name: say("Remove passkey {name}", { name: "Telefono di Giulia" }) }).click();
    // The session is new, so it needs a step-up, which the passkey confirms.
    await stepUpDialog(page, say)
      .getByRole("button", { name: say("Use a passkey") })
      .click();
    const asked = page.getByRole("dialog", {
      name: say("Remove passkey “{name}”?", { name: "Telefono di Giulia" }),
    });
    await expect(asked).toBeVisible();
    await expectAccessible(page, "removing a passkey");
    await asked.getByRole("button", { name: say("Remove"), exact: true }).click();
    await expect(row).toBeHidden();
    expect(await authenticator.held(), "the device still has it").toBe(1);
    await signOut(page, say, person);
    await page.goto(at("/sign-in"));
    watch.mean(409, /auth\/passkey$/);
    await page.getByRole("button", { name: say("Sign in with a passkey") }).click();
    await expect(page.getByRole("alert")).toHaveText(problemText("passkey.refused", language));
    await expect(page).toHaveURL((url) => url.pathname === at("/sign-in"));
  });
});

test(
  "the browser suggests a passkey in the sign-in form, and the passkey signs the user in",
  { tag: "@proof" },
  async ({ page, at, say, language }) => {
    const person = await aPerson(language);
    await plugIn(page);
    await signInQuietly(page, person);
    await page.goto(at("/settings/security"));
    await makePasskey(page, say, "Portatile", person.password);
    await signOut(page, say, person);
    // The test clicks nothing, because this authenticator takes the first suggestion by itself.
    await page.goto(at("/sign-in"));
    await expect(actsAs(page, say, person.firstName)).toBeVisible();
  },
);

test(
  "the only way to sign in to an account cannot be removed",
  { tag: "@proof" },
  async ({ page, at, say, language }) => {
    const person = await aPerson(language);
    await plugIn(page);
    await signInQuietly(page, person);
    await page.goto(at("/settings/security"));
    await makePasskey(page, say, "Portatile", person.password);
    // The account has no password, as if it was created with a sign-in provider that was then disconnected.
    await inDatabase((db) =>
      db.updateTable("users").set({ password_hash: null }).where("email", "=", person.email).execute(),
    );
    await page.reload();
    const remove = page.getByRole("button", { name: say("Remove passkey {name}", { name: "Portatile" }) });
    await expect(remove).toBeDisabled();
    await expect(
      page.getByText(say("This is your only way to sign in: add another before you remove it.")),
      "and why",
    ).toBeVisible();
    await expectAccessible(page, "the only way to sign in");
  },
);

test(
  "a browser without passkey support → sign-in and security pages offer no passkeys",
  { tag: "@proof" },
  async ({ page, at, say, language }) => {
    const person = await aPerson(language);
    await withoutPasskeys(page);
    await page.goto(at("/sign-in"));
    await expect(page.getByLabel(say("Email"), { exact: true })).toBeEditable();
    await expect(page.getByRole("button", { name: say("Sign in with a passkey") })).toHaveCount(0);
    await signInQuietly(page, person);
    await page.goto(at("/settings/security"));
    await expect(page.getByText(say("This browser doesn’t support passkeys."))).toBeVisible();
    await expect(page.getByRole("button", { name: say("Add passkey") })).toHaveCount(0);
  },
);
