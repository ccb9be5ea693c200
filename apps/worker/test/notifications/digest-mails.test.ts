import { randomUUIDv7 } from "node:crypto";
import { inTransaction } from "@orbita/db";
import { aUser, headersOf, mailsTo } from "@orbita/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anApplicationCase } from "../support/application-case.ts";
import { startNotificationBench, webOrigin, type NotificationHarness } from "../support/notification-bench.ts";

let bench: NotificationHarness;
beforeAll(async () => void (bench = await startNotificationBench()));
afterAll(() => bench.stop());

const evening = () => new Date("2026-11-16T21:30:00Z");
const morning = () => new Date("2026-11-17T07:00:30Z");
type DeliverySettings = { notifications?: object; quiet?: [number, number]; zone?: string };

/** Inserts a talent with two unanswered applications, and a notification about each from this evening. */
async function aWaiting(wish: DeliverySettings, kinds: readonly string[] = ["application.late", "application.late"]) {
  const talent = await aUser(bench.db);
  const { notifications = {}, quiet, zone = null } = wish;
  await bench.db
    .insertInto("user_settings")
    .values({
      user_id: talent.id,
      notifications: JSON.stringify(notifications),
      quiet_from: quiet?.[0] ?? null,
      quiet_to: quiet?.[1] ?? null,
      time_zone: zone,
    })
    .execute();
  for (const kind of kinds) {
    const { space, jobPostId, application } = await anApplicationCase(bench, {
      replyBy: new Date("2026-11-15T12:00:00Z"),
    });
    await bench.db.updateTable("applications").set({ talent_id: talent.id }).where("id", "=", application.id).execute();
    await bench.db
      .insertInto("notifications")
      .values({
        id: randomUUIDv7(),
        user_id: talent.id,
        kind,
        key: randomUUIDv7(),
        space_id: space.id,
        job_post_id: jobPostId,
        application_id: application.id,
        here: true,
        created_at: evening(),
      })
      .execute();
  }
  return talent;
}

const leave = async (talent: { id: string }, clock = evening) => {
  for (const { id } of await bench.toldTo(talent.id)) await bench.run("notifications.sendMail", { id }, { clock });
};
const digestsOf = async (userId: string) => {
  const { rows } = await sql<{ id: string }>`
    select distinct j.data->>'id' as id from pgboss.job j join notifications n on n.digest_id = (j.data->>'id')::uuid
    where j.name = 'notifications.sendDigest' and n.user_id = ${userId}`.execute(bench.db);
  return rows;
};
async function gathered(talent: { id: string; email: string }, clock = morning) {
  await bench.routine("notifications.digests", clock);
  for (const { id } of await digestsOf(talent.id)) await bench.run("notifications.sendDigest", { id }, { clock });
  return mailsTo(talent.email);
}
const daily = { "application.late": { rhythm: "daily" } };

describe("postponed notification mails", () => {
  test("notifications with daily rhythm → one digest mail in the morning in the reader's language, also if the routine runs again", async () => {
    const talent = await aWaiting({ notifications: daily });
    await bench.speak(talent.id, "en");
    await leave(talent);
    await leave(talent);
    expect(await mailsTo(talent.email)).toEqual([]);
    expect(await gathered(talent, evening)).toEqual([]);
    await Promise.all([gathered(talent), bench.routine("notifications.digests", morning)]);
    const mails = await gathered(talent);
    expect(mails.map(({ subject }) => subject)).toEqual(["2 new notifications"]);
    const [mail] = mails;
    expect(mail!.text).toContain(`Lanterna Software hasn’t replied to you yet\n  ${webOrigin}/en/applications?id=`);
    expect(mail!.text).toContain(`${webOrigin}/en/settings/notifications`);
    const headers = await headersOf(mail!);
    expect(headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
    const out = /<(.*)>/.exec(headers["list-unsubscribe"]!)![1]!;
    expect(mail!.text).toContain(out);
    expect(bench.unsubscribeTokens.open(out.split("/").at(-1)!)).toMatchObject({ userId: talent.id });
  });

  test("only one notification postponed → its usual mail instead of a digest", async () => {
    const talent = await aWaiting({ notifications: daily }, ["application.late"]);
    await leave(talent);
    expect((await gathered(talent)).map(({ subject }) => subject)).toEqual([
      "Lanterna Software non ti ha ancora risposto",
    ]);
  });

  test("notifications during the reader's quiet hours → one digest mail when they end, in the reader's time zone", async () => {
    const rome = await aWaiting({ quiet: [21 * 60, 8 * 60] });
    const there = await aWaiting({ quiet: [21 * 60, 8 * 60], zone: "America/New_York" }, ["application.late"]);
    await leave(rome);
    await leave(there);
    expect(await mailsTo(rome.email)).toEqual([]);
    // The talent in New York gets the mail at once, because it is afternoon there.
    expect(await mailsTo(there.email)).toHaveLength(1);
    expect((await gathered(rome)).map(({ subject }) => subject)).toEqual(["2 nuove notifiche"]);
  });

  test("application answered, or notification switched off, before the digest is sent → not in the digest", async () => {
    const talent = await aWaiting({ notifications: daily });
    await leave(talent);
    const [first] = await bench.toldTo(talent.id);
    await bench.db
      .updateTable("applications")
      .set({ status: "interview", reply_by: null })
      .where("id", "=", first!.application_id!)
      .execute();
    expect(await gathered(talent)).toHaveLength(1);
    const off = await aWaiting({ notifications: daily });
    await leave(off);
    await bench.db
      .updateTable("user_settings")
      .set({ notifications: JSON.stringify({ "application.late": { email: false } }) })
      .where("user_id", "=", off.id)
      .execute();
    expect(await gathered(off)).toEqual([]);
  });

  test("security notification during quiet hours → its mail is not postponed", async () => {
    const talent = await aWaiting({ quiet: [21 * 60, 8 * 60] }, []);
    await bench.db
      .insertInto("notifications")
      .values({
        id: randomUUIDv7(),
        user_id: talent.id,
        kind: "account.security",
        key: randomUUIDv7(),
        here: true,
        created_at: evening(),
      })
      .execute();
    // The job throws, because this kind of notification has no mail template: the account feature sends such mails itself, at once. The
    // test only checks that the mail is not postponed.
    await expect(leave(talent)).rejects.toThrow("account.security");
    const codes = await inTransaction(bench.db, { actorId: null, requestId: null }, async (tx) =>
      tx.selectFrom("notifications").select("mail_due_at").where("user_id", "=", talent.id).execute(),
    );
    expect(codes).toEqual([{ mail_due_at: null }]);
  });

  test("worker killed after the mail server accepted a digest → one more mail with the same id, never a third", async () => {
    const talent = await aWaiting({ notifications: daily });
    await leave(talent);
    await bench.routine("notifications.digests", morning);
    const [{ id }] = (await digestsOf(talent.id)) as [{ id: string }];
    // Simulates a process that died after the server accepted the mail and before it was recorded.
    await bench.run("notifications.sendDigest", { id }, { clock: morning });
    await bench.db.updateTable("notifications").set({ mailed_at: null }).where("digest_id", "=", id).execute();
    await bench.routine("notifications.digests", morning);
    expect(await digestsOf(talent.id)).toEqual([{ id }]);
    await bench.run("notifications.sendDigest", { id }, { clock: morning });
    await bench.run("notifications.sendDigest", { id }, { clock: morning });
    const mails = await mailsTo(talent.email);
    expect(mails).toHaveLength(2);
    const ids = await Promise.all(mails.map(async (mail) => (await headersOf(mail))["message-id"]));
    expect(ids[0]).toContain(id);
    expect(ids[1]).toBe(ids[0]);
  });
});
