import { randomUUIDv7 } from "node:crypto";
import type { ApplicationStatus } from "@orbita/contract";
import type { Tables } from "@orbita/db";
import { attachmentOf } from "@orbita/testing";
import { sql, type Insertable } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anApplicationCase, type ApplicationCase } from "../support/application-case.ts";
import { startNotificationBench, type NotificationHarness } from "../support/notification-bench.ts";

let bench: NotificationHarness;
beforeAll(async () => void (bench = await startNotificationBench()));
afterAll(() => bench.stop());

const hour = 3_600_000;
const ago = (ms: number) => new Date(Date.now() - ms);

async function aMove(
  { application, recruiter }: ApplicationCase,
  to: ApplicationStatus,
  data: object = {},
): Promise<string> {
  const id = randomUUIDv7();
  await bench.db
    .insertInto("application_steps")
    .values({
      id,
      application_id: application.id,
      kind: "moved",
      from_status: "submitted",
      to_status: to,
      actor_id: recruiter.id,
      at: ago(11_000),
      told_at: ago(1_000),
      words: JSON.stringify({ it: "Andiamo avanti con altre persone.", en: "We are going ahead with others." }),
      data: JSON.stringify(data),
      undoes: null,
    } as Insertable<Tables["application_steps"]>)
    .execute();
  await bench.db.updateTable("applications").set({ status: to }).where("id", "=", application.id).execute();
  return id;
}

/** Inserts a confirmed interview with the recruiter, which takes place in two days. */
async function anAgreedInterview({ space, talent, recruiter, application }: ApplicationCase): Promise<string> {
  const id = randomUUIDv7();
  const start = new Date(Date.now() + 48 * hour);
  await bench.db
    .insertInto("interviews")
    .values({
      id,
      space_id: space.id,
      application_id: application.id,
      talent_id: talent.id,
      made_by: recruiter.id,
      state: "confirmed",
      slots: [start, new Date(start.getTime() + hour)] as never,
      minutes: 45,
      way: "video",
      place: "https://meet.example/lanterna",
      about: "Code e magazzini",
      answer_by: new Date(start.getTime() - hour),
      starts_at: start,
      ends_at: new Date(start.getTime() + 45 * 60_000),
      sequence: 1,
    })
    .execute();
  await sql`insert into interview_members values (${id}, ${recruiter.id}, ${space.id},
    tstzrange(${start}, ${start}::timestamptz + interval '45 minutes'))`.execute(bench.db);
  return id;
}

const tell = ({ application }: ApplicationCase, stepId: string) =>
  bench.run("applications.tell", { applicationId: application.id, stepId });
const kindsTo = async (userId: string) => (await bench.toldTo(userId)).map(({ kind }) => kind).toSorted();
const stateOf = async (id: string) =>
  (await bench.db.selectFrom("interviews").select("state").where("id", "=", id).executeTakeFirstOrThrow()).state;

describe("notification about a move to the interview stage", () => {
  test("application moved by proposing interview times → no notification about the move", async () => {
    const all = await anApplicationCase(bench);
    await tell(all, await aMove(all, "interview", { notifiedBy: "interview" }));
    expect(await kindsTo(all.talent.id)).toEqual([]);
  });

  test("application moved to interview without proposed times → one notification", async () => {
    const all = await anApplicationCase(bench);
    await tell(all, await aMove(all, "interview"));
    expect(await kindsTo(all.talent.id)).toEqual(["application.moved"]);
  });
});

/** Expects exactly one email to the talent, with a calendar file that cancels the interview, and returns its text. */
async function onlyMailTo(talent: ApplicationCase["talent"]): Promise<string> {
  const mails = await bench.mailsOf(talent);
  expect(mails).toHaveLength(1);
  expect(await attachmentOf(mails[0]!, "colloquio.ics")).toContain("METHOD:CANCEL");
  return mails[0]!.text;
}

describe("interviews of an ended application", () => {
  test("application with an agreed interview rejected, or its job closed → one email reports this and cancels the interview", async () => {
    const rejected = await anApplicationCase(bench);
    await bench.speak(rejected.talent.id, "it");
    await anAgreedInterview(rejected);
    await tell(rejected, await aMove(rejected, "rejected"));
    expect(await kindsTo(rejected.talent.id)).toEqual(["application.moved"]);
    expect(await onlyMailTo(rejected.talent)).toMatch(
      /Andiamo avanti con altre persone[^]*Il colloquio di .* è stato annullato/,
    );

    const closed = await anApplicationCase(bench);
    await bench.speak(closed.talent.id, "it");
    await anAgreedInterview(closed);
    const closedAt = new Date(Date.now() + 1_000).toISOString();
    await bench.run("jobPosts.closed", { jobPostId: closed.jobPostId, closedAt });
    expect(await kindsTo(closed.talent.id)).toEqual(["application.moved"]);
    expect(await onlyMailTo(closed.talent)).toMatch(/ha chiuso l’annuncio[^]*Il colloquio di .* è stato annullato/);
  });

  test("talent switched off emails about applications → a rejection sends only the email about the interview", async () => {
    const all = await anApplicationCase(bench);
    await bench.db
      .insertInto("user_settings")
      .values({ user_id: all.talent.id, notifications: JSON.stringify({ "application.moved": { email: false } }) })
      .execute();
    await anAgreedInterview(all);
    await tell(all, await aMove(all, "rejected"));
    expect(await kindsTo(all.talent.id)).toEqual(["application.moved", "interview.cancelled"]);
    expect((await bench.mailsOf(all.talent)).map(({ text }) => text).join()).toMatch(/annullat|cancelled/i);
  });

  test("rejecting an application that has an interview → interview cancelled when the talent is notified of the rejection, not before", async () => {
    const all = await anApplicationCase(bench);
    await bench.speak(all.recruiter.id, "it");
    const interview = await anAgreedInterview(all);
    const stepId = await aMove(all, "rejected");
    expect(await stateOf(interview), "not before the talent may know").toBe("confirmed");
    await tell(all, stepId);
    expect(await stateOf(interview)).toBe("cancelled");
    expect(await kindsTo(all.recruiter.id)).toEqual(["interview.cancelled"]);
    const mails = await bench.mailsOf(all.recruiter);
    expect(mails).toHaveLength(1);
    expect(await attachmentOf(mails[0]!, "colloquio.ics")).toContain("METHOD:CANCEL");
  });

  test("job closed → the interviews of its applications are cancelled, and the recruiter's email says why", async () => {
    const all = await anApplicationCase(bench);
    const interview = await anAgreedInterview(all);
    const closedAt = new Date(Date.now() + 1_000).toISOString();
    await bench.run("jobPosts.closed", { jobPostId: all.jobPostId, closedAt });
    expect(await stateOf(interview)).toBe("cancelled");
    const mails = await bench.mailsOf(all.recruiter);
    expect(mails.map(({ text }) => text).join()).toMatch(/L’annuncio è stato chiuso|The job has been closed/);
  });
});
