import { randomUUIDv7 } from "node:crypto";
import { aMember, aSpace, attachmentOf, aUser, headersOf } from "@orbita/testing";
import ICAL from "ical.js";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startNotificationBench, type NotificationHarness } from "../support/notification-bench.ts";

let bench: NotificationHarness;
beforeAll(async () => void (bench = await startNotificationBench()));
afterAll(() => bench.stop());

const hour = 3_600_000;
const start = new Date("2027-03-28T07:30:00Z");
type InterviewOptions = { state?: "proposed" | "confirmed" | "cancelled"; zone?: string; language?: "it" | "en" };

/** Inserts an interview after an accepted contact request. It has the talent's name, and no snapshot of an application. */
async function anInterview({ state = "confirmed", zone, language = "it" }: InterviewOptions = {}) {
  const { db } = bench;
  const space = await aSpace(db, { name: "Lanterna Software" });
  const [talent, recruiter] = [await aUser(db), await aUser(db)];
  await bench.speak(talent.id, language);
  await aMember(db, { spaceId: space.id, userId: recruiter.id, role: "recruiter" });
  if (zone)
    await sql`insert into user_settings (user_id, time_zone) values (${talent.id}, ${zone})
      on conflict (user_id) do update set time_zone = excluded.time_zone`.execute(db);
  const resume = await db
    .selectFrom("resumes")
    .select("id")
    .where("owner_id", "=", talent.id)
    .executeTakeFirstOrThrow();
  const [id, contactRequestId] = [randomUUIDv7(), randomUUIDv7()];
  await db
    .insertInto("contact_offers")
    .values({
      id: contactRequestId,
      space_id: space.id,
      resume_id: resume.id,
      title: "Sviluppo backend Java",
      salary_min: 32_000,
      salary_max: 40_000,
      contract_type: "contract_type_full",
      workplace_type: "workplace_type_hybrid",
      city: "Genova",
      message: "Ciao",
      state: "accepted",
      expires_at: start,
    })
    .execute();
  const agreed = state === "confirmed";
  await db
    .insertInto("interviews")
    .values({
      id,
      space_id: space.id,
      offer_id: contactRequestId,
      talent_id: talent.id,
      made_by: recruiter.id,
      state,
      slots: [start, new Date(start.getTime() + hour)] as never,
      minutes: 45,
      way: "video",
      place: "https://meet.example/lanterna",
      about: "Code e magazzini",
      answer_by: new Date(start.getTime() - 48 * hour),
      starts_at: agreed ? start : null,
      ends_at: agreed ? new Date(start.getTime() + 45 * 60_000) : null,
      sequence: 1,
    })
    .execute();
  await sql`insert into interview_members values (${id}, ${recruiter.id}, ${space.id},
    ${agreed ? sql`tstzrange(${start}, ${start}::timestamptz + interval '45 minutes')` : null})`.execute(db);
  return { id, space, talent, recruiter };
}

const before = (hours: number) => () => new Date(start.getTime() - hours * hour + 1_000);
const remind = (id: string, lead: "day" | "hour", clock = before(lead === "day" ? 24 : 1), sequence = 1) =>
  bench.run("interviews.remind", { id, sequence, before: lead }, { clock });
const kindsOf = async (userId: string) =>
  (await bench.toldTo(userId)).map(({ kind, data }) => [kind, (data as { before?: string }).before]);

test("a day and an hour before an interview → one reminder each to both sides, however often the job runs", async () => {
  const { id, talent, recruiter } = await anInterview();
  await Promise.all([remind(id, "day"), remind(id, "day"), remind(id, "day")]);
  await remind(id, "hour");
  await remind(id, "hour");
  const both = [
    ["interview.reminder", "day"],
    ["interview.reminder", "hour"],
  ];
  expect(await kindsOf(talent.id)).toEqual(both);
  expect(await kindsOf(recruiter.id)).toEqual(both);
});

/** The process id of a database connection that waits for a lock. */
async function findWaiting(): Promise<number> {
  for (;;) {
    const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(bench.db);
    if (rows[0]) return rows[0].pid;
  }
}

test("worker killed while it sends an interview reminder → no notification; the retry sends it once", async () => {
  const { id, talent } = await anInterview();
  await bench.db.transaction().execute(async (tx) => {
    await sql`select from interviews where id = ${id} for update`.execute(tx);
    const killed = remind(id, "day").then(
      () => "told",
      () => "killed",
    );
    await sql`select pg_terminate_backend(${await findWaiting()})`.execute(bench.db);
    expect(await killed).toBe("killed");
  });
  expect(await kindsOf(talent.id)).toEqual([]);
  await remind(id, "day");
  await remind(id, "day");
  expect(await kindsOf(talent.id)).toHaveLength(1);
});

test("interview cancelled, moved or not confirmed → no reminder; job runs too early → postponed to its time", async () => {
  const off = await anInterview({ state: "cancelled" });
  await remind(off.id, "day");
  const open = await anInterview({ state: "proposed" });
  await remind(open.id, "hour");
  const moved = await anInterview();
  await remind(moved.id, "day", before(24), 0);
  const early = await anInterview();
  await remind(early.id, "day", before(25));
  for (const { talent } of [off, open, moved, early]) expect(await kindsOf(talent.id)).toEqual([]);
  const { rows } = await sql<{ at: Date }>`select start_after as at from pgboss.job
    where name = 'interviews.remind' and data->>'id' = ${early.id}`.execute(bench.db);
  expect(rows.map(({ at }) => at)).toEqual([new Date(start.getTime() - 24 * hour)]);
});

test("interview cancelled before the reminder mail is sent → no mail", async () => {
  const { id, talent } = await anInterview();
  await remind(id, "day");
  await bench.db
    .updateTable("interviews")
    .set({ state: "cancelled", starts_at: null, ends_at: null, sequence: 2 })
    .where("id", "=", id)
    .execute();
  expect(await bench.mailsOf(talent)).toEqual([]);
});

async function told(
  userId: string,
  kind: "interview.proposed" | "interview.confirmed" | "interview.cancelled",
  data: object,
) {
  const id = randomUUIDv7();
  await bench.db
    .insertInto("notifications")
    .values({ id, user_id: userId, kind, data: JSON.stringify(data), key: id, here: true, created_at: new Date() })
    .execute();
  await bench.run("notifications.sendMail", { id });
}

const fileOf = async (mail: Parameters<typeof attachmentOf>[0]) =>
  attachmentOf(mail, mail.subject.startsWith("Interview") ? "interview.ics" : "colloquio.ics");
const eventIn = (file: string) => {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  return {
    method: calendar.getFirstPropertyValue("method"),
    event: new ICAL.Event(calendar.getFirstSubcomponent("vevent")!),
  };
};

test("interview confirmed → mails show the time in the reader's time zone, calendar files have the same instant", async () => {
  const { id, talent, recruiter } = await anInterview({ zone: "America/New_York", language: "en" });
  const data = { interviewId: id, startsAt: start.toISOString(), sequence: "1" };
  await told(talent.id, "interview.confirmed", { ...data, side: "talent" });
  await told(recruiter.id, "interview.confirmed", { ...data, side: "member" });
  const [mine] = await bench.mailsOf(talent);
  const [theirs] = await bench.mailsOf(recruiter);
  // Italy switches to summer time on this day, 28 March 2027; New York switched two weeks before.
  expect(mine!.text).toContain("03:30");
  expect(mine!.text).toContain("Eastern Daylight Time");
  expect(theirs!.text).toContain("09:30");
  expect(theirs!.text).toContain("Ora legale dell’Europa centrale");
  for (const mail of [mine!, theirs!]) {
    const { method, event } = eventIn(await fileOf(mail));
    expect(method).toBe("REQUEST");
    expect(event.uid).toBe(id);
    expect(event.startDate.toJSDate()).toEqual(start);
  }
  expect(await fileOf(mine!)).not.toContain(recruiter.email);
  expect(await fileOf(theirs!)).not.toContain(talent.email);
});

test("interview proposed → mail in the Space's name with one link per time, which selects it on the page", async () => {
  const { id, talent } = await anInterview({ state: "proposed" });
  await told(talent.id, "interview.proposed", { interviewId: id, side: "talent" });
  const [mail] = await bench.mailsOf(talent);
  const { slots } = await bench.db
    .selectFrom("interviews")
    .select("slots")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  for (const slot of slots) expect(mail!.text).toContain(`&time=${slot.toISOString().slice(0, 16)}Z`);
  expect((await headersOf(mail!)).from).toContain("via Orbita");
});

test("interview cancelled → the mail's calendar file cancels the event", async () => {
  const { id, talent } = await anInterview({ state: "cancelled" });
  const data = { interviewId: id, side: "talent", by: "member", startsAt: start.toISOString(), sequence: "2" };
  await told(talent.id, "interview.cancelled", data);
  const [mail] = await bench.mailsOf(talent);
  const { method, event } = eventIn(await fileOf(mail!));
  expect([method, event.uid, event.sequence]).toEqual(["CANCEL", id, 2]);
});

test("interview proposal not answered in time → expires once, and only its author is notified", async () => {
  const { id, talent, recruiter } = await anInterview({ state: "proposed" });
  const late = () => new Date(start.getTime() - 47 * hour);
  await bench.routine("interviews.settle", late);
  await bench.routine("interviews.settle", late);
  const row = await bench.db.selectFrom("interviews").select("state").where("id", "=", id).executeTakeFirstOrThrow();
  expect(row.state).toBe("expired");
  expect((await bench.toldTo(recruiter.id)).map(({ kind }) => kind)).toEqual(["interview.asked"]);
  expect(await bench.toldTo(talent.id)).toEqual([]);
});
