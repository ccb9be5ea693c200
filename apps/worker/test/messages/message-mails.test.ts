import { randomUUIDv7 } from "node:crypto";
import { aBlock, aJobPost, aMember, anApplication, aSpace, aUser, headersOf } from "@orbita/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startNotificationBench, webOrigin, type NotificationHarness } from "../support/notification-bench.ts";

let bench: NotificationHarness;
beforeAll(async () => void (bench = await startNotificationBench()));
afterAll(() => bench.stop());

async function aThread({ blind = false } = {}) {
  const { db } = bench;
  const space = await aSpace(db, { name: "Lanterna Software" });
  const [talent, recruiter, viewer] = [await aUser(db), await aUser(db), await aUser(db)];
  await aMember(db, { spaceId: space.id, userId: recruiter.id, role: "recruiter" });
  await aMember(db, { spaceId: space.id, userId: viewer.id, role: "viewer" });
  const past = new Date(Date.now() - 3_600_000);
  await db.updateTable("members").set({ created_at: past }).where("space_id", "=", space.id).execute();
  const { id: jobPostId } = await aJobPost(db, { spaceId: space.id, status: "published" });
  const { id } = await anApplication(db, { jobPostId, spaceId: space.id, talentId: talent.id, blind });
  await sql`insert into message_threads (id, space_id, talent_id, application_id, last_at, created_at)
    values (${id}, ${space.id}, ${talent.id}, ${id}, now(), now())`.execute(db);
  let seq = 0;
  const said = async (side: "talent" | "space", text: string) => {
    await sql`insert into messages (id, thread_id, seq, side, author_id, text, created_at)
      values (${randomUUIDv7()}, ${id}, ${++seq}, ${side}, ${side === "talent" ? talent.id : recruiter.id}, ${text}, now())`.execute(
      db,
    );
    await sql`update message_threads set last_seq = ${seq} where id = ${id}`.execute(db);
    return seq;
  };
  const tell = (n: number) => bench.run("messages.tellUnread", { threadId: id, seq: n });
  const read = (userId: string, n: number) =>
    sql`insert into message_reads (thread_id, user_id, seq) values (${id}, ${userId}, ${n})
      on conflict (thread_id, user_id) do update set seq = ${n}`.execute(db);
  const mailed = async (userId: string) => {
    const rows = await db.selectFrom("notifications").select("id").where("user_id", "=", userId).execute();
    for (const row of rows) await bench.run("notifications.sendMail", { id: row.id });
    return rows.length;
  };
  return { id, space, talent, recruiter, viewer, said, tell, read, mailed };
}

test("several unread messages → one mail with all of them, in the recipient's language, with a reply link", async () => {
  const { id, talent, said, tell, mailed } = await aThread();
  await bench.speak(talent.id, "it");
  const first = await said("space", "Ciao,\npuoi dirci di più?");
  const second = await said("space", "Anche <del> progetto.");
  // The first message's job runs twice at once, and the second message's job once: one notification, one mail.
  await Promise.all([tell(first), tell(first)]);
  await tell(second);
  expect(await mailed(talent.id)).toBe(1);
  await mailed(talent.id);
  const [mail, ...others] = await bench.mailsOf(talent);
  expect(others).toEqual([]);
  for (const words of [
    "puoi dirci di più?",
    "Anche <del> progetto.",
    "2 messaggi non letti",
    `${webOrigin}/messages/${id}#write`,
  ])
    expect(mail!.text).toContain(words);
  expect((await headersOf(mail!)).from).toBe("Lanterna Software via Orbita <no-reply@orbita.example>");
  // A message that is sent after the mail gets its own mail.
  const third = await said("space", "Ci sei?");
  await tell(third);
  await mailed(talent.id);
  const later = (await bench.mailsOf(talent)).find(({ text }) => text.includes("Ci sei?"));
  expect(later!.text).not.toContain("progetto");
});

test("messages read before the job runs or before the mail is sent → no mail", async () => {
  const { talent, said, tell, read, mailed } = await aThread();
  const first = await said("space", "Ciao");
  await read(talent.id, first);
  await tell(first);
  expect(await mailed(talent.id)).toBe(0);
  const second = await said("space", "Ancora");
  await tell(second);
  await read(talent.id, second);
  expect(await mailed(talent.id)).toBe(1);
  expect(await bench.mailsOf(talent)).toEqual([]);
});

test("message to a Space → mail to members who may reply; application blind → mail with code and redacted text", async () => {
  const { id, space, talent, recruiter, viewer, said, tell, mailed } = await aThread({ blind: true });
  await bench.speak(recruiter.id, "en");
  await tell(await said("talent", `Scrivimi a ${talent.email}`));
  expect(await mailed(viewer.id)).toBe(0);
  await mailed(recruiter.id);
  const [mail] = await bench.mailsOf(recruiter);
  expect(mail!.subject).toMatch(/^Application \w{4} wrote to you/);
  expect(mail!.text).toContain("Scrivimi a");
  expect(`${mail!.subject} ${mail!.text} ${mail!.html}`).not.toContain(talent.email);
  const { url } = await bench.db
    .selectFrom("spaces")
    .select("url")
    .where("id", "=", space.id)
    .executeTakeFirstOrThrow();
  expect(mail!.text).toContain(`${webOrigin}/en/work/${url}/messages/${id}#write`);
});

test("recipient of a message left the Space or blocked the sender → no mail", async () => {
  const left = await aThread();
  await left.tell(await left.said("talent", "C’è qualcuno?"));
  await bench.db.deleteFrom("members").where("user_id", "=", left.recruiter.id).execute();
  await left.mailed(left.recruiter.id);
  expect(await bench.mailsOf(left.recruiter)).toEqual([]);

  const blocked = await aThread();
  await aBlock(bench.db, { userId: blocked.recruiter.id, personId: blocked.talent.id });
  await blocked.tell(await blocked.said("talent", "Ciao"));
  await blocked.mailed(blocked.recruiter.id);
  expect(await bench.mailsOf(blocked.recruiter)).toEqual([]);
});
