import { aNewcomer, signInQuietly, unique } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test(
  "user starts a new Space before verifying the email → the code leads back to the form with the typed name",
  { tag: "@proof" },
  async ({ page, at, say, language }) => {
    const { person, code } = await aNewcomer(language);
    await signInQuietly(page, person);
    await page.goto(at("/spaces/new"));
    const name = `Fonderia ${unique()}`;
    await page.getByLabel(say("Name"), { exact: true }).fill(name);
    // Sets the state after a sign-up in this tab: a code was just sent, so the page sends no other.
    await page.evaluate(
      (email) => sessionStorage.setItem("orbita.verification", JSON.stringify({ email, sentAt: Date.now() })),
      person.email,
    );
    await page.getByRole("link", { name: say("Enter the code") }).click();
    await expect(page.getByRole("heading", { level: 1, name: say("Enter the code") })).toBeVisible();
    await page.getByRole("textbox").first().pressSequentially(code);
    await expect(page).toHaveURL(at("/spaces/new"));
    await expect(page.getByLabel(say("Name"), { exact: true })).toHaveValue(name);
  },
);

test(
  "verification code page without a pending sign-up → the sign-in page explains why, and the tab stays usable",
  { tag: "@proof" },
  async ({ page, at, say }) => {
    await page.goto(at("/verify-email"));
    await expect(page).toHaveURL(/sign-in\?returnTo=/);
    await expect(page.getByText(say("Sign in to enter the code we emailed you."))).toBeVisible();
    await page.goto(at("/sign-up/complete"));
    await expect(page).toHaveURL(at("/sign-up"));
    expect(await page.evaluate(() => 1)).toBe(1);
  },
);
