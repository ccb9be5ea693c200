import { aMember, anApplication, aUser } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anApplicationCase, type ApplicationCase } from "../support/application-case.ts";
import { startNotificationBench, webOrigin, type NotificationHarness } from "../support/notification-bench.ts";

let bench: NotificationHarness;
beforeAll(async () => void (bench = await startNotificationBench()));
afterAll(() => bench.stop());

const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
const count = () => bench.routine("promises.count");

async function more(
  { space, jobPostId }: ApplicationCase,
  options: Parameters<typeof anApplication>[1] | object,
  times: number,
) {
  const ids: string[] = [];
  for (let index = 0; index < times; index++) {
    const { id: talentId } = await aUser(bench.db);
    ids.push((await anApplication(bench.db, { ...options, spaceId: space.id, jobPostId, talentId })).id);
  }
  return ids;
}
const late = { sentAt: ago(8), replyBy: ago(1) };
const nearOf = async (userId: string) => (await bench.toldTo(userId)).filter(({ kind }) => kind === "promise.near");
const answer = (ids: readonly string[]) =>
  bench.db
    .updateTable("applications")
    .set({ status: "shortlisted", reply_by: null, answered_at: new Date() })
    .where("id", "in", [...ids])
    .execute();
const rowOf = (spaceId: string) =>
  bench.db.selectFrom("space_promises").selectAll().where("space_id", "=", spaceId).executeTakeFirst();

describe("reply counters of a Space", () => {
  test("replies of a Space → counted as in time, late, missed or owed, by first answer and promised date", async () => {
    const all = await anApplicationCase(bench, {
      status: "interview",
      sentAt: ago(8),
      answeredAt: ago(6),
      replyBy: null,
    });
    await more(all, { status: "rejected", sentAt: ago(20), answeredAt: ago(5), replyBy: null }, 1);
    await more(all, { status: "expired", sentAt: ago(20), replyBy: null }, 2);
    await more(all, { status: "withdrawn", sentAt: ago(20), replyBy: null }, 1);
    await more(all, late, 1);
    await more(all, { sentAt: ago(1) }, 1);
    // This application was sent more than 90 days ago, so it does not count.
    await more(all, { status: "interview", sentAt: ago(91), answeredAt: ago(90), replyBy: null }, 1);
    await count();
    expect(await rowOf(all.space.id)).toMatchObject({
      promised_days: 7,
      recent: 7,
      in_time: 1,
      late: 1,
      missed: 2,
      owed: 2,
      due: 5,
      overdue: 1,
      median_days: 8.5,
    });
    const before = (await rowOf(all.space.id))!;
    await count();
    expect(await rowOf(all.space.id)).toEqual(before);
  });

  test("promised reply date passes without any other event → the reply is counted as overdue", async () => {
    const all = await anApplicationCase(bench, { sentAt: ago(5), replyBy: new Date(Date.now() + 3_600_000) });
    await count();
    expect(await rowOf(all.space.id)).toMatchObject({ owed: 1, due: 0, overdue: 0 });
    await bench.routine("promises.count", () => new Date(Date.now() + 2 * 3_600_000));
    expect(await rowOf(all.space.id)).toMatchObject({ owed: 1, due: 1, overdue: 1 });
  });
});

describe("warning before late replies block publishing", () => {
  test("Space nearly blocked by late replies → owner and recruiter are warned once, and once more after recovering", async () => {
    const all = await anApplicationCase(bench, { sentAt: ago(1) });
    const owner = { id: all.space.userId };
    await more(all, { sentAt: ago(1) }, 12);
    const [first, second] = await more(all, late, 2);
    await count();
    expect(await nearOf(all.recruiter.id)).toEqual([]);
    await more(all, late, 1);
    await Promise.all([count(), count()]);
    await count();
    await more(all, late, 3);
    await count();
    for (const { id } of [all.recruiter, owner]) expect(await nearOf(id)).toHaveLength(1);
    expect((await nearOf(all.recruiter.id))[0]!.data).toEqual({ late: "3", recent: "16" });
    expect(await nearOf(all.viewer.id)).toEqual([]);
    const [mail] = await bench.mailsOf(all.recruiter);
    expect(mail!.subject).toBe("Lanterna Software: rispondete per tornare a pubblicare");
    expect(mail!.text).toContain(
      "6 persone candidate aspettano una risposta da Lanterna Software oltre la data promessa, su 19 candidature",
    );
    expect(mail!.text).toMatch(new RegExp(`${webOrigin}/work/[^/]+/applications\\?late=true`));

    // All late applications are answered, which ends the warning; then other applications become late.
    await answer([first!, second!]);
    const { rows } = {
      rows: await bench.db
        .selectFrom("applications")
        .select("id")
        .where("reply_by", "<", new Date())
        .where("space_id", "=", all.space.id)
        .execute(),
    };
    await answer(rows.map(({ id }) => id));
    await count();
    expect((await rowOf(all.space.id))!.announced_at).toBeNull();
    await more(all, late, 4);
    await count();
    expect(await nearOf(all.recruiter.id)).toHaveLength(2);
  });

  test("Space with three late replies of 21, or two of two → no warning; three of 20 → warning", async () => {
    const large = await anApplicationCase(bench, late);
    await more(large, late, 2);
    const [last] = await more(large, { sentAt: ago(1) }, 18);
    const small = await anApplicationCase(bench, late);
    await more(small, late, 1);
    await count();
    for (const { recruiter } of [large, small]) expect(await nearOf(recruiter.id)).toEqual([]);
    // Disabling one application changes the share to three late replies of 20, which is enough for the warning.
    await bench.db.updateTable("applications").set({ enabled: false }).where("id", "=", last!).execute();
    await count();
    expect(await nearOf(large.recruiter.id)).toHaveLength(1);
  });

  test("warning mail → in the recipient's language; all answered, or recipient now a viewer → no mail", async () => {
    const all = await anApplicationCase(bench, late);
    await more(all, late, 2);
    await bench.speak(all.recruiter.id, "en");
    const gone = await aUser(bench.db);
    await aMember(bench.db, { spaceId: all.space.id, userId: gone.id, role: "recruiter" });
    await count();
    await bench.db.updateTable("members").set({ role: "viewer" }).where("user_id", "=", gone.id).execute();
    expect(await bench.mailsOf(gone)).toEqual([]);
    expect((await bench.mailsOf(all.recruiter)).map(({ subject }) => subject)).toEqual([
      "Reply to 3 candidates to keep publishing",
    ]);
    const owner = await bench.db
      .selectFrom("users")
      .select(["id", "email"])
      .where("id", "=", all.space.userId)
      .executeTakeFirstOrThrow();
    await answer([all.application.id]);
    const owed = await bench.db.selectFrom("applications").select("id").where("space_id", "=", all.space.id).execute();
    await answer(owed.map(({ id }) => id));
    expect(await bench.mailsOf(owner)).toEqual([]);
  });
});

describe("closing a job post with an answer to all applicants", () => {
  const words = { it: "Il posto non c’è più. Grazie.", en: "The position is gone. Thank you." };
  const closing = (all: ApplicationCase, talks = false) => ({
    jobPostId: all.jobPostId,
    closedAt: new Date().toISOString(),
    answer: { words, talks, by: all.recruiter.id },
  });
  const statusesOf = async (spaceId: string) =>
    (
      await bench.db
        .selectFrom("applications")
        .select(["status", "answered_at"])
        .where("space_id", "=", spaceId)
        .orderBy("sent_at")
        .execute()
    ).map(({ status, answered_at }) => `${status}${answered_at ? " answered" : ""}`);

  test("job post closed with an answer → open applications rejected except those in talks; talents are notified once", async () => {
    const all = await anApplicationCase(bench, { sentAt: ago(9), blind: true });
    await more(all, { sentAt: ago(8), status: "interview", answeredAt: ago(7) }, 1);
    await more(all, { sentAt: ago(7), status: "hired", answeredAt: ago(6), replyBy: null }, 1);
    await more(all, { sentAt: ago(6), status: "inReview", answeredAt: ago(5) }, 1);
    await bench.speak(all.talent.id, "en");
    const payload = closing(all);
    await bench.run("jobPosts.closed", payload);
    await bench.run("jobPosts.closed", payload);
    expect(await statusesOf(all.space.id)).toEqual([
      "rejected answered",
      "interview answered",
      "hired answered",
      "rejected answered",
    ]);
    const steps = await bench.db
      .selectFrom("application_steps")
      .selectAll()
      .where("application_id", "=", all.application.id)
      .where("kind", "=", "moved")
      .execute();
    expect(steps).toHaveLength(1);
    expect(steps[0]).toMatchObject({ reason: "positionGone", words, actor_id: all.recruiter.id });
    const row = await bench.db
      .selectFrom("applications")
      .select("revealed_at")
      .where("id", "=", all.application.id)
      .executeTakeFirstOrThrow();
    expect(row.revealed_at).toBeNull();
    const told = { applicationId: all.application.id, stepId: steps[0]!.id };
    const clock = () => new Date(Date.now() + 700_000);
    await bench.run("applications.tell", told, { clock });
    await bench.run("applications.tell", told, { clock });
    const mails = await bench.mailsOf(all.talent);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain(words.en);
  });

  test("job post closed with `talks` → applications in talks are rejected too", async () => {
    const all = await anApplicationCase(bench, { sentAt: ago(9), status: "offer", answeredAt: ago(8), replyBy: null });
    await bench.run("jobPosts.closed", closing(all, true));
    expect(await statusesOf(all.space.id)).toEqual(["rejected answered"]);
  });

  test("worker killed while it answers a closed post's applications → the next run finishes, none is answered twice", async () => {
    const all = await anApplicationCase(bench, { sentAt: ago(9) });
    await more(all, { sentAt: ago(8) }, 120);
    const payload = closing(all);
    let lots = 0;
    const dying = () => {
      if (++lots > 2) throw new Error("killed");
      return new Date();
    };
    await expect(bench.run("jobPosts.closed", payload, { clock: dying })).rejects.toThrow("killed");
    const half = (await statusesOf(all.space.id)).filter((status) => status === "rejected answered").length;
    expect(half).toBe(100);
    await bench.run("jobPosts.closed", payload);
    expect(new Set(await statusesOf(all.space.id))).toEqual(new Set(["rejected answered"]));
    const steps = await bench.db
      .selectFrom("application_steps")
      .innerJoin("applications", "applications.id", "application_steps.application_id")
      .select("application_steps.id")
      .where("applications.space_id", "=", all.space.id)
      .where("kind", "=", "moved")
      .execute();
    expect(steps).toHaveLength(121);
  });
});
