import { actsAs } from "../support/acts.ts";
import { untilAlive } from "../support/alive.ts";
import { expectArrived } from "../support/arrive.ts";
import { expectAccessible } from "../support/axe.ts";
import { inDatabase } from "../support/database.ts";
import { codeFor, mailsTo } from "../support/mail.ts";
import { unique } from "../support/people.ts";
import { anAccount, choose } from "../support/providers.ts";
import { stepUpDialog } from "../support/step-up.ts";
import { expect, test } from "../support/test.ts";

test(
  "user without a password changes the email after a step-up with the provider; the old email's link undoes it",
  { tag: "@proof" },
  async ({ page, at, say, watch }) => {
    watch.mean(409, /\/oauth2\/(login|register)\//);
    const account = await anAccount("google");
    const { email: old, firstName, username } = account.person;
    const withGoogle = () =>
      page.getByRole("button", { name: say("Continue with {name}", { name: "Google" }), exact: true });
    await page.goto(at("/sign-up"));
    await withGoogle().click();
    await choose(page, account);
    await expectArrived(page, say("Finish signing up"));
    await page.getByLabel(say("Username"), { exact: true }).fill(username);
    await page.getByRole("checkbox", { name: say("I accept the terms of use and the privacy notice") }).check();
    await page.getByRole("button", { name: say("Create account") }).click();
    await page.waitForURL((url) => !url.pathname.includes("sign-up"));

    const to = `nuova.${unique()}@posta.example`;
    const change = () =>
      page
        .getByRole("button", { name: say("Change…"), exact: true })
        .first()
        .click();
    await page.goto(at("/settings"));
    await change();
    const confirming = stepUpDialog(page, say);
    await expect(confirming.getByLabel(say("Password"), { exact: true })).toBeHidden();
    await expectAccessible(page, "confirm without a password");
    await confirming.getByRole("button", { name: say("Continue with {name}", { name: "Google" }) }).click();
    await choose(page, account);
    await expect(page).toHaveURL((url) => url.pathname === at("/settings"));
    await untilAlive(page);
    await expect(
      page.getByText(say("Identity confirmed with {name}. You can continue now.", { name: "Google" })),
    ).toBeVisible();
    await change();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(say("New address"), { exact: true }).fill(to);
    await page.keyboard.press("Enter");
    await page.getByRole("textbox", { name: say("Six-digit code") }).pressSequentially(await codeFor(to));
    await expect(page.getByLabel(say("Email"), { exact: true })).toHaveValue(to);

    let link: string | undefined;
    await expect
      .poll(
        async () => {
          const texts = (await mailsTo(old)).map(({ text }) => text);
          link = texts.map((text) => /\/account\/undo-email(#[\w-]{43})/.exec(text)?.[1]).find(Boolean);
          return link;
        },
        { timeout: 45_000 },
      )
      .toBeTruthy();
    await page.goto(at("/account/undo-email") + link!);
    await expectArrived(page, say("Undo email change"));
    await expectAccessible(page, "undo the change");
    // Restoring the old email address ends this session too. Its realtime connection may send one more request, which is
    // refused.
    watch.mean(401, /realtime\/session$/);
    await page.getByRole("button", { name: say("Restore old address") }).click();
    await expect(page.getByRole("heading", { level: 1, name: say("Your address has been restored") })).toBeVisible();
    await expect(page.getByText(old)).toBeVisible();
    await expectAccessible(page, "restored");
    const row = await inDatabase((db) =>
      db.selectFrom("users").select("email").where("username", "=", username).executeTakeFirstOrThrow(),
    );
    expect(row.email).toBe(old);
    await page.goto(at("/sign-in"));
    await withGoogle().click();
    await choose(page, account);
    await expect(actsAs(page, say, firstName)).toBeVisible();
  },
);
