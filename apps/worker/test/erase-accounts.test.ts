import { randomBytes, randomUUIDv7 } from "node:crypto";
import { inTransaction, openJobs, readHistory, type Jobs } from "@orbita/db";
import { events, jobs as jobList } from "@orbita/features";
import { routines } from "@orbita/features/work";
import { createCodes, readSessionKeys } from "@orbita/platform";
import { aJobPost, aMember, aSpace, aUser, createDatabase, testStorage, type TestDatabase } from "@orbita/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { workCtx, type WorkTools } from "../src/work-ctx.ts";
import { silent } from "./bench.ts";

let database: TestDatabase;
let jobs: Jobs;
let tools: WorkTools;
let clock = () => new Date();
beforeAll(async () => {
  database = await createDatabase();
  jobs = await openJobs({ url: database.url, jobs: jobList, max: 4, work: false, onError: () => {} });
  const codes = createCodes(readSessionKeys(randomBytes(32).toString("base64url")));
  const mail = { send: () => Promise.reject(new Error("no mail here")) };
  const storage = testStorage();
  const webOrigin = "http://localhost:3000";
  tools = { db: database.db, jobs, mail, codes, storage, webOrigin, log: silent, clock: () => clock() };
});
beforeEach(() => void (clock = () => new Date()));
afterAll(async () => {
  await jobs.stop();
  await database.drop();
});

const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day);
const erase = () =>
  routines.find(({ name }) => name === "accounts.erase")!.run(workCtx(tools, "routine.accounts.erase"));
const isThere = async (id: string) =>
  (await database.db.selectFrom("users").select("id").where("id", "=", id).execute()).length === 1;

async function leaving(days: number) {
  const user = await aUser(database.db);
  await database.db
    .updateTable("users")
    .set({ deletes_at: inDays(days) })
    .where("id", "=", user.id)
    .execute();
  return user;
}

/** A person with a row in every table, with words that occur nowhere else. */
async function somebodyWhole() {
  const { db } = database;
  const id = randomUUIDv7();
  const words = {
    email: `ermenegilda.zanichelli+${id}@posta.example`,
    username: `ermenegilda zanichelli ${id}`,
    first: "Ermenegilda",
    last: "Zanichelli",
    phone: "+390109998887",
  };
  const expires_at = inDays(30);
  await inTransaction(db, { actorId: id, requestId: "test" }, async (tx) => {
    await tx
      .insertInto("users")
      .values({
        id,
        email: words.email,
        username: words.username,
        first_name: words.first,
        last_name: words.last,
        phone: words.phone,
        password_hash: "$argon2id$zanichelli",
      })
      .execute();
    // Earlier values in the history are as personal as current ones.
    await tx.updateTable("users").set({ phone: null }).where("id", "=", id).execute();
    await tx.updateTable("users").set({ phone: words.phone }).where("id", "=", id).execute();
    const session = { id: randomUUIDv7(), user_id: id, expires_at, user_agent: "Zanichelli/1", address: "192.0.2.44" };
    await tx.insertInto("sessions").values(session).execute();
    await tx
      .insertInto("activities")
      .values({ id: randomUUIDv7(), user_id: id, kind: "name.changed", details: JSON.stringify({ to: "Zanichelli" }) })
      .execute();
    await tx
      .insertInto("identities")
      .values({ id: randomUUIDv7(), user_id: id, provider: "google", subject: "zanichelli-9", email: words.email })
      .execute();
    await tx
      .insertInto("passkeys")
      .values({
        id: randomUUIDv7(),
        user_id: id,
        credential_id: randomBytes(16),
        public_key: randomBytes(16),
        name: "Portatile di Ermenegilda",
      })
      .execute();
    await tx.insertInto("user_settings").values({ user_id: id }).execute();
    await tx
      .insertInto("hidden_from")
      .values({ id: randomUUIDv7(), user_id: id, domain: "zanichelli.example" })
      .execute();
    const file = {
      id: randomUUIDv7(),
      owner_id: id,
      purpose: "profileImage" as const,
      visibility: "everyone" as const,
      status: "ready" as const,
      name: "Ermenegilda Zanichelli.webp",
      type: "image/webp",
      size: 3,
      sha256: randomBytes(32),
      object_keys: [`files/${id}/512`],
    };
    await tx.insertInto("files").values(file).execute();
    await tx.updateTable("users").set({ profile_image_id: file.id }).where("id", "=", id).execute();
    // The extracted text of a document and its file name are personal.
    const upload = {
      id: randomUUIDv7(),
      owner_id: id,
      sent_by: id,
      name: "CV Zanichelli.pdf",
      type: "application/pdf",
    };
    const reading = JSON.stringify({ lines: [{ text: `${words.first} ${words.last}` }] });
    await tx
      .insertInto("resume_uploads")
      .values({ ...upload, size: 3 })
      .execute();
    await tx.updateTable("resume_uploads").set({ state: "ready", reading }).where("id", "=", upload.id).execute();
    const letter = { name: `${words.first} ${words.last}`, topic: "other", message: "Sono Zanichelli", language: "it" };
    for (const user_id of [id, null])
      await tx
        .insertInto("contact_requests")
        .values({ ...letter, id: randomUUIDv7(), user_id, email: words.email })
        .execute();
    await tx
      .insertInto("one_time_codes")
      .values({
        id: randomUUIDv7(),
        subject: id,
        purpose: "changeEmail",
        user_id: id,
        address: words.email,
        expires_at,
      })
      .execute();
    await tx
      .insertInto("idempotency_keys")
      .values({ actor: id, key: randomUUIDv7(), request_hash: "x", response: JSON.stringify({ name: "Zanichelli" }) })
      .execute();
    await jobs.send(
      tx,
      jobList.find(({ name }) => name === "accounts.sendNotice")!,
      {
        userId: id,
        notice: "newDevice",
        params: { device: words.email },
        address: words.email,
      },
    );
  });
  return { id, words };
}

/** An application with steps, notes, a scorecard and a notification that all contain the person's name. */
async function anApplicationOf(id: string, words: { first: string; last: string; email: string }) {
  const { db } = database;
  const space = await aSpace(db, { name: "Terminal Dati" });
  const post = await aJobPost(db, { spaceId: space.id, status: "published" });
  const name = `${words.first} ${words.last}`;
  const at = new Date();
  const application = { id: randomUUIDv7(), talent_id: id, job_post_id: post.id, space_id: space.id, code: "7F2K" };
  await db
    .insertInto("applications")
    .values({
      ...application,
      blind: true,
      sent_at: at,
      moved_at: at,
      motivation: `Sono ${name}`,
      snapshot: JSON.stringify({ firstName: words.first, contacts: { email: words.email } }),
      card: JSON.stringify({ name }),
      named_words: name.toLowerCase(),
    })
    .execute();
  // The earlier value is in the history, from which erasure must remove it.
  await db.updateTable("applications").set({ motivation: name }).where("id", "=", application.id).execute();
  const step = { application_id: application.id, to_status: "withdrawn" as const, actor_id: id, reason: name };
  await db
    .insertInto("application_steps")
    .values({ ...step, id: randomUUIDv7(), kind: "withdrawn", at, told_at: at, seq: 0, hash: Buffer.alloc(1) })
    .execute();
  await db
    .insertInto("application_notes")
    .values({ id: randomUUIDv7(), application_id: application.id, author_id: space.userId, text: `${name} piace` })
    .execute();
  const card = randomUUIDv7();
  await db
    .insertInto("scorecards")
    .values({ id: card, application_id: application.id, author_id: space.userId })
    .execute();
  const judgements = JSON.stringify([{ answer: "yes", note: `${name} spiega bene` }]);
  await db.insertInto("scorecard_versions").values({ scorecard_id: card, seq: 1, judgements, at }).execute();
  const told = { kind: "application.withdrawn", data: JSON.stringify({ who: name }), here: true, created_at: at };
  await db
    .insertInto("notifications")
    .values({ ...told, id: randomUUIDv7(), user_id: space.userId, application_id: application.id, key: "x" })
    .execute();
}

/**
 * Questions to the assistant about this person, by a member and by the person: the register of AI calls must keep the call
 * without its text.
 */
async function askedAbout(id: string, name: string) {
  const { db } = database;
  const application = await db
    .selectFrom("applications")
    .selectAll()
    .where("talent_id", "=", id)
    .executeTakeFirstOrThrow();
  const asker = await aUser(db);
  for (const user_id of [asker.id, id]) {
    const about = { space_id: application.space_id, about: "application", about_id: application.id };
    const conversation = { id: randomUUIDv7(), user_id, ...about };
    await db.insertInto("ai_conversations").values(conversation).execute();
    const message = {
      id: randomUUIDv7(),
      question: `Da quanto lavora ${name}?`,
      language: "it",
      created_at: new Date(),
    };
    await db
      .insertInto("ai_messages")
      .values({ ...message, conversation_id: conversation.id, answer: JSON.stringify({ text: `${name}: sei anni` }) })
      .execute();
    await db
      .insertInto("ai_message_subjects")
      .values({ message_id: message.id, application_id: application.id })
      .execute();
    const call = {
      id: randomUUIDv7(),
      at: new Date(),
      task: "assistant",
      user_id,
      engine: "onBox",
      data_classes: ["question"],
    };
    await db
      .insertInto("ai_calls")
      .values({ ...call, outcome: "answered", ended_at: new Date() })
      .execute();
    await db.insertInto("ai_call_subjects").values({ call_id: call.id, user_id: id }).execute();
  }
}

/** Names of all tables of the product and the queue with a row that contains this text. */
async function tablesWith(needle: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'pgboss') and c.relkind = 'r' order by 1`.execute(database.db);
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: hits } =
      await sql`select from ${sql.raw(name)} t where lower(t::text) like ${`%${needle.toLowerCase()}%`}`.execute(
        database.db,
      );
    if (hits.length > 0) found.push(name);
  }
  return found;
}

test("deletion date passed → no personal data in any table, and the remaining rows stay consistent", async () => {
  const { db } = database;
  const { id, words } = await somebodyWhole();
  const space = await aSpace(db, { name: "Ortovivo" });
  await aMember(db, { spaceId: space.id, userId: id, role: "recruiter" });
  const post = await aJobPost(db, { spaceId: space.id, status: "published" });
  await inTransaction(db, { actorId: id, requestId: "test" }, (tx) =>
    tx.updateTable("job_posts").set({ title: "Semina in serra" }).where("id", "=", post.id).execute(),
  );
  await anApplicationOf(id, words);
  await askedAbout(id, words.last);
  const needles = [...Object.values(words), "ermenegilda", "zanichelli", "192.0.2.44"];
  expect((await tablesWith("zanichelli")).length).toBeGreaterThan(8);

  await db
    .updateTable("users")
    .set({ deletes_at: inDays(14) })
    .where("id", "=", id)
    .execute();
  clock = () => inDays(13.9);
  await erase();
  expect(await isThere(id)).toBe(true);
  clock = () => inDays(14.1);
  await erase();

  for (const needle of needles) expect([needle, await tablesWith(needle)]).toEqual([needle, []]);
  expect(await db.selectFrom("ai_calls").select("outcome").execute()).toHaveLength(2);
  expect(await db.selectFrom("ai_call_subjects").select("user_id").execute()).toEqual([]);
  const last = (await readHistory(db, "job_posts", post.id)).at(-1);
  expect(last).toMatchObject({ actor_id: id, after: { title: "Semina in serra" } });
  expect((await readHistory(db, "users", id)).at(-1)).toMatchObject({
    action: "delete",
    why: "erased as asked",
    request_id: "routine.accounts.erase",
    before: { email: "hidden", username: "hidden", first_name: "hidden", last_name: "hidden", phone: "hidden" },
  });
  const file = await db.selectFrom("files").select(["status", "owner_id"]).execute();
  expect(file).toEqual([{ status: "leaving", owner_id: null }]);
  const told = await db
    .selectFrom("outbox")
    .select(["name", "destination"])
    .where("name", "=", "person.changed")
    .execute();
  expect(told.map(({ destination }) => destination).toSorted()).toEqual(["broker", "search"]);
  const changed = events.find(({ name }) => name === "person.changed")!;
  expect(await changed.project!(db, [{ id }])).toMatchObject([{ id, source: null }]);
  const members = await db.selectFrom("members").select("user_id").where("space_id", "=", space.id).execute();
  expect(members).toEqual([{ user_id: space.userId }]);
});

test("only accounts past their deletion date are erased; a second or concurrent run finds nothing more", async () => {
  const due = [await leaving(-1), await leaving(-2), await leaving(-3)];
  const others = [await leaving(1), await aUser(database.db)];
  await Promise.all([erase(), erase()]);
  await erase();
  expect(await Promise.all(due.map(({ id }) => isThere(id)))).toEqual([false, false, false]);
  expect(await Promise.all(others.map(({ id }) => isThere(id)))).toEqual([true, true]);
  for (const { id } of due) expect(await readHistory(database.db, "users", id)).toHaveLength(3);
});

test("worker killed half-way → nobody is half erased, and the next run completes it", async () => {
  const { db } = database;
  const user = await leaving(-1);
  await db.insertInto("user_settings").values({ user_id: user.id }).execute();
  const ctx = workCtx(tools, "test");
  const dying = {
    ...ctx,
    // Simulates a process that dies after the work and before the commit.
    write: ((why, work) =>
      ctx.write(why, async (inner) => {
        await work(inner);
        throw new Error("killed");
      })) as typeof ctx.write,
  };
  const routine = routines.find(({ name }) => name === "accounts.erase")!;
  await expect(routine.run(dying)).rejects.toThrow("killed");
  expect(await isThere(user.id)).toBe(true);
  expect(await db.selectFrom("user_settings").select("user_id").where("user_id", "=", user.id).execute()).toHaveLength(
    1,
  );
  await erase();
  expect(await isThere(user.id)).toBe(false);
});

test("a sign-in cancels the deletion while the routine runs → the account stays", async () => {
  const user = await leaving(-1);
  await inTransaction(database.db, { actorId: user.id, requestId: "test" }, async (tx) => {
    await tx.updateTable("users").set({ deletes_at: null }).where("id", "=", user.id).execute();
    await erase();
  });
  await erase();
  expect(await isThere(user.id)).toBe(true);
});
