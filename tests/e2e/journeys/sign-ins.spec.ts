import type { Page } from "@playwright/test";
import { actsAs, switchPanel } from "../support/acts.ts";
import { expectAccessible } from "../support/axe.ts";
import { aPerson, signInQuietly } from "../support/people.ts";
import { isListening, listenTo } from "../support/realtime.ts";
import { expect, test } from "../support/test.ts";
import type { Translate } from "../support/words.ts";

const card = (page: Page, say: Translate) => page.getByRole("region", { name: say("Signed-in devices") });
const rows = (page: Page, say: Translate) => card(page, say).getByRole("listitem");
const others = (page: Page, say: Translate) =>
  rows(page, say).getByRole("button", {
    name: new RegExp(`^${say("Sign out {device}", { device: ".+" })}$`),
  });

test(
  "user ends a session from another browser → that browser is signed out within two seconds",
  { tag: "@proof" },
  async ({ page, at, say, watch, elsewhere, language }) => {
    const person = await aPerson(language);
    await signInQuietly(page, person);
    const other = await elsewhere();
    await signInQuietly(other, person);
    const ear = listenTo(other);
    await other.goto(at("/settings/security"));
    await expect(rows(other, say)).not.toHaveCount(0);
    await expect.poll(() => isListening(ear)).toBe(true);

    await page.goto(at("/settings/security"));
    // The third session is that of the registration, which only the api used.
    await expect(rows(page, say)).toHaveCount(3);
    await expect(rows(page, say).first()).toContainText(say("This device"));
    await expect(others(page, say)).toHaveCount(2);
    await expectAccessible(page, "sign-ins");

    // The browser whose session ended gets refusals, as intended.
    watch.mean(401, /./);
    await others(page, say).first().click();
    const asked = page.getByRole("dialog");
    await expectAccessible(page, "ending a sign-in");
    const answer = page.waitForResponse((response) => response.request().method() === "DELETE");
    await asked.getByRole("button", { name: say("Sign out device") }).click();
    await answer;
    const ended = Date.now();
    await expect(other).toHaveURL((url) => url.pathname === at("/sign-in"), { timeout: 5_000 });
    expect(Date.now() - ended, "milliseconds until the other browser was out").toBeLessThan(2_000);
    await expect(rows(page, say)).toHaveCount(2);
    await expect(page.getByRole("list", { name: say("Activity") })).toContainText(say("Device signed out"));
  },
);

test(
  "session ended elsewhere → disappears from the list of sessions by itself; then the user ends all other sessions",
  { tag: "@proof" },
  async ({ page, at, say, watch, elsewhere, language }) => {
    const person = await aPerson(language);
    await signInQuietly(page, person);
    const other = await elsewhere();
    await signInQuietly(other, person);
    const ear = listenTo(page);
    await page.goto(at("/settings/security"));
    await expect(rows(page, say)).toHaveCount(3);
    await expect.poll(() => isListening(ear)).toBe(true);

    await other.goto(at("/"));
    // The requests that the other page sends while it signs out are refused.
    watch.mean(401, /./);
    await actsAs(other, say, person.firstName).click();
    await switchPanel(other, say)
      .getByRole("button", { name: say("Sign out") })
      .click();
    await expect(rows(page, say)).toHaveCount(2);

    await signInQuietly(other, person);
    await other.goto(at("/settings"));
    await page.reload();
    await expect(rows(page, say)).toHaveCount(3);
    await card(page, say)
      .getByRole("button", { name: say("Sign out others…") })
      .click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: say("Sign out others") })
      .click();
    await expect(rows(page, say)).toHaveCount(1);
    await expect(card(page, say).getByRole("button"), "nothing is left to end").toHaveCount(0);
    await expect(other).toHaveURL((url) => url.pathname === at("/sign-in"), { timeout: 5_000 });
    await expect(page.getByText(say("Other devices signed out"))).toBeVisible();
  },
);
