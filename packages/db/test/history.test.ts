import { randomUUIDv7 } from "node:crypto";
import { aSpace, aUser, createDatabase, type TestDatabase } from "@orbita/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { because, ensureHistoryMonths, inTransaction, readHistory } from "../src/index.ts";

let database: TestDatabase;
beforeAll(async () => void (database = await createDatabase()));
afterAll(() => database.drop());

/** Tables that are no entity of the product, each with the reason why nobody needs to know who changed it. */
const untracked: Record<string, string> = {
  history: "is the history",
  migrations: "the runner's own list",
  outbox: "a queue: what happened, on its way out",
  idempotency_keys: "answers, kept for a day",
  refresh_tokens: "hashes that change every ten minutes; the sign-in has the history",
  web_sessions: "sealed copies of a token pair; the sign-in has the history",
  one_time_codes: "five minutes each; what they allow is in the history of what they changed",
  password_resets: "tickets of a quarter of an hour; the password has the history",
  activities: "a person's own log, which goes with the person",
  social_flows: "ten minutes each; the identity has the history",
  pending_sign_ups: "nobody yet; the user has the history",
  passkey_challenges: "five minutes each; the passkey has the history",
  captcha_spent: "hashes of puzzles, until they expire",
  join_requests: "that somebody asked, kept for a day",
  locations: "reference data, loaded from public files",
  occupations: "reference data, loaded from public files",
  skill_categories: "reference data, loaded from public files",
  skill_counts: "figures, counted anew from the posts",
  job_post_skills: "a part of the post, whose version grows with it",
  job_post_languages: "a part of the post, whose version grows with it",
  job_post_benefits: "a part of the post, whose version grows with it",
  job_post_expiry_reminders: "that a mail was written; the post has the history",
  clicks: "is a ledger: nothing in it changes",
  job_instances: "the sums of a ledger, whose entries stay",
  click_keys: "a secret of the day, gone after it",
  resume_skills: "a part of the resume, whose version grows with it",
  resume_languages: "a part of the resume, whose version grows with it",
  saved_job_posts: "a person's own notes, which go with the person",
  skill_relations: "reference data, loaded with the skills",
  application_steps: "is a history of its own: chained, and nothing in it changes",
  apply_signals: "that somebody looked, once",
  resume_openings: "is a log: nothing in it changes",
  saved_search_matches: "what a search found, once each",
  fairness_runs: "is a log: nothing in it changes",
  notifications: "what somebody was told; what it speaks of has the history",
};

test("every table has a history, or is named here with a reason", async () => {
  const { rows } = await sql<{ name: string; tracked: boolean; partition: boolean }>`
    select c.relname as name, c.relispartition as partition, exists (
      select 1 from pg_trigger t where t.tgrelid = c.oid and t.tgfoid = 'write_history'::regproc
        and t.tgtype & 29 = 29 and t.tgenabled = 'O') as tracked
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') order by c.relname`.execute(database.db);
  const tables = rows.filter(({ partition }) => !partition);
  expect(tables.length).toBeGreaterThan(10);
  expect(tables.filter(({ tracked }) => !tracked).map(({ name }) => name)).toEqual(Object.keys(untracked).toSorted());
});

test("every tracked entity is enabled or not, and counts its versions", async () => {
  for (const table of ["users", "spaces", "members", "job_posts", "resumes"] as const) {
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns where table_schema = 'public' and table_name = ${table}`.execute(
      database.db,
    );
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(["enabled", "version", "updated_at"]));
  }
});

test("who, when, what before, what after and why; a write that changes nothing leaves nothing", async () => {
  const { db } = database;
  const { id: actorId } = await aUser(db);
  const { id } = await aSpace(db, { name: "Lanterna" });
  const start = new Date();
  await inTransaction(db, { actorId, requestId: "request-1" }, async (tx) => {
    await because(tx, "new sign on the door");
    await tx.updateTable("spaces").set({ name: "Lanterna Software", type: "company" }).where("id", "=", id).execute();
  });
  await inTransaction(db, { actorId, requestId: "request-2" }, (tx) =>
    tx.updateTable("spaces").set({ name: "Lanterna Software" }).where("id", "=", id).execute(),
  );
  const [, update, ...more] = await readHistory(db, "spaces", id);
  expect(more).toEqual([]);
  expect(update).toMatchObject({
    action: "update",
    actor_id: actorId,
    request_id: "request-1",
    why: "new sign on the door",
    before: { name: "Lanterna" },
    after: { name: "Lanterna Software" },
  });
  expect(update!.at.getTime()).toBeGreaterThanOrEqual(start.getTime() - 1_000);
  const { version } = await db.selectFrom("spaces").select("version").where("id", "=", id).executeTakeFirstOrThrow();
  expect(version).toBe(3);
});

test("the author of one transaction is not the author of the next on the same connection", async () => {
  const { db } = database;
  const { id } = await aSpace(db);
  const { id: actorId } = await aUser(db);
  await db.connection().execute(async (connection) => {
    await inTransaction(connection, { actorId, requestId: "first", why: "a reason" }, (tx) =>
      tx.updateTable("spaces").set({ name: "Uno" }).where("id", "=", id).execute(),
    );
    await connection.updateTable("spaces").set({ name: "Due" }).where("id", "=", id).execute();
  });
  const [, first, second] = await readHistory(db, "spaces", id);
  expect(first).toMatchObject({ actor_id: actorId, why: "a reason" });
  expect(second).toMatchObject({ actor_id: null, why: null, request_id: null, after: { name: "Due" } });
});

test("inserts and deletes hold the whole row, and a key of two parts keeps their order", async () => {
  const { db } = database;
  const { id: spaceId, userId } = await aSpace(db);
  await db.deleteFrom("members").where("space_id", "=", spaceId).execute();
  const rows = await readHistory(db, "members", `${spaceId}:${userId}`);
  expect(rows.map(({ action }) => action)).toEqual(["insert", "delete"]);
  expect(rows[0]).toMatchObject({ before: null, after: { role: "owner", enabled: true } });
  expect(rows[1]).toMatchObject({ before: { role: "owner", enabled: true }, after: null });
});

test("secrets never, but that they changed; addresses of sign-ins neither", async () => {
  const { db } = database;
  const { id } = await aUser(db);
  const hashes = ["$argon2id$first-secret", "$argon2id$second-secret"];
  for (const password_hash of hashes)
    await db.updateTable("users").set({ password_hash }).where("id", "=", id).execute();
  const rows = await readHistory(db, "users", id);
  expect(rows.map(({ before, after }) => ({ before, after })).slice(1)).toEqual([
    { before: { password_hash: null }, after: { password_hash: "hidden" } },
    { before: { password_hash: "hidden" }, after: { password_hash: "hidden" } },
  ]);
  const sessionId = randomUUIDv7();
  const expires_at = new Date(Date.now() + 60_000);
  await db
    .insertInto("sessions")
    .values({ id: sessionId, user_id: id, address: "192.0.2.77", user_agent: "Firefox", expires_at })
    .execute();
  await db.updateTable("sessions").set({ last_used_at: new Date() }).where("id", "=", sessionId).execute();
  expect(await readHistory(db, "sessions", sessionId)).toHaveLength(1);
  const { rows: found } = await sql`
    select 1 from history where concat(before, after) ~ 'secret|192\\.0\\.2|Firefox'`.execute(db);
  expect(found).toEqual([]);
});

describe("what is written stays", () => {
  const refused = /history cannot be changed/;

  test("it is neither updated, deleted nor truncated, in the whole or by partition", async () => {
    const { db } = database;
    await aUser(db);
    const { rows: partitions } = await sql<{ name: string }>`
      select inhrelid::regclass::text as name from pg_inherits where inhparent = 'history'::regclass`.execute(db);
    for (const name of ["history", ...partitions.map((partition) => partition.name)]) {
      const table = sql.table(name);
      await expect(sql`truncate ${table}`.execute(db)).rejects.toThrow(refused);
      const { rows } = await sql`select 1 from ${table} limit 1`.execute(db);
      if (rows.length === 0) continue;
      await expect(sql`update ${table} set why = 'another'`.execute(db)).rejects.toThrow(refused);
      await expect(sql`delete from ${table}`.execute(db)).rejects.toThrow(refused);
    }
  });

  test("each month to come has its partition, made once however often one asks", async () => {
    const { db } = database;
    await ensureHistoryMonths(db, 5);
    await ensureHistoryMonths(db, 5);
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from pg_inherits where inhparent = 'history'::regclass`.execute(db);
    expect(rows[0]!.count).toBe(7);
    const { rows: strays } = await sql`select 1 from history_default limit 1`.execute(db);
    expect(strays).toEqual([]);
  });
});
