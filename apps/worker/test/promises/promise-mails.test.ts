import { randomUUIDv7 } from "node:crypto";
import { anApplication, aUser, headersOf } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anApplicationCase, type ApplicationCase } from "../support/application-case.ts";
import { startNotificationBench, webOrigin, type NotificationHarness } from "../support/notification-bench.ts";

let bench: NotificationHarness;
beforeAll(async () => void (bench = await startNotificationBench()));
afterAll(() => bench.stop());

const minute = 60_000;
const ago = (ms: number) => new Date(Date.now() - ms);

describe("reminders of promised replies to applications", () => {
  const nine = () => new Date("2026-11-20T08:00:00Z");
  const remind = (clock = nine) => bench.routine("applications.remindOfAnswers", clock);
  const namesOf = async (userId: string) =>
    (await bench.toldTo(userId)).map(({ data }) => data as Record<string, string>);

  test("blind application with a reply due today → owner and recruiter get its code once; a new due date → notified again", async () => {
    const due = { sentAt: new Date("2026-11-13T21:00:00Z"), blind: true, firstName: "Xenia", lastName: "Ypsilanti" };
    const all = await anApplicationCase(bench, { ...due, replyBy: new Date("2026-11-20T22:30:00Z") });
    const tomorrow = await anApplicationCase(bench, { ...due, replyBy: new Date("2026-11-20T23:30:00Z") });
    await Promise.all([remind(), remind()]);
    await remind();
    const { code } = all.application;
    for (const userId of [all.recruiter.id, all.space.userId])
      expect(await namesOf(userId)).toEqual([
        { who: code, jobPostTitle: "Sviluppo backend Java", day: "2026-11-20", late: "false", days: "0" },
      ]);
    expect(await namesOf(all.viewer.id)).toEqual([]);
    expect(await namesOf(all.talent.id)).toEqual([]);
    // A reply that is due tomorrow is announced in the product only, without a mail.
    expect(await namesOf(tomorrow.recruiter.id)).toEqual([
      expect.objectContaining({ day: "2026-11-21", late: "false", tomorrow: "true" }),
    ]);
    expect(await bench.mailsOf(tomorrow.recruiter)).toEqual([]);
    await bench.db
      .updateTable("applications")
      .set({ reply_by: new Date("2026-11-20T22:40:00Z") })
      .where("id", "=", all.application.id)
      .execute();
    await remind();
    expect(await namesOf(all.recruiter.id)).toHaveLength(2);
  });

  test("several replies due in one morning → one mail that lists the applications still unanswered", async () => {
    const due = { replyBy: new Date("2026-11-20T20:00:00Z"), blind: true };
    const all = await anApplicationCase(bench, due);
    const more = [];
    for (let count = 0; count < 3; count++) {
      const { id: talentId } = await aUser(bench.db);
      more.push(await anApplication(bench.db, { ...due, talentId, spaceId: all.space.id, jobPostId: all.jobPostId }));
    }
    await remind();
    const [answered, ...open] = [all.application, ...more];
    await bench.db
      .updateTable("applications")
      .set({ status: "interview", reply_by: null })
      .where("id", "=", answered.id)
      .execute();
    expect(await bench.toldTo(all.recruiter.id)).toHaveLength(4);
    const [mail, ...others] = await bench.mailsOf(all.recruiter);
    expect(others).toEqual([]);
    expect(mail!.subject).toBe("Lanterna Software: 3 risposte da dare oggi");
    for (const { code } of open) expect(mail!.text).toContain(`Candidatura ${code}, Sviluppo backend Java`);
    expect(mail!.text).not.toContain(answered.code);
  });

  test("reply overdue → one notification to the recruiter and one to the talent", async () => {
    const all = await anApplicationCase(bench, { replyBy: new Date("2026-11-18T12:00:00Z"), firstName: "Amir" });
    await remind();
    await remind(() => new Date("2026-11-21T08:00:00Z"));
    expect(await namesOf(all.recruiter.id)).toEqual([
      { who: "Amir Benali", jobPostTitle: "Sviluppo backend Java", day: "2026-11-18", late: "true", days: "2" },
    ]);
    expect(await bench.toldTo(all.talent.id)).toMatchObject([
      { kind: "application.late", data: { jobPostTitle: "Sviluppo backend Java", days: "2" } },
    ]);
  });

  test("application with a due reply answered or hidden, or its Space disabled → no notification", async () => {
    const owed = { replyBy: new Date("2026-11-18T12:00:00Z") };
    const hidden = await anApplicationCase(bench, owed);
    await bench.db
      .updateTable("applications")
      .set({ hidden_at: nine() })
      .where("id", "=", hidden.application.id)
      .execute();
    const closed = await anApplicationCase(bench, owed);
    await bench.db.updateTable("spaces").set({ enabled: false }).where("id", "=", closed.space.id).execute();
    const answered = await anApplicationCase(bench, { replyBy: null, status: "interview" });
    await remind();
    for (const { recruiter, talent } of [hidden, closed, answered])
      expect([...(await bench.toldTo(recruiter.id)), ...(await bench.toldTo(talent.id))]).toEqual([]);
  });
});

describe("mails to members about applications, and to talents about late replies", () => {
  const tell = async (userId: string, kind: string, { application, jobPostId, space }: ApplicationCase) => {
    const id = randomUUIDv7();
    const about = { space_id: space.id, job_post_id: jobPostId, application_id: application.id, key: id, here: true };
    await bench.db
      .insertInto("notifications")
      .values({ id, user_id: userId, kind, created_at: new Date(), data: "{}", ...about })
      .execute();
    await bench.run("notifications.sendMail", { id });
    return id;
  };
  const person = { firstName: "Xenia", lastName: "Ypsilanti", code: "5ZLC" };
  const kinds = [
    [
      "application.received",
      { replyBy: new Date(Date.now() + 5 * minute) },
      "Nuova candidatura per “Sviluppo backend Java”",
      "New application for “Sviluppo backend Java”",
    ],
    [
      "application.withdrawn",
      { status: "withdrawn" },
      "Candidatura ritirata: Candidatura 5ZLC",
      "Application withdrawn: Application 5ZLC",
    ],
    [
      "application.answerDue",
      { replyBy: new Date(Date.now() + 5 * minute) },
      "Rispondi entro oggi: Candidatura 5ZLC",
      "Reply due today: Application 5ZLC",
    ],
    [
      "application.answerDue",
      { replyBy: ago(minute) },
      "Risposta in ritardo: Candidatura 5ZLC",
      "Late reply: Application 5ZLC",
    ],
  ] as const;

  test.each(kinds.flatMap((row) => [[row[0], row[1], "it", row[2]] as const, [row[0], row[1], "en", row[3]] as const]))(
    "blind application, notice %s %o in %s → mail without the name, with one-click unsubscribe",
    async (kind, options, language, subject) => {
      const all = await anApplicationCase(bench, { ...person, blind: true, verdicts: ["met", "unknown"], ...options });
      await bench.speak(all.recruiter.id, language);
      await bench.db
        .insertInto("user_settings")
        .values({
          user_id: all.recruiter.id,
          notifications: JSON.stringify({ "application.withdrawn": { email: true } }),
        })
        .execute();
      const id = await tell(all.recruiter.id, kind, all);
      const mails = await bench.mailsOf(all.recruiter);
      expect(mails.map((mail) => mail.subject)).toEqual([subject]);
      const [mail] = mails;
      expect(`${mail!.subject} ${mail!.text} ${mail!.html}`).not.toMatch(/Xenia|Ypsilanti|posta\.example/i);
      const headers = await headersOf(mail!);
      expect(headers["message-id"]).toBe(`<${id}@orbita.example>`);
      const link = /<(.*)>/.exec(headers["list-unsubscribe"]!)![1]!;
      expect(headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
      expect(link.startsWith(`${webOrigin}${language === "en" ? "/en" : ""}/unsubscribe/`)).toBe(true);
      expect(bench.unsubscribeTokens.open(link.split("/").at(-1)!)).toEqual({ userId: all.recruiter.id, kind });
      expect(mail!.text).toContain(link);
    },
  );

  test.each([
    ["it", "Lanterna Software non ti ha ancora risposto"],
    ["en", "Lanterna Software hasn’t replied to you yet"],
  ] as const)(
    "promised reply overdue → mail to the talent in %s; already answered → no mail",
    async (language, subject) => {
      const all = await anApplicationCase(bench, { replyBy: ago(minute) });
      await bench.speak(all.talent.id, language);
      await tell(all.talent.id, "application.late", all);
      const [mail] = await bench.mailsOf(all.talent);
      expect(mail!.subject).toBe(subject);
      expect((await headersOf(mail!))["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
      const answered = await anApplicationCase(bench, { status: "interview", replyBy: null });
      await tell(answered.talent.id, "application.late", answered);
      expect(await bench.mailsOf(answered.talent)).toEqual([]);
    },
  );

  test("reply due for a revealed application → mail with the name; recipient a viewer, or already answered → no mail", async () => {
    const all = await anApplicationCase(bench, { ...person, blind: true, revealedAt: ago(minute), status: "inReview" });
    await tell(all.recruiter.id, "application.answerDue", all);
    const [mail] = await bench.mailsOf(all.recruiter);
    expect(mail!.subject).toBe("Rispondi entro oggi: Xenia Ypsilanti");
    await tell(all.viewer.id, "application.answerDue", all);
    expect(await bench.mailsOf(all.viewer)).toEqual([]);
    const answered = await anApplicationCase(bench, { status: "interview", replyBy: null });
    await tell(answered.recruiter.id, "application.answerDue", answered);
    expect(await bench.mailsOf(answered.recruiter)).toEqual([]);
  });
});
