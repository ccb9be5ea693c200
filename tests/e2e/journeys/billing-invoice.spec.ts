import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { closeMonth, giveBillingData, makeAdmin, spentLastMonth } from "../support/billing.ts";
import { enter, tabTo } from "../support/keyboard.ts";
import { aJobPost, aPerson, aSpace, signInQuietly } from "../support/people.ts";
import { meetStripe, testCards } from "../support/stripe.ts";
import { expect, test } from "../support/test.ts";

const cardForm = (page: Page) => page.frameLocator('iframe[title="Secure payment input frame"]');

/** Types a card into the provider's form, moving between the fields by Tab inside the provider's frame. */
async function typeByKeys(page: Page, number: string): Promise<void> {
  const fields = { "Card number": number, "Expiration date": "1244", "Security code": "123" };
  for (const [label, typed] of Object.entries(fields)) {
    await tabTo(page, cardForm(page).getByLabel(label));
    await page.keyboard.type(typed);
  }
}

test(
  "by keyboard alone: the saved card for a monthly invoice is declined, and the owner pays with another card",
  { tag: "@proof" },
  async ({ page, context, at, say, language, watch }) => {
    test.setTimeout(150_000);
    const [person, admin] = await Promise.all([aPerson(language), aPerson(language)]);
    await makeAdmin(admin);
    const space = await aSpace(person);
    await giveBillingData(person, space);
    const post = await aJobPost(person, space, { published: true });
    await spentLastMonth(post.id, 20);
    await meetStripe(context);
    // Two responses with 409 are expected: the bank declines, and a request while the dialog closes finds nothing left to pay.
    watch.mean(409, /payment-intent$/);
    await signInQuietly(page, person);

    // Test card that can be saved, but is declined for payments without its owner present.
    await page.goto(at(`/work/${space.url}/billing`));
    await enter(page, page.getByRole("button", { name: say("Add card…") }));
    const add = page.getByRole("dialog", { name: say("Add card") });
    await expect(add.getByRole("button", { name: say("Save card") })).toBeVisible({ timeout: 45_000 });
    await typeByKeys(page, testCards.failingLater);
    await enter(page, add.getByRole("button", { name: say("Save card") }));
    await expect(add).toBeHidden({ timeout: 45_000 });
    await expect(page.getByText("Visa •••• 0341", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: say("Add card…") }), "the focus comes back").toBeFocused();

    // The month ends with 20 clicks at 0.45 €, plus 22 % VAT.
    await closeMonth(admin, person, space);
    const invoices = page.getByRole("region", { name: say("Invoices"), exact: true });
    const pay = invoices.getByRole("button", { name: new RegExp(`^${say("Pay now…")}`) });
    // Invoices are a table on a desktop and cards on a phone; one of the two is hidden.
    const state = (words: string) => invoices.getByText(words, { exact: true }).filter({ visible: true });
    await expect(state(language === "it" ? "Addebito fallito" : "Failed")).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page, "an invoice that is not paid");

    for (const [format, begins] of [
      ["PDF", "%PDF-"],
      ["XML", "<?xml"],
    ] as const) {
      const coming = page.waitForEvent("download", { timeout: 20_000 });
      await enter(page, invoices.getByRole("button", { name: new RegExp(`${format}$`) }));
      const file = await (await coming).path();
      expect((await readFile(file)).subarray(0, begins.length).toString()).toBe(begins);
    }

    await enter(page, pay);
    const dialog = page.getByRole("dialog", { name: new RegExp(say("Pay invoice {number}", { number: "" }).trim()) });
    await expect(dialog.getByText(language === "it" ? /10,98/ : /10\.98/).first()).toBeVisible();
    await expect(dialog.getByRole("radio", { name: /0341/ })).toBeChecked();
    await expectAccessible(page, "paying");
    await enter(
      page,
      dialog.getByRole("button", { name: new RegExp(`^${say("Pay {amount}", { amount: "" }).trim()}`) }),
    );
    await expect(dialog.getByRole("alert")).toContainText(
      say("The bank declined the card. Ask your bank why, or use another card."),
    );
    await tabTo(page, dialog.getByRole("radio", { name: /0341/ }));
    await page.keyboard.press("ArrowDown");
    await expect(dialog.getByRole("radio", { name: new RegExp(`^${say("Another card")}`) })).toBeChecked();
    await expect(cardForm(page).getByLabel("Card number")).toBeVisible({ timeout: 45_000 });
    await expectAccessible(page, "paying with another card", { strangers: 1 });
    await typeByKeys(page, testCards.good);
    await enter(
      page,
      dialog.getByRole("button", { name: new RegExp(`^${say("Pay {amount}", { amount: "" }).trim()}`) }),
    );
    await expect(dialog).toBeHidden({ timeout: 45_000 });
    await expect(state(language === "it" ? "Pagata" : "Paid")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 }), "its button is gone: the focus is on the page").toBeFocused();
  },
);
