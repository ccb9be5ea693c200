import { randomUUIDv7 } from "node:crypto";
import { labelOfColumn, labelOfTable, writtenReason } from "@orbita/contract";
import { aSpace, aUser, createDatabase, type TestDatabase } from "@orbita/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withReason, ensureHistoryMonths, inTransaction, readHistory } from "../src/index.ts";

let database: TestDatabase;
beforeAll(async () => void (database = await createDatabase()));
afterAll(() => database.drop());

/** Tables without a history trigger, each with the reason why nobody needs to know who changed its rows. */
const untracked: Record<string, string> = {
  history: "is the history",
  migrations: "the runner's own list",
  outbox: "a queue: what happened, on its way out",
  idempotency_keys: "answers, kept for a day",
  refresh_tokens: "hashes that change every ten minutes; the sign-in has the history",
  web_sessions: "sealed copies of a token pair; the sign-in has the history",
  one_time_codes: "five minutes each; what they allow is in the history of what they changed",
  email_changes: "72 hours each; the user has the history",
  passkey_enrolments: "a day each; the passkey has the history",
  password_resets: "tickets of a quarter of an hour; the password has the history",
  activities: "a person's own log, which goes with the person",
  social_flows: "ten minutes each; the identity has the history",
  pending_sign_ups: "nobody yet; the user has the history",
  passkey_challenges: "five minutes each; the passkey has the history",
  talent_showings: "is a log: what was shown, summed by day",
  disclosure_days: "figures: what the daily limits count",
  share_link_openings: "is a log: nothing in it changes",
  space_domain_checks: "the last lookups of a domain, whose own history there is",
  captcha_spent: "hashes of puzzles, until they expire",
  join_requests: "that somebody asked, kept for a day",
  locations: "reference data, loaded from public files",
  occupations: "reference data, loaded from public files",
  skill_categories: "reference data, loaded from public files",
  salary_figures: "figures, computed anew each night from the posts",
  salary_publications: "when the figures were computed",
  skill_counts: "figures, counted anew from the posts",
  job_post_skills: "a part of the post, whose version grows with it",
  job_post_languages: "a part of the post, whose version grows with it",
  job_post_benefits: "a part of the post, whose version grows with it",
  job_post_expiry_reminders: "that a mail was written; the post has the history",
  clicks: "is a ledger: nothing in it changes",
  hiring_events: "is a log: nothing in it changes",
  hiring_waiting: "a queue: what is to be counted",
  hiring_shares: "figures, counted anew from the events",
  hiring_sums: "figures, counted anew from the events",
  hiring_counted: "until when it was counted",
  space_promises: "figures, counted anew from the applications",
  promise_waiting: "a queue: what is to be counted",
  promise_clock: "until when it was counted",
  job_instances: "the sums of a ledger, whose entries stay",
  click_keys: "a secret of the day, gone after it",
  resume_skills: "a part of the resume, whose version grows with it",
  resume_languages: "a part of the resume, whose version grows with it",
  saved_job_posts: "a person's own notes, which go with the person",
  job_wishes: "a person's own notes, which go with the person",
  seen_job_posts: "jobs that a person opened, which go with the person",
  job_fit_mailings: "is a log: which jobs a mail sent, once each",
  job_fit_reasons: "a person's own choices, which go with the person",
  hidden_job_posts: "a person's own choices, which go with the person",
  hidden_job_spaces: "a person's own choices, which go with the person",
  skill_relations: "reference data, loaded with the skills",
  application_steps: "is a history of its own: chained, and nothing in it changes",
  scorecard_versions: "is a history of its own: what a card said, and nothing in it changes",
  duplicate_subjects: "made from applications and candidates, whose own histories there are",
  duplicate_marks: "made from applications and candidates, whose own histories there are",
  interview_members: "a part of the interview, whose steps say who",
  interview_steps: "is a history of its own: nothing in it changes",
  apply_signals: "that somebody looked, once",
  resume_openings: "is a log: nothing in it changes",
  saved_search_matches: "what a search found, once each",
  alert_guests: "an address alone, deleted with its searches, which have the history",
  alert_requests: "48 hours each; the search has the history",
  fairness_runs: "is a log: nothing in it changes",
  ai_calls: "is a ledger: who, why, which kinds of data, what it cost",
  ai_call_subjects: "is a ledger: whose data a call read",
  ai_conversations: "a person's own questions, which go with the person",
  ai_messages: "a person's own questions, which go with the person",
  ai_message_subjects: "whom an answer quotes; goes with them",
  ai_readings: "what a model made of a document, to not ask it twice",
  link_previews: "what a page says of itself, asked again after a week",
  post_versions: "is a history of its own: what a post said before",
  post_images: "a part of the post, whose version grows with it",
  post_drafts: "a person's own notes, which go with the person",
  post_tags: "a part of the post, kept by a trigger",
  mentions: "a part of the post or the comment",
  post_likes: "that somebody likes it, and goes with them",
  comment_likes: "that somebody likes it, and goes with them",
  post_counts: "figures, kept by triggers",
  channel_counts: "figures, kept by triggers",
  follows: "a person's own choices, which go with the person",
  blocks: "a person's own choices, which go with the person",
  feed_reads: "until when somebody has read",
  message_threads: "counts its messages, which have the history",
  message_files: "a part of the message",
  message_reads: "until when somebody has read",
  payment_events: "is a log: what the provider said, once each",
  payment_event_refusals: "figures: what was not believed, by day",
  invoice_lines: "a part of the invoice: nothing in it changes",
  invoice_numbers: "the last number of a year; the invoice has the history",
  sdi_progressives: "the last progressive; the invoice has the history",
  sdi_receipts: "is a log: what the tax office answered",
  notifications: "what somebody was told; what it speaks of has the history",
  process_beats: "who is there at this moment, gone with the process",
  mail_deliveries: "is a log: whether a mail left, for thirty days",
  admin_acts: "is a log: nothing in it changes",
  admin_looks: "is a log: nothing in it changes",
  runs: "who began and who stopped one has a history; what it counts on its way is the run itself",
  run_lines: "is a log: what a run did, row by row",
};

test("every table of the database → has a history trigger or is listed with a reason", async () => {
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

/** Columns that the history page never lists as changes. */
const technical = ["id", "version", "created_at", "updated_at"];

test("every table with a history → the table and each of its columns have a label", async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.relname as table, a.attname as column
    from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
      and exists (select 1 from pg_trigger t where t.tgrelid = c.oid and t.tgfoid = 'write_history'::regproc)
    order by 1, 2`.execute(database.db);
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter(({ table }) => !labelOfTable(table))).toEqual([]);
  const shown = rows.filter(({ column }) => !technical.includes(column));
  expect(shown.filter(({ table, column }) => !labelOfColumn(table, column))).toEqual([]);
});

test("tables of users, Spaces, members, job posts, resumes → have the columns enabled, version, updated_at", async () => {
  for (const table of ["users", "spaces", "members", "job_posts", "resumes"] as const) {
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns where table_schema = 'public' and table_name = ${table}`.execute(
      database.db,
    );
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(["enabled", "version", "updated_at"]));
  }
});

test("row update → history has actor, time, before, after and reason; update without changes → no history row", async () => {
  const { db } = database;
  const { id: actorId } = await aUser(db);
  const { id } = await aSpace(db, { name: "Lanterna" });
  const start = new Date();
  await inTransaction(db, { actorId, requestId: "request-1" }, async (tx) => {
    await withReason(tx, writtenReason("new sign on the door"));
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

test("transaction with an author ends → the next transaction on the same connection has no author", async () => {
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

test("row insert or delete → history has the whole row; composite key → its parts stay in order", async () => {
  const { db } = database;
  const { id: spaceId, userId } = await aSpace(db);
  await db.deleteFrom("members").where("space_id", "=", spaceId).execute();
  const rows = await readHistory(db, "members", `${spaceId}:${userId}`);
  expect(rows.map(({ action }) => action)).toEqual(["insert", "delete"]);
  expect(rows[0]).toMatchObject({ before: null, after: { role: "owner", enabled: true } });
  expect(rows[1]).toMatchObject({ before: { role: "owner", enabled: true }, after: null });
});

test("history of a password change → change without the hash; of a session → no address, no browser", async () => {
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

describe("immutability of the history", () => {
  const refused = /history cannot be changed/;

  test("update, delete or truncate of the history or a partition → refused", async () => {
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

  test("creating the history partitions of the coming months twice → the same partitions", async () => {
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
