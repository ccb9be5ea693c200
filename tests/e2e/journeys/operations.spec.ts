import { randomUUIDv7 } from "node:crypto";
import { deadLetterOf } from "@orbita/db";
import { sql } from "kysely";
import { expectAccessible } from "../support/axe.ts";
import { closeLedgers, giveBillingData, makeAdmin, spentLastMonth } from "../support/billing.ts";
import { inDatabase } from "../support/database.ts";
import { aJobPost, aPerson, aSpace, signInQuietly } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

/** Writes a dead-letter message directly to the queue's table, instead of waiting for hours. The message's target does not exist. */
async function stick(queue: string): Promise<string> {
  const id = randomUUIDv7();
  const data = JSON.stringify({ id: randomUUIDv7() });
  const output = JSON.stringify({ message: "Connection refused" });
  await inDatabase((db) =>
    sql`insert into pgboss.job (id, name, data, source_name, source_retry_count, source_output)
      values (${id}, ${deadLetterOf(queue)}, ${data}, ${queue}, 4, ${output})`.execute(db),
  );
  return id;
}

test(
  "an administrator makes a dry run of the month's invoices, then issues them, and reads the results row by row",
  { tag: "@proof" },
  async ({ page, at, say, language }) => {
    test.setTimeout(120_000);
    const [person, admin] = await Promise.all([aPerson(language), aPerson(language)]);
    await makeAdmin(admin);
    const space = await aSpace(person);
    await giveBillingData(person, space);
    const post = await aJobPost(person, space, { published: true });
    // The invoice has 20 clicks at 0.45 €, so 9.00 € plus 1.98 € of VAT.
    await spentLastMonth(post.id, 20);
    await closeLedgers(admin, space);

    await signInQuietly(page, admin);
    await page.goto(at("/admin/runs"));
    const card = page.getByRole("region", { name: say("Invoices"), exact: true });
    // The run covers only one Space, because other journeys issue their own invoices at the same time.
    await card.getByRole("button", { name: say("Limit to one Space") }).click();
    await card.getByRole("combobox", { name: say("Only this Space") }).fill(space.name);
    await page.getByRole("option", { name: new RegExp(space.name) }).click();
    await card.getByRole("button", { name: say("Start dry run", {}, "button") }).click();
    const tried = card.getByRole("status").filter({ hasText: /10[.,]98/ });
    await expect(tried).toBeVisible({ timeout: 20_000 });
    // Scrolls to the top, because on a phone the bar would cover half a button of the card above.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page, "invoices tried dry");
    const none = await person.api.invoices.list({ params: { space: space.id } });
    expect(none, "a dry run writes nothing").toEqual([]);

    const act = language === "it" ? "Emetti 1 fattura" : "Issue 1 invoice";
    await card.getByRole("button", { name: `${act}…` }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText(space.name);
    await dialog.getByRole("button", { name: act }).click();
    await expect(dialog.getByLabel(say("Reason"))).toHaveAttribute("aria-invalid", "true");
    await dialog.getByLabel(say("Reason")).fill("Fine mese");
    await expectAccessible(page, "why the invoices are issued");
    await dialog.getByRole("button", { name: act }).click();
    await expect(dialog).toBeHidden();
    const issued = async () => (await person.api.invoices.list({ params: { space: space.id } }))?.length;
    await expect.poll(issued, { timeout: 20_000 }).toBe(1);

    await card.getByRole("link", { name: new RegExp(`^${say("Invoices")}, `) }).click({ timeout: 20_000 });
    const drawer = page.getByRole("dialog");
    await expect(drawer.getByText(space.name)).toBeVisible();
    await expect(drawer.getByText("Fine mese")).toBeVisible();
    await expectAccessible(page, "a run with its lines");
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
  },
);

test(
  "an administrator sends a dead-letter message back into its queue, with a reason",
  { tag: "@proof" },
  async ({ page, at, say, language }) => {
    const admin = await aPerson(language);
    await makeAdmin(admin);
    const queue = "files.remove";
    const id = await stick(queue);
    await signInQuietly(page, admin);
    await page.goto(at("/admin/runs"));
    const card = page.getByRole("region", { name: say("Stuck messages"), exact: true });
    const message = { short: id.slice(-8), name: say("File deletion") };
    const again = card.getByRole("button", { name: say("Try again with message {short} from “{name}”", message) });
    await expect(again).toBeVisible({ timeout: 45_000 });
    await expectAccessible(page, "a stuck message");
    await again.click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(say("Reason")).fill("Il deposito è tornato");
    await dialog.getByRole("button", { name: say("Try again"), exact: true }).click();
    await expect(page.getByText(say("Message returned to its queue"))).toBeVisible();
    await expect(again).toBeHidden({ timeout: 45_000 });
    const left = () =>
      inDatabase(async (db) => {
        const { rows } = await sql`select from pgboss.job where name = ${deadLetterOf(queue)} and id = ${id}`.execute(
          db,
        );
        return rows.length;
      });
    await expect.poll(left).toBe(0);
  },
);
