import { vocabularyUses } from "@orbita/features";
import { aJobPost, aSpace, aUser } from "@orbita/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeOf, problemOf, startApi, type TestApi } from "../support/harness.ts";
import { sure, type NonNullableClient } from "../support/vocabulary-tools.ts";

let api: TestApi;
let admin: NonNullableClient;
let guest: NonNullableClient;
beforeAll(async () => {
  api = await startApi();
  admin = sure(await api.as((await aUser(api.db, { admin: true })).id));
  guest = sure(api.guest);
});
afterAll(() => api.stop());

const agreement = async (it: string) => admin.vocabulary.create({ body: { type: "ccnl", it } });
const postWith = async (code: string) => {
  const { id: spaceId } = await aSpace(api.db);
  const { id } = await aJobPost(api.db, { spaceId, status: "draft" });
  await sql`update job_posts set ccnl = ${code} where id = ${id}`.execute(api.db);
  return id;
};
const codeAt = async (id: string) =>
  (await api.db.selectFrom("job_posts").select("ccnl").where("id", "=", id).executeTakeFirstOrThrow()).ccnl;
const told = async (name: string, id: string) => {
  const { rows } =
    await sql`select from outbox where name = ${name} and destination = 'search' and payload::text like ${`%${id}%`}`.execute(
      api.db,
    );
  return rows.length;
};

/** `table.column` of every foreign key to a vocabulary code. */
const foreignKeys = async () => {
  const { rows } = await sql<{ at: string }>`
    select format('%s.%s', c.conrelid::regclass, a.attname) as at from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f' and c.confrelid = 'vocabulary_entries'::regclass
      and c.confkey = array[(select attnum from pg_attribute where attrelid = c.confrelid and attname = 'code')]
    order by 1`.execute(api.db);
  return rows.map(({ at }) => at);
};

test("every foreign key to a vocabulary code → registered in `vocabularyUses`, and vice versa", async () => {
  const registered = vocabularyUses.map(({ table, column }) => `${table}.${column}`).toSorted();
  expect(await foreignKeys()).toEqual(registered);
  await sql`create table not_registered (code text references vocabulary_entries (code))`.execute(api.db);
  expect(await foreignKeys()).not.toEqual(registered);
  await sql`drop table not_registered`.execute(api.db);
});

test("vocabulary entry that is in use → cannot be deleted, and its uses are listed", async () => {
  const entry = await agreement("Usato da qualcuno");
  const id = await postWith(entry.code);
  const problem = await problemOf(admin.vocabulary.remove({ params: { id: entry.id } }));
  expect(problem).toMatchObject({ code: "vocabulary.inUse", status: 409, params: { uses: 1 } });
  const [use] = await admin.vocabulary.uses({ params: { id: entry.id } });
  expect(use).toMatchObject({ use: "jobPosts.ccnl", count: 1, samples: [{ id }] });
  expect(
    (await admin.vocabulary.listEntries({ params: { type: "ccnl" } })).find(({ code }) => code === entry.code)?.uses,
  ).toBe(1);
  await sql`create table hidden_use (code text references vocabulary_entries (code))`.execute(api.db);
  const other = await agreement("Usato di nascosto");
  await sql`insert into hidden_use values (${other.code})`.execute(api.db);
  expect(await codeOf(admin.vocabulary.remove({ params: { id: other.id } }))).toBe("vocabulary.inUse");
  await sql`drop table hidden_use`.execute(api.db);
});

test("vocabulary entries merged → uses move, and the old code resolves; merge undone → unedited uses move back", async () => {
  const [from, into] = [await agreement("Doppione"), await agreement("Quello giusto")];
  const [kept, changed] = [await postWith(from.code), await postWith(from.code)];
  const merge = await admin.vocabulary.merge({ params: { id: from.id }, body: { into: into.id } });
  expect(merge).toMatchObject({ moved: 2, from: { code: from.code }, into: { code: into.code } });
  expect([await codeAt(kept), await codeAt(changed)]).toEqual([into.code, into.code]);
  expect(await told("jobPost.changed", kept)).toBeGreaterThan(0);
  expect(await told("vocabulary.changed", from.id)).toBeGreaterThan(0);
  expect(await guest.vocabulary.readByCode({ params: { code: from.code } })).toMatchObject({ code: into.code });
  expect(await guest.vocabulary.read({ params: { id: from.id } })).toMatchObject({ id: into.id });
  const open = await admin.vocabulary.merges({ params: { type: "ccnl" } });
  expect(open.map(({ id }) => id)).toContain(merge.id);

  await sql`update job_posts set ccnl = 'C011' where id = ${changed}`.execute(api.db);
  const back = await admin.vocabulary.undoMerge({ params: { id: merge.id } });
  expect(back).toMatchObject({ code: from.code, sort: from.sort, uses: 1 });
  expect([await codeAt(kept), await codeAt(changed)]).toEqual([from.code, "C011"]);
  expect(await codeOf(admin.vocabulary.undoMerge({ params: { id: merge.id } }))).toBe("vocabulary.notFound");
});

test("vocabulary entry merged, then its target merged too → the first merge can still be undone", async () => {
  const [a, b, c] = [
    await agreement("Primo anello"),
    await agreement("Secondo anello"),
    await agreement("Terzo anello"),
  ];
  const post = await postWith(a.code);
  const first = await admin.vocabulary.merge({ params: { id: a.id }, body: { into: b.id } });
  await admin.vocabulary.merge({ params: { id: b.id }, body: { into: c.id } });
  expect(await codeAt(post)).toBe(c.code);
  expect(await guest.vocabulary.readByCode({ params: { code: a.code } })).toMatchObject({ code: c.code });
  await admin.vocabulary.undoMerge({ params: { id: first.id } });
  expect(await codeAt(post)).toBe(a.code);
});

test("vocabulary entry merged with itself or another list's entry, or a merge undone after thirty days → refused", async () => {
  const entry = await agreement("Da fondere");
  const [benefit] = [await admin.vocabulary.create({ body: { type: "benefit", it: "Palestra" } })];
  const into = (id: string) => codeOf(admin.vocabulary.merge({ params: { id: entry.id }, body: { into: id } }));
  expect(await into(benefit.id)).toBe("vocabulary.otherList");
  expect(await into(entry.id)).toBe("vocabulary.otherList");
  const target = await agreement("Meta");
  const { id } = await admin.vocabulary.merge({ params: { id: entry.id }, body: { into: target.id } });
  await sql`update vocabulary_merges set created_at = now() - interval '31 days' where id = ${id}`.execute(api.db);
  expect(await codeOf(admin.vocabulary.undoMerge({ params: { id } }))).toBe("vocabulary.notFound");
});

test("job posts saved while their vocabulary code is merged → have the new code", async () => {
  const [from, into] = [await agreement("In corsa"), await agreement("Traguardo")];
  const space = await aSpace(api.db);
  const owner = sure(await api.as(space.userId));
  const write = (n: number) =>
    owner.jobPosts.create({ body: { title: `Annuncio ${n}`, ccnl: from.code } }, { spaceId: space.id });
  const [posts] = await Promise.all([
    Promise.all(Array.from({ length: 20 }, (_, n) => write(n))),
    admin.vocabulary.merge({ params: { id: from.id }, body: { into: into.id } }),
  ]);
  for (const { id } of posts) expect(await codeAt(id)).toBe(into.code);
});

test("job post with a collective labour agreement → has its label; with a code of another list → refused", async () => {
  const entry = await agreement("Contratto con nome");
  const space = await aSpace(api.db);
  const owner = sure(await api.as(space.userId));
  const create = (ccnl: string) => owner.jobPosts.create({ body: { title: "Uno", ccnl } }, { spaceId: space.id });
  const post = await create(entry.code);
  expect(post).toMatchObject({ ccnl: entry.code, labels: { [entry.code]: { it: "Contratto con nome", en: null } } });
  for (const code of ["nowhere", "travel_type_fulltime"])
    expect(await problemOf(create(code)), code).toMatchObject({
      code: "vocabulary.unknownCode",
      errors: [{ path: "ccnl" }],
    });
  const before = await told("jobPost.changed", post.id);
  await admin.vocabulary.change({ params: { id: entry.id }, body: { en: "Named agreement" } });
  expect(await told("jobPost.changed", post.id)).toBe(before + 1);
  const params = { id: post.id as never };
  expect((await owner.jobPosts.readOwn({ params }, { spaceId: space.id })).labels[entry.code]?.en).toBe(
    "Named agreement",
  );
});
