import { expectAccessible } from "../support/axe.ts";
import { inDatabase } from "../support/database.ts";
import { aPerson, signInQuietly, unique } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test(
  "by keyboard: an administrator sorts a vocabulary list, renames an entry, merges two entries and undoes it",
  { tag: "@proof" },
  async ({ page, at, say, language, device }) => {
    const admin = await aPerson(language);
    await inDatabase((db) =>
      db
        .updateTable("users")
        .set({ scopes: ["admin"] })
        .where("email", "=", admin.email)
        .execute(),
    );
    const mark = unique();
    const [first, second] = [`Prima ${mark}`, `Seconda ${mark}`];
    const add = (it: string) =>
      admin.api.vocabulary.create({ body: { type: "primary_policy", it, en: `English of ${it}` } });
    const code = (await add(first))?.code ?? "";
    await add(second);

    await signInQuietly(page, admin);
    await page.goto(at("/admin/lists/primary_policy"));
    const rows = page.getByRole("main").locator("tbody tr");
    const placeOf = (name: string) => rows.filter({ hasText: name });
    await expect(placeOf(second)).toBeVisible();
    await expectAccessible(page, "value list");
    const indexOf = (name: string) =>
      rows.evaluateAll((all, text) => all.findIndex((row) => row.textContent.includes(text)), name);

    if (device === "desktop") {
      await page.getByRole("button", { name: say("Move {it}", { it: second }), exact: true }).focus();
      // Waits for the announcement before each key, as screen reader users do. A key that is pressed too early moves nothing.
      const told = async (name: string) => {
        const values = { 0: second, 1: (await indexOf(name)) + 1, count: await rows.count() };
        await expect(page.getByText(say("{0}, position {1} of {count}", values))).toBeAttached();
      };
      await page.keyboard.press("Space");
      await told(second);
      await page.keyboard.press("ArrowUp");
      await told(first);
      await page.keyboard.press("Space");
    } else {
      await page.getByRole("button", { name: say("Actions for {it}", { it: second }) }).click();
      await page.getByRole("menuitem", { name: say("Move up") }).click();
    }
    await expect.poll(async () => (await indexOf(second)) < (await indexOf(first))).toBe(true);

    const english = say("English label for {code}", { code });
    await page.getByRole("button", { name: english }).click();
    await page.getByRole("textbox", { name: english }).fill(`Renamed ${mark}`);
    await page.keyboard.press("Enter");
    await expect(placeOf(first)).toContainText(`Renamed ${mark}`);

    for (const it of [first, second]) await page.getByRole("checkbox", { name: say("Select {it}", { it }) }).check();
    await page.getByRole("button", { name: say("Merge…") }).click();
    const panel = page.getByRole("dialog", { name: say("Which entry do you want to keep?") });
    await panel.getByRole("radio", { name: first }).check();
    await expectAccessible(page, "value list, merging");
    await panel.getByRole("button").first().click();
    await expect(placeOf(second)).toHaveCount(0);
    await page.reload();
    await expect(placeOf(second)).toHaveCount(0);
    await page.getByRole("button", { name: say("Undo merge of {0}", { 0: second }) }).click();
    await expect(placeOf(second)).toBeVisible();
  },
);
