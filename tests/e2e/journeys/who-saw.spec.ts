import { readFile } from "node:fs/promises";
import { expectAccessible } from "../support/axe.ts";
import { inDatabase } from "../support/database.ts";
import { aPerson, aSpace, signInQuietly } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test(
  "talent shown in a shortlist → the talent's log lists it, also as CSV; beyond the daily limit the name is hidden",
  { tag: "@proof" },
  async ({ page, at, say, language, elsewhere }) => {
    test.setTimeout(150_000);
    const talent = await aPerson(language);
    const { id: resumeId = "" } = (await talent.api.resumes.read({})) ?? {};
    await talent.api.resumes.change({ params: { id: resumeId }, body: { headline: "Sviluppo backend" } });
    await talent.api.people.changeSettings({ body: { privacy: { visibleInTalentSearch: true } } });
    const member = await aPerson(language);
    const space = await aSpace(member);
    const { id = "" } =
      (await member.api.shortlists.create({ body: { name: "Backend" } }, { spaceId: space.id })) ?? {};
    await member.api.shortlists.put({ params: { id, resumeId }, body: {} }, { spaceId: space.id });

    const list = await elsewhere();
    await signInQuietly(list, member);
    await list.goto(at(`/work/${space.url}/shortlists/${id}`));
    await expect(list.getByRole("link", { name: "Giulia Ferraris", exact: true })).toBeVisible();

    const earlier = new Date(Date.now() - 100 * 86_400_000);
    const showing = { space_id: space.id, day: earlier.toISOString().slice(0, 10), resume_id: resumeId, named: false };
    await inDatabase((db) =>
      db
        .insertInto("talent_showings")
        .values({ ...showing, last_at: earlier })
        .execute(),
    );
    await signInQuietly(page, talent);
    await page.goto(at("/settings/who-saw"));
    await expect(page.getByText(say("A talent list"))).toBeVisible();
    await page.getByRole("combobox", { name: say("Period") }).selectOption("730");
    await expect(page.getByRole("heading", { level: 2, name: /\d{4}$/ })).toHaveCount(2);
    await expect(page.getByText(say("1–{shown} of {all}", { shown: "2", all: "2" }))).toBeVisible();
    await expectAccessible(page, "who saw you");
    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: say("Export as CSV") }).click();
    const rows = (await readFile(await (await coming).path(), "utf8")).trim().split("\r\n");
    expect(rows).toHaveLength(3);
    expect(rows[1]).toContain(space.name);

    // The Space has reached today's limit of viewed people, and this talent is not among them.
    await inDatabase(async (db) => {
      await db.deleteFrom("talent_showings").where("space_id", "=", space.id).execute();
      await db.updateTable("disclosure_days").set({ shown: 500 }).where("space_id", "=", space.id).execute();
    });
    await list.reload();
    await expect(list.getByText("Sviluppo backend").first()).toBeVisible();
    await expect(list.getByRole("link", { name: "Giulia Ferraris", exact: true })).toHaveCount(0);
    await expectAccessible(list, "a list beyond the limit");
  },
);
