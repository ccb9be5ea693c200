import { expectAccessible } from "../support/axe.ts";
import { inDatabase } from "../support/database.ts";
import { aPerson, signInQuietly, unique } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

/** Grants the administrator role, which no form grants. */
const promote = (email: string) =>
  inDatabase((db) =>
    db
      .updateTable("users")
      .set({ scopes: ["admin"] })
      .where("email", "=", email)
      .execute(),
  );

test(
  "a talent browses the skills and proposes a new one; an administrator approves it, and the search finds it",
  { tag: "@proof" },
  async ({ page, at, say, language, elsewhere }) => {
    const [talent, admin] = await Promise.all([aPerson(language), aPerson(language)]);
    await promote(admin.email);
    const name = `Apicoltura-${unique()}`;

    await page.goto(at("/skills"));
    await expect(page.getByRole("heading", { level: 1, name: say("Skills") })).toBeVisible();
    await expectAccessible(page, "skills");
    await page.goto(at("/skills?category=software"));
    await page
      .getByRole("group", { name: say("Subcategories") })
      .getByRole("link")
      .nth(1)
      .click();
    await expect(page).toHaveURL(/sub=software-/);

    // A guest who proposes a skill must sign in, and returns to the proposal.
    await page.goto(at(`/skills?q=${name}`));
    await expectAccessible(page, "skills, nothing found");
    await page
      .getByRole("main")
      .getByRole("link", { name: say("Propose a skill") })
      .last()
      .click();
    await expect(page).toHaveURL(/sign-in\?returnTo=/);
    const back = new URL(page.url()).searchParams.get("returnTo")!;
    await signInQuietly(page, talent);
    await page.goto(back);
    const dialog = page.getByRole("dialog", { name: say("Propose a skill") });
    await expect(dialog.getByLabel(say("Skill name"))).toHaveValue(name);
    await expectAccessible(page, "skills, proposing");
    await dialog.getByRole("button", { name: say("Propose"), exact: true }).click();
    await expect(dialog).toBeHidden();
    const mine = page.getByRole("region", { name: say("Your proposals") });
    await expect(mine).toContainText(name);
    await expect(mine).toContainText(say("Waiting"));

    const desk = await elsewhere();
    await signInQuietly(desk, admin);
    await desk.goto(at("/admin/skills"));
    await desk.getByRole("button", { name: say("Approve {name}", { name }) }).click();
    const approval = desk.getByRole("dialog");
    await expectAccessible(desk, "skills, approving");
    await approval.getByRole("button", { name: say("Approve"), exact: true }).click();
    await expect(approval).toBeHidden();

    await expect(async () => {
      await page.goto(at(`/skills?q=${name}`));
      await expect(page.getByRole("main").getByRole("heading", { level: 3, name })).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 45_000 });
    await expect(page.getByRole("region", { name: say("Your proposals") })).toContainText(say("Added"));
  },
);
