import { aNewcomer, signInQuietly, unique } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test("a new Space before the email is confirmed → the code leads back to the form with what was typed", async ({
  page,
  at,
  say,
  language,
}) => {
  const { person, code } = await aNewcomer(language);
  await signInQuietly(page, person);
  await page.goto(at("/spaces/new"));
  const name = `Fonderia ${unique()}`;
  await page.getByLabel(say("Name"), { exact: true }).fill(name);
  // The state after a sign-up in this tab: a code was just sent, so the page sends none.
  await page.evaluate(
    (email) => sessionStorage.setItem("orbita.verification", JSON.stringify({ email, sentAt: Date.now() })),
    person.email,
  );
  await page.getByRole("link", { name: say("Enter the code") }).click();
  await expect(page.getByRole("heading", { level: 1, name: say("Write the code") })).toBeVisible();
  await page.getByRole("textbox").first().pressSequentially(code);
  await expect(page).toHaveURL(at("/spaces/new"));
  await expect(page.getByLabel(say("Name"), { exact: true })).toHaveValue(name);
});

test("the page for the code without a pending sign-up → the sign-in says why, and the tab stays usable", async ({
  page,
  at,
  say,
}) => {
  await page.goto(at("/verify-email"));
  await expect(page).toHaveURL(/sign-in\?returnTo=/);
  await expect(page.getByText(say("Sign in to enter the code we emailed you."))).toBeVisible();
  await page.goto(at("/sign-up/complete"));
  await expect(page).toHaveURL(at("/sign-up"));
  expect(await page.evaluate(() => 1)).toBe(1);
});
