import { expectAccessible } from "../support/axe.ts";
import { closeMonth, giveBillingData, makeAdmin, spentLastMonth } from "../support/billing.ts";
import { aJobPost, aPerson, aSpace, signInQuietly } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test(
  "an administrator finds an invoice, stops its automatic collection, and issues a partial credit note",
  { tag: "@proof" },
  async ({ page, at, say, language }) => {
    test.setTimeout(150_000);
    const [person, admin] = await Promise.all([aPerson(language), aPerson(language)]);
    await makeAdmin(admin);
    const space = await aSpace(person);
    await giveBillingData(person, space);
    const post = await aJobPost(person, space, { published: true });
    // The invoice has 20 clicks at 0.45 €, so 9.00 € plus 1.98 € of VAT.
    await spentLastMonth(post.id, 20);
    await closeMonth(admin, person, space);

    await signInQuietly(page, admin);
    await page.goto(at("/admin/billing/receipts"));
    await page
      .getByRole("main")
      .getByRole("link", { name: say("Invoices"), exact: true })
      .click();
    await expect(page).toHaveURL(at("/admin/billing"));
    await page.getByRole("searchbox").fill(space.name);
    const row = page.getByRole("link", { name: /^20\d\d\/\d+$/ }).filter({ visible: true });
    await expect(row).toHaveCount(1);
    await expectAccessible(page, "the invoices of everybody");
    await row.click();

    const collected = page.getByRole("switch", { name: say("Automatic collection") });
    await collected.click();
    await page.getByRole("dialog").getByLabel(say("Reason")).fill("Paga con bonifico");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: say("Turn off") })
      .click();
    await expect(page.getByText(say("Automatic collection turned off"), { exact: true })).toBeVisible();
    await expectAccessible(page, "an invoice in the back office");

    await page.getByRole("button", { name: say("Issue credit note…") }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio", { name: say("Partial amount") }).check({ force: true });
    const issue = dialog.getByRole("button", { name: say("Issue credit note") });
    await issue.click();
    await expect(dialog.getByText(say("Enter an amount, excluding VAT"))).toBeVisible();
    await dialog.getByLabel(say("Amount excluding VAT")).fill(language === "it" ? "4,50" : "4.50");
    const preview = dialog.getByRole("region", { name: say("Credit note preview") });
    await expect(preview).toContainText(/0[.,]99/);
    await dialog.getByLabel(say("Reason")).fill("Clic contati due volte");
    await expectAccessible(page, "a credit note before it is issued");
    await issue.click();
    await expect(dialog).toBeHidden();
    const left = page.getByRole("definition").filter({ hasText: /5[.,]49/ });
    await expect(left.last(), "half of 10.98 is left to pay").toBeVisible();

    await page.getByRole("link", { name: say("All invoices") }).click();
    await expect(page).toHaveURL(at("/admin/billing"));
  },
);
