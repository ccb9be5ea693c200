import { randomUUIDv7 } from "node:crypto";
import { expectAccessible } from "../support/axe.ts";
import { inDatabase } from "../support/database.ts";
import { aJobPost, aPerson, aSpace, signInQuietly, unique } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

/** Inserts a match of a saved search, as the worker does a moment after the search was saved. */
const match = (search_id: string, target_id: string) =>
  inDatabase((db) =>
    db.insertInto("saved_search_matches").values({ search_id, target_id, matched_at: new Date() }).execute(),
  );

test("a talent saves a job search, sees its new results, and chooses how often to be notified", async ({
  page,
  at,
  say,
  language,
}) => {
  const member = await aPerson(language);
  const post = await aJobPost(member, await aSpace(member), { published: true });
  const talent = await aPerson(language);
  const word = `officina${unique()}`;
  await signInQuietly(page, talent);
  await page.goto(at("/saved-searches"));
  await expect(page.getByRole("heading", { name: say("No saved searches yet") })).toBeVisible();
  await expectAccessible(page, "no searches");

  // The search has no results now, which is a reason to save it.
  await page.goto(at(`/jobs?q=${word}&pay=30000&page=2&since=7`));
  const open = page.getByRole("button", { name: say("Save search") });
  await open.press("Enter");
  const panel = page.getByRole("dialog", { name: say("Save search") });
  await expect(panel.getByLabel(say("Name"), { exact: true })).toHaveValue(new RegExp(word));
  await panel.getByLabel(say("Name"), { exact: true }).fill(word);
  await panel.getByLabel(say("Alert frequency")).selectOption(say("Every week"));
  await expectAccessible(page, "saving a search");
  await panel.getByRole("button", { name: say("Save"), exact: true }).click();
  await expect(panel).toBeHidden();
  await page.getByRole("button", { name: say("See all") }).click();

  await expect(page.getByRole("link", { name: word })).toBeVisible();
  const [saved] = (await talent.api.savedSearches.jobs({})) ?? [];
  expect(saved).toMatchObject({ frequency: "weekly", address: `q=${word}&pay=30000` });
  await match(saved!.id, post.id);
  await page.reload();
  const fresh = page.getByText(say("{0, plural, one {# new} other {# new}}", { 0: 1 }), { exact: true });
  await expect(fresh).toBeVisible();
  const often = page.getByLabel(say("Alert frequency for “{name}”", { name: word }));
  await expect(often).toHaveValue("weekly");
  await often.selectOption("none");
  await expect.poll(async () => (await talent.api.savedSearches.jobs({}))?.[0]?.frequency).toBe("none");
  await expectAccessible(page, "searches");

  await page.getByRole("link", { name: word }).click();
  await expect(page).toHaveURL(at(`/jobs?q=${word}&pay=30000`));
  await expect.poll(async () => (await talent.api.savedSearches.jobs({}))?.[0]?.fresh, "looked at").toBe(0);

  // The link in a mail opens the search like this.
  await page.goto(at(`/saved-searches?open=${saved!.id}`));
  await expect(page).toHaveURL(at(`/jobs?q=${word}&pay=30000`));
});

test(
  "a Space's saved search is renamed, deleted and restored",
  { tag: "@proof" },
  async ({ page, at, say, language }) => {
    const member = await aPerson(language);
    const space = await aSpace(member);
    const body = { name: "Backend", filters: [{ f: "text", v: "java" }], frequency: "daily" } as never;
    await member.api.savedSearches.saveTalents({ body }, { spaceId: space.id, idempotencyKey: randomUUIDv7() });
    await signInQuietly(page, member);
    await page.goto(at(`/work/${space.url}/saved-searches`));
    await page.getByRole("button", { name: say("Actions for “{name}”", { name: "Backend" }) }).click();
    await page.getByRole("menuitem", { name: say("Rename…"), exact: true }).click();
    const dialog = page.getByRole("dialog", { name: say("Rename search") });
    await dialog.getByLabel(say("Name"), { exact: true }).fill("Backend, Genova");
    await expectAccessible(page, "renaming a search");
    await dialog.getByRole("button", { name: say("Rename"), exact: true }).click();
    const link = page.getByRole("link", { name: "Backend, Genova" });
    await expect(link).toBeVisible();
    await page.getByRole("button", { name: say("Actions for “{name}”", { name: "Backend, Genova" }) }).click();
    await page.getByRole("menuitem", { name: say("Delete"), exact: true }).click();
    await expect(page.getByRole("heading", { name: say("No saved searches yet") })).toBeVisible();
    await page.getByRole("button", { name: say("Undo") }).click();
    await expect(link).toBeVisible();
    await expectAccessible(page, "searches of a Space");
  },
);
