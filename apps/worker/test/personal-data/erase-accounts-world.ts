import { randomBytes, randomUUIDv7 } from "node:crypto";
import { inTransaction, type Db } from "@orbita/db";
import { jobs as jobList } from "@orbita/features";
import { aJobPost, aSpace, aUser } from "@orbita/testing";
import { sql } from "kysely";
import { type WorkTools } from "../../src/work-ctx.ts";

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

/** Inserts a person with personal data in many tables, made of words that occur nowhere else. */
export async function somebodyWhole({ db, jobs }: Pick<WorkTools, "db" | "jobs">) {
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
    // Puts an earlier phone number into the history, because earlier values are as personal as current ones.
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
    const place = JSON.stringify({ city: "Zanichelli", lat: 44, lon: 9 });
    await tx.insertInto("job_wishes").values({ user_id: id, place, radius_km: 30 }).execute();
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
    // The file name of an uploaded CV and the text read from it are personal too.
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

/** Inserts an application with steps, notes, a scorecard and a notification that all contain the person's name. */
export async function anApplicationOf(db: Db, id: string, words: { first: string; last: string; email: string }) {
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
  // The change puts the earlier motivation into the history, from which the erasure must remove it.
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

/** Inserts questions to the assistant about this person, by a member and by the person. The register of AI calls must keep each call without its text. */
export async function askedAbout(db: Db, id: string, name: string) {
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
export async function tablesWith(db: Db, needle: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'pgboss') and c.relkind = 'r' order by 1`.execute(db);
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: hits } =
      await sql`select from ${sql.raw(name)} t where lower(t::text) like ${`%${needle.toLowerCase()}%`}`.execute(db);
    if (hits.length > 0) found.push(name);
  }
  return found;
}
