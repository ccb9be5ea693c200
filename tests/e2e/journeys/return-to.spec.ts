import { craftedAddresses } from "../../../apps/web/src/shell/navigation/crafted-addresses.ts";
import { aPerson, signInQuietly } from "../support/people.ts";
import { product } from "../support/product.ts";
import { expect, test } from "../support/test.ts";

test("crafted `returnTo` for a signed-in user → the server never redirects to another origin", async ({
  page,
  language,
}) => {
  const { origin } = product();
  await signInQuietly(page, await aPerson(language));
  expect(craftedAddresses.length).toBeGreaterThanOrEqual(200);
  for (const value of craftedAddresses) {
    const answer = await page.request.get(`/sign-in?returnTo=${encodeURIComponent(value)}`, { maxRedirects: 0 });
    const location = answer.headers()["location"] ?? "";
    expect([answer.status(), new URL(location, origin).origin], JSON.stringify(value)).toEqual([307, origin]);
  }
});

test(
  "crafted `returnTo` on the sign-in form → after signing in, the browser stays on our origin",
  { tag: "@proof" },
  async ({ page, at, say, language }) => {
    const { origin } = product();
    const person = await aPerson(language);
    for (const value of [
      "https://evil.example/",
      "//evil.example",
      "/\\evil.example",
      "/%09/evil.example",
      "/en//evil.example",
    ]) {
      await page.context().clearCookies();
      await page.goto(at("/"));
      await page.evaluate(() => localStorage.clear());
      await page.goto(`${at("/sign-in")}?returnTo=${encodeURIComponent(value)}`);
      await page.getByLabel(say("Email"), { exact: true }).fill(person.email);
      await page.getByLabel(say("Password"), { exact: true }).fill(person.password);
      await page.getByRole("button", { name: say("Sign in"), exact: true }).click();
      await expect(page, value).not.toHaveURL(/sign-in/);
      expect(new URL(page.url()).origin, value).toBe(origin);
      await expect(page.getByRole("heading", { level: 1, name: person.firstName }), "the home").toBeVisible();
      // The next round removes the cookies, so this page must have finished its requests before. The browser waits for them only after
      // it has loaded a document.
      await page.reload();
      await page.waitForLoadState("networkidle");
    }
  },
);
