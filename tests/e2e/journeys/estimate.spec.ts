import { addToOutbox } from "@orbita/db";
import { aUser } from "@orbita/testing";
import { expectAccessible } from "../support/axe.ts";
import { inDatabase } from "../support/database.ts";
import { enter } from "../support/keyboard.ts";
import { aJobPost, aPerson, aSpace, signInQuietly } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

const torino = { city: "Torino", province: "TO", region: "Piemonte", postalCode: null, country: "IT" } as const;

/** Inserts talents of one occupation in Torino who let themselves be found and state no language. */
const insertTalents = (count: number, headline: string) =>
  inDatabase(async (db) => {
    for (let at = 0; at < count; at++) {
      const { id: userId } = await aUser(db);
      await db.insertInto("user_settings").values({ user_id: userId, visible_in_talent_search: true }).execute();
      const { id } = await db
        .updateTable("resumes")
        .set({ headline, contacts: JSON.stringify({ city: torino.city }) })
        .where("owner_id", "=", userId)
        .returning("id")
        .executeTakeFirstOrThrow();
      const payload = { id, ownerId: userId, spaceId: null };
      await db
        .transaction()
        .execute((tx) => addToOutbox(tx, { name: "resume.changed", payload, destinations: ["search"] }));
    }
  });

test("by keyboard: the estimate says which requirement leaves few people; a recruiter makes it nice to have, and the ad and the estimate change", async ({
  page,
  at,
  say,
  language,
}) => {
  test.slow();
  await insertTalents(12, "Pizzaiolo");
  const recruiter = await aPerson(language);
  const space = await aSpace(recruiter);
  const languages = [{ code: "language_en", level: "B2" as const, mandatory: true }];
  const location = { ...torino, lat: 45.0703, lon: 7.6869 };
  const job = await aJobPost(recruiter, space, { title: "Pizzaiolo/pizzaiola", fields: { languages, location } });
  const { title, workplaceType, remoteFrom, education, educationMandatory } = job;
  const body = { title, workplaceType, remoteFrom, education, educationMandatory, location, languages, skills: [] };
  const count = async () =>
    (await recruiter.api.talentSearch.estimate({ body }, { spaceId: space.id }))?.figures?.people;
  await expect.poll(count, { timeout: 45_000 }).toBeGreaterThanOrEqual(10);

  await signInQuietly(page, recruiter);
  await page.goto(at(`/work/${space.url}/job-posts/${job.id}`));
  const row = page.getByRole("list", { name: say("People by requirement") }).getByRole("listitem");
  await expect(row).toContainText(say("Required"));
  await expect(row).toContainText(/(10|15)/);
  await expectAccessible(page, "the estimate of a draft");
  await enter(page, row.getByRole("button"));
  await expect(row).toContainText(say("Nice to have"));
  await expect(row).toBeFocused();
  await expect(row.getByRole("button")).toBeHidden();
  await expect
    .poll(async () => (await recruiter.api.jobPosts.readOwn({ params: { id: job.id } }))?.languages[0]?.mandatory, {
      timeout: 45_000,
    })
    .toBe(false);
});
