import { randomUUIDv7 } from "node:crypto";
import { skillUses } from "@orbita/features";
import { aJobPost, aSpace } from "@orbita/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, problemOf, startApi, type ApiClient, type TestApi } from "../support/harness.ts";
import { letters } from "../support/people.ts";
import { aDraft, aUserClient, named, plantSkills, relayAllIndexes, skillOf } from "../support/skill-world.ts";

let api: TestApi;
let admin: ApiClient;
beforeAll(async () => {
  api = await startApi();
  await plantSkills(api);
  admin = await aUserClient(api, { admin: true });
}, 60_000);
afterAll(() => api.stop());

const aProposal = async (name = `Arte ${letters(8)}`) => {
  const person = await aUserClient(api);
  const { id } = (await person.skills.suggest({ body: { name, language: "it" } }))!;
  return { person, id, name };
};

describe("skill suggestions decided by an admin", () => {
  test("skill suggestion approved under another name → the skill is also found by the suggested name", async () => {
    const { person, id, name } = await aProposal();
    expect((await admin.skills.suggestions({}))!.map((waiting) => waiting.id)).toContain(id);
    const title = `Tecnica ${letters(8)}`;
    const made = (await admin.skills.approve({ params: { id }, body: aDraft(title) }))!;
    expect(made).toMatchObject({ it: title, aliases: [name], uses: 0, jobPosts: 0 });
    expect(await person.skills.mySuggestions({})).toMatchObject([{ id, state: "approved", skillId: made.id }]);
    expect((await admin.skills.suggestions({}))!.map((waiting) => waiting.id)).not.toContain(id);
    await relayAllIndexes(api);
    expect((await named(api.guest, name))[0]).toMatchObject({ id: made.id, it: title });
    expect(await codeOf(admin.skills.approve({ params: { id }, body: aDraft(letters(9)) }))).toBe("skill.notFound");
  });

  test("skill suggestion merged into a skill → becomes its alias; suggestion declined → nothing is added", async () => {
    const python = await skillOf(api, "python");
    const [same, out] = [await aProposal(), await aProposal()];
    await admin.skills.decline({ params: { id: same.id }, body: { sameAs: python } });
    await admin.skills.decline({ params: { id: out.id }, body: {} });
    expect(await same.person.skills.mySuggestions({})).toMatchObject([{ state: "merged", skillId: python }]);
    expect(await out.person.skills.mySuggestions({})).toMatchObject([{ state: "declined", skillId: null }]);
    expect(await api.guest.skills.exists({ body: { name: same.name } })).toEqual({ exists: true });
    // A name whose suggestion was declined may be suggested again.
    expect(await codeOf(out.person.skills.suggest({ body: { name: out.name, language: "it" } }))).toBeNull();
  });

  test("concurrent approvals of one skill suggestion → one succeeds", async () => {
    const { id } = await aProposal();
    const answers = [1, 2, 3, 4].map(() => codeOf(admin.skills.approve({ params: { id }, body: aDraft(letters(12)) })));
    const outcomes = await Promise.all(answers);
    expect(outcomes.filter((code) => code === null)).toHaveLength(1);
    expect(outcomes.filter((code) => code === "skill.notFound")).toHaveLength(3);
  });
});

describe("skills created and changed by an admin", () => {
  test("admin creates a skill whose name is taken in either language or as an alias, also concurrently → refused", async () => {
    const taken = (draft: object) => problemOf(admin.skills.create({ body: aDraft(letters(9), draft) }));
    expect(await taken({ it: "PYTHON" })).toMatchObject({ code: "skill.exists" });
    expect(await taken({ en: "adaptability" })).toMatchObject({ code: "skill.exists" });
    expect(await taken({ aliases: ["Capacita di adattamento"] })).toMatchObject({ code: "skill.exists" });
    const name = letters(12);
    const race = Array.from({ length: 8 }, () => codeOf(admin.skills.create({ body: aDraft(name, { en: name }) })));
    expect((await Promise.all(race)).filter((code) => code === null)).toHaveLength(1);
  });

  test("admin creates a skill with an unknown category, or a subcategory of another category → refused", async () => {
    const wrong = (draft: object) => problemOf(admin.skills.create({ body: aDraft(letters(9), draft) }));
    expect((await wrong({ category: "nowhere" }))?.errors).toMatchObject([{ path: "category" }]);
    expect((await wrong({ category: "software-languages" }))?.errors).toMatchObject([{ path: "category" }]);
    expect((await wrong({ subcategory: "data-databases" }))?.errors).toMatchObject([{ path: "subcategory" }]);
    expect(await wrong({ subcategory: null })).toBeNull();
  });

  test("admin changes one field of a skill → the others stay, and the next load of reference data keeps the change", async () => {
    const id = await skillOf(api, "rust");
    const before = (await admin.skills.adminRead({ params: { id } }))!;
    const after = await admin.skills.change({ params: { id }, body: { it: "Rust (linguaggio)" } });
    expect(after).toMatchObject({ it: "Rust (linguaggio)", en: before.en, aliases: before.aliases });
    expect(await admin.skills.change({ params: { id }, body: { category: "data" } })).toMatchObject({
      category: "data",
      subcategory: null,
    });
    const { loadSkills } = await import("@orbita/db/seed");
    expect(await loadSkills(api.db)).toBe(0);
    expect(await api.guest.skills.read({ params: { id } })).toMatchObject({
      it: "Rust (linguaggio)",
      category: "data",
    });
    expect(await codeOf(admin.skills.change({ params: { id: randomUUIDv7() }, body: {} }))).toBe("skill.notFound");
  });
});

describe("merges of skills", () => {
  async function aPair() {
    const make = async (name: string) =>
      (await admin.skills.create({ body: aDraft(name, { aliases: [`${name} detto`] }) }))!;
    return [await make(`Vecchia ${letters(8)}`), await make(`Nuova ${letters(8)}`)] as const;
  }
  const ask = (client: ApiClient, spaceId: string, skills: { id: string; mandatory?: boolean }[]) =>
    client.jobPosts.create({ body: { title: "Sviluppo backend", skills } }, { spaceId });

  test("skill merged into another → its uses and names move there, and reading its id returns the other skill", async () => {
    const [old, kept] = await aPair();
    const space = await aSpace(api.db);
    const owner = await api.as(space.userId);
    const one = (await ask(owner, space.id, [{ id: old.id, mandatory: true }]))!;
    const both = (await ask(owner, space.id, [{ id: kept.id }, { id: old.id, mandatory: true }]))!;
    expect(await admin.skills.adminRead({ params: { id: old.id } })).toMatchObject({ uses: 2, jobPosts: 0 });
    await api.db.deleteFrom("outbox").execute();

    const merged = (await admin.skills.merge({ params: { id: old.id }, body: { into: kept.id } }))!;
    expect(merged).toMatchObject({ id: kept.id, uses: 2, aliases: [...kept.aliases, old.it, old.en, ...old.aliases] });
    for (const post of [one, both]) {
      const now = await owner.jobPosts.readOwn({ params: { id: post.id } });
      expect(now!.skills).toEqual([{ id: kept.id, it: kept.it, en: kept.en, mandatory: true, minYears: null }]);
      expect(now!.version).toBeGreaterThan(post.version);
    }
    const told = await api.db
      .selectFrom("outbox")
      .select(["name", "payload"])
      .where("destination", "=", "search")
      .execute();
    expect(told.filter(({ name }) => name === "jobPost.changed")).toHaveLength(2);
    expect(await api.guest.skills.read({ params: { id: old.id } })).toMatchObject({ id: kept.id });
    await relayAllIndexes(api);
    expect((await named(api.guest, old.it)).map(({ id }) => id)).toContain(kept.id);
    expect((await named(api.guest, old.it, 100)).map(({ id }) => id)).not.toContain(old.id);
    // A form of a job post that still contains the id of the merged skill can be saved.
    expect((await ask(owner, space.id, [{ id: old.id }, { id: kept.id }]))!.skills).toHaveLength(1);
    expect(await codeOf(admin.skills.merge({ params: { id: old.id }, body: { into: kept.id } }))).toBe(
      "skill.notFound",
    );
  });

  test("merged skill's target is merged too → the first id leads to the last skill; merge into itself → refused", async () => {
    const [first, second] = await aPair();
    const [third] = await aPair();
    await admin.skills.merge({ params: { id: first.id }, body: { into: second.id } });
    await admin.skills.merge({ params: { id: second.id }, body: { into: third.id } });
    expect(await api.guest.skills.read({ params: { id: first.id } })).toMatchObject({ id: third.id });
    expect(await codeOf(admin.skills.merge({ params: { id: third.id }, body: { into: third.id } }))).toBe(
      "skill.notFound",
    );
  });

  test("skill merged while posts with it are saved → no job post keeps the merged skill", async () => {
    const [old, kept] = await aPair();
    const space = await aSpace(api.db);
    const owner = await api.as(space.userId);
    const posts = await Promise.all(Array.from({ length: 6 }, () => aJobPost(api.db, { spaceId: space.id })));
    const save = (id: string) =>
      owner.jobPosts.change({ params: { id: id }, body: { skills: [{ id: old.id, mandatory: true }] } });
    const saves = posts.flatMap(({ id }) => [save(id), save(id)]);
    await Promise.all([...saves, admin.skills.merge({ params: { id: old.id }, body: { into: kept.id } })]);
    const rows = await api.db
      .selectFrom("job_post_skills")
      .select("skill_id")
      .where("skill_id", "in", [old.id, kept.id])
      .execute();
    expect(rows.map(({ skill_id }) => skill_id)).toEqual(posts.map(() => kept.id));
  });
});

test("every foreign key to the table of skills → registered in `skillUses`", async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as table, a.attname as column from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'skills'::regclass order by 1, 2`.execute(api.db);
  const own = ["skills", "skill_suggestions", "skill_counts"];
  expect(rows.length).toBeGreaterThan(own.length);
  const used = rows.filter(({ table }) => !own.includes(table));
  expect(used).toEqual(skillUses.map(({ table, column }) => ({ table, column })));
});
