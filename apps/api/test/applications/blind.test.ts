import { events } from "@orbita/features";
import { jobHandlers, routines } from "@orbita/features/work";
import { aJobPost, proofCases, proofSize } from "@orbita/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anOpenPost } from "../support/application-tools.ts";
import { aDocument, sayAll, tracesIn } from "../support/blind-world.ts";
import { codeOf, problemOf, startApi, type TestApi } from "../support/harness.ts";
import { seedWords } from "../support/talents.ts";
import { endUndoWindow } from "../support/undo-window.ts";
import {
  aCandidate,
  catchLogs,
  everyPage,
  distinctLinesOf,
  mailsOf,
  pdfText,
  personalDataIn,
  workContext,
  type BlindCandidate,
} from "./blind-candidates.ts";

const count = proofSize({ short: 20, whole: 200 });
const patience = 600_000;

let api: TestApi;
let post: Awaited<ReturnType<typeof anOpenPost>>;
let javaId: string;
const candidates: BlindCandidate[] = [];
let logs: string[];

beforeAll(async () => {
  api = await startApi({ LOG_LEVEL: "debug" });
  logs = catchLogs(api);
  javaId = (await seedWords(api)).java;
  post = await anOpenPost(api, { questions: [{ text: "Chi sei?", mandatory: true }] });
  await api.db
    .insertInto("job_post_skills")
    .values({ job_post_id: post.id, skill_id: javaId, mandatory: true, position: 0 })
    .execute();
  for (let at = 0; at < count; at++) candidates.push(await aCandidate(api, { at, jobPostId: post.id, javaId }));
}, patience);
afterAll(() => api.stop());

const expectNobody = (said: unknown, where: string) => expect(personalDataIn(candidates, said), where).toEqual([]);

/** Expects that the recruiter got `times` notifications of the kind, in the app and by mail, none of them with personal data. */
async function expectNobodyTold(kind: string, times: number): Promise<void> {
  const notices = api.db.selectFrom("notifications").selectAll().where("user_id", "=", post.recruiterId);
  const rows = await notices.where("kind", "like", kind).execute();
  expect(rows, kind).toHaveLength(times);
  expectNobody(rows, `notices: ${kind}`);
  const mails = await mailsOf(api, rows);
  expect(mails, kind).toHaveLength(times);
  expectNobody(mails, `mails: ${kind}`);
}

describe("blind applications as members of the Space see them", { timeout: patience }, () => {
  test("member reads a blind application, its PDF and its timeline → no personal data", async () => {
    for (const { id, code, who } of proofCases(candidates, { short: 6 })) {
      const whole = (await post.recruiter.applications.read({ params: { id } }))!;
      expect(whole).toMatchObject({ blind: true, name: null, profileImage: null, city: null, document: null, code });
      expect(whole.resume.experience?.[0]?.tasks[0]).toContain("Servizi in Java");
      expect(whole.evidence[0]).toMatchObject({ verdict: "met" });
      expectNobody(whole, "read");
      expectNobody(await post.recruiter.applications.verify({ params: { id } }), "verify");
      const file = (await post.recruiter.applications.resumePdf({ params: { id }, query: {} }))!;
      expect(file.filename).toContain(code);
      expectNobody(file.filename, "pdf name");
      const text = await pdfText(Buffer.from(await file.blob.arrayBuffer()));
      expect(text).toContain("Java");
      expect(tracesIn(text, who), "pdf").toEqual([]);
      expect(await codeOf(post.recruiter.applications.document({ params: { id } }))).toBe("file.notFound");
    }
  });

  test("member reads lists, board, export, overview, notes and tags of blind applications → no personal data", async () => {
    const { recruiter, id: jobPostId, spaceId } = post;
    expectNobody(await everyPage(count, recruiter), "search");
    const board = (await recruiter.applications.board({ body: { jobPostId, size: 50 } }))!;
    expect(board.totals.open).toBe(count);
    expectNobody(board, "board");
    for (const language of ["it", "en"] as const) {
      const csv = (await recruiter.applications.exportCsv({ params: { jobPostId }, query: { language } }))!;
      expectNobody(await csv.blob.text(), "csv");
      expectNobody(csv.filename, "csv name");
    }
    expectNobody(await recruiter.applications.overview({ params: { id: spaceId } }), "overview");
    expectNobody(await recruiter.jobPosts.history({ params: { id: jobPostId } }), "history of the post");
    const params = { id: candidates[0]!.id };
    expectNobody(await recruiter.applications.addNote({ params, body: { text: "Da sentire" } }), "note");
    expectNobody(await recruiter.applications.change({ params, body: { tags: ["porto"] } }), "tags");
    const reason = { reason: "closerPeople" } as never;
    expectNobody(await recruiter.applications.draftRejection({ params, body: reason }), "draft of a rejection");
  });

  test("members search for personal data of blind candidates → no results", async () => {
    const { recruiter } = post;
    const asked = async (v: string) =>
      (await recruiter.applications.search({ body: { filters: [{ f: "text", v, mm: "c" }] } }))!.totalElements;
    for (const { who } of candidates.slice(0, proofSize({ short: 6, whole: 40 })))
      for (const word of [who.first, who.last, who.email, who.city, who.username, who.handle, who.phone]) {
        expect(await asked(word), word).toBe(0);
        expect((await recruiter.applications.find({ body: { text: word } }))!.applications, word).toEqual([]);
      }
    expect(await asked("java")).toBe(count);
    expect((await recruiter.applications.find({ body: { text: candidates[0]!.code } }))!.applications).toHaveLength(1);
  });

  test("blind application → its notifications, mails, history and logs contain no personal data", async () => {
    const { recruiterId, ownerId, viewerId, recruiter } = post;
    const members = new Set<string>([recruiterId, ownerId, viewerId]);
    expectNobody(await recruiter.notifications.list({ query: { size: 100 } }), "notifications");
    const rows = await api.db.selectFrom("notifications").selectAll().execute();
    expect(rows.filter(({ user_id }) => members.has(user_id))).toHaveLength(2 * count);

    const mails = await mailsOf(
      api,
      rows.filter(({ user_id }) => members.has(user_id)),
    );
    expect(mails).toHaveLength(2 * count);
    expectNobody(mails, "mails");

    const told = await api.db.selectFrom("outbox").selectAll().where("destination", "=", "broker").execute();
    for (const event of events) {
      const payloads = told.filter(({ name }) => name === event.name).map(({ payload }) => payload as object);
      if (!event.announce || payloads.length === 0) continue;
      const announced = await event.announce(api.db, payloads);
      const heard = announced.filter(({ to }) => to === "shared" || members.has(to.userId));
      expectNobody(heard, `realtime: ${event.name}`);
    }
    const { rows: history } = await sql`
      select entity_id, action, why, before, after from history
      where entity in ('applications', 'application_notes')`.execute(api.db);
    const said = distinctLinesOf(history);
    // Members never see the history. It may contain the talent's user id, which the talent's data export needs.
    expect(candidates.flatMap(({ who }) => tracesIn(said, who))).toEqual([]);

    expect(logs.length).toBeGreaterThan(count);
    const printed = distinctLinesOf(logs.join(""));
    expect(candidates.flatMap(({ who }) => tracesIn(printed, who))).toEqual([]);
  });

  test("blind application → its scorecards, presence and duplicates show no personal data", async () => {
    const { recruiter, ownerId } = post;
    const owner = await api.as(ownerId);
    for (const { id, who, at } of candidates.slice(0, 12)) {
      const params = { id };
      const [{ criteria }] = [(await recruiter.scorecards.read({ params }))!];
      const note = sayAll(who, at).slice(0, 480);
      const body = { version: null, judgements: [{ criterionId: criteria[0]!.id, answer: "yes" as const, note }] };
      expectNobody(await recruiter.scorecards.handIn({ params, body }), "own scorecard");
      const others = (await owner.scorecards.handIn({ params, body }))!;
      expect(others.others?.[0]?.judgements[0]?.note).toContain("…");
      expectNobody(others, "scorecards");
      const tab = "7f1f4c0a-6a3e-4d8e-9a55-0d6a0f0d9b11";
      expectNobody(await owner.presence.look({ params, body: { tab } }), "presence");
      expect((await recruiter.duplicates.find({ params }))!.content).toEqual([]);
    }
    const { rows: history } = await sql`
      select entity, before, after from history where entity like 'scorecard%' or entity like 'duplicate%'`.execute(
      api.db,
    );
    expect(history.length).toBeGreaterThan(0);
    const said = distinctLinesOf(history);
    expect(candidates.flatMap(({ who }) => tracesIn(said, who))).toEqual([]);
  });

  test("interviews of blind applications (list, calendar file, notifications, mails) → no personal data", async () => {
    const { recruiter, recruiterId } = post;
    const zone = "Europe/Rome";
    const next = Math.ceil(Date.now() / 3_600_000) * 3_600_000;
    const at = (hours: number) => new Date(next + hours * 3_600_000).toISOString();
    for (const [index, { id: applicationId, userId, code, who }] of candidates.slice(6, 12).entries()) {
      const talent = await api.as(userId);
      const slots = [at(48 + index), at(72 + index)];
      const body = {
        applicationId,
        slots,
        minutes: 30 as const,
        way: "phone" as const,
        with: [recruiterId],
        about: "Java",
        answerBy: at(24),
        zone,
      };
      const made = (await recruiter.interviews.propose({ body }, { idempotencyKey: `blind-${index}-key-one` }))!;
      expect(made.talent).toEqual({ name: null, code });
      const params = { id: made.id };
      const taken = (await talent.interviews.pick({
        params,
        body: { startsAt: slots[0]!, version: made.version, zone },
      }))!;
      const words = sayAll(who, index).slice(0, 480);
      await talent.interviews.ask({ params, body: { words, version: taken.version, zone } });
      const shown = (await recruiter.interviews.list({ query: { applicationId } }))!;
      expect(shown.content[0]!.steps.at(-1)!.words).toContain("…");
      expectNobody(shown, "interviews");
      const file = (await recruiter.interviews.calendar({ params }))!;
      const text = await file.blob.text();
      expect(text).toContain(code);
      expectNobody(text, "calendar file");
    }
    await expectNobodyTold("interview.%", 12);
  });

  test("messages of blind applications (thread, inbox, attachments, notifications, mails) → no personal data", async () => {
    const { recruiter, spaceId } = post;
    const some = candidates.slice(0, 12);
    for (const { id, who, userId, at } of some) {
      const talent = await api.as(userId);
      const fileId = await aDocument(api, userId, who);
      await api.db.updateTable("files").set({ purpose: "messageFile" }).where("id", "=", fileId).execute();
      await talent.messages.sendMine({ params: { id }, body: { text: sayAll(who, at), fileIds: [fileId] } });
      const thread = (await recruiter.messages.read({ params: { id }, query: {} }))!;
      expect(thread.messages[0]!.text).toContain("…");
      expect(thread.messages[0]).toMatchObject({ author: null, files: [], filesWaiting: 1 });
      expectNobody(thread, "thread");
      expect(await codeOf(recruiter.files.download({ params: { id: fileId }, query: {} }))).toBe("file.notFound");
      const tell = jobHandlers.find(({ job }) => job.name === "messages.tellUnread")!;
      await tell.run(workContext(api, []), { threadId: id, seq: 1 }, id);
    }
    expectNobody(await recruiter.messages.list({ query: { size: 50 } }, { spaceId }), "inbox");
    await expectNobodyTold("message.received", some.length);
  });

  test("overdue replies to blind applications (list, refusal to publish, overview, notifications) → no personal data", async () => {
    const { recruiter, spaceId } = post;
    const late = candidates.slice(12, 20).map(({ id }) => id);
    await sql`update applications set reply_by = now() - interval '1 day', promised_by = now() - interval '1 day'
      where id = any (${late}::uuid[])`.execute(api.db);
    const waiting = (await recruiter.applications.search({
      body: { size: 100, filters: [{ f: "late", v: true }] },
    }))!;
    expect(waiting.content.map(({ id }) => id).toSorted()).toEqual(late.toSorted());
    expectNobody(waiting, "who waits");
    const overview = (await recruiter.applications.overview({ params: { id: spaceId } }))!;
    expect(overview.promises.standing).toBe("stopped");
    expectNobody(overview, "overview of a Space that is stopped");
    const { id } = await aJobPost(api.db, { spaceId });
    const refused = await problemOf(recruiter.jobPosts.publish({ params: { id }, body: { plan: "free" } }));
    expect(refused).toMatchObject({ code: "jobPost.answersOwed" });
    expectNobody(refused, "refusal");
    await routines.find(({ name }) => name === "promises.count")!.run(workContext(api, []));
    await expectNobodyTold("promise.near", 1);
  });

  test("blind application is rejected → its personal data stays hidden", async () => {
    const { recruiter } = post;
    const [one] = candidates;
    const rejection = { reason: "closerPeople", words: { it: "Grazie.", en: "Thank you." } };
    const { id } = one!;
    const done = await recruiter.applications.move({ body: { ids: [id], to: "rejected", rejection } as never });
    expect(done!.moved).toHaveLength(1);
    expectNobody(await recruiter.applications.read({ params: { id } }), "rejected");
  });
});

test("an application is revealed → the Space sees all personal data", { timeout: patience }, async () => {
  const { recruiter, id: jobPostId } = post;
  for (const { id, who, userId } of candidates.slice(1, 6)) {
    await recruiter.applications.move({ body: { ids: [id], to: "inReview" } });
    expectNobody(await recruiter.applications.read({ params: { id } }), "moved, while it can be undone");
    await endUndoWindow(api, id);
    const whole = (await recruiter.applications.read({ params: { id } }))!;
    expect(whole).toMatchObject({
      blind: false,
      name: `${who.first} ${who.last}`,
      city: who.city,
      document: { name: who.file },
      resume: { contacts: { email: who.email, phone: who.phone }, username: who.username },
    });
    // Before the reveal, the same check finds no personal data in the response. Now it finds more than twelve values.
    expect(tracesIn(JSON.stringify(whole), who).length).toBeGreaterThan(12);
    const document = (await recruiter.applications.document({ params: { id } }))!;
    expect(document.filename).toBe(who.file);
    expect(await document.blob.text()).toContain(who.metadata);
    const csv = (await recruiter.applications.exportCsv({ params: { jobPostId }, query: {} }))!;
    expect(await csv.blob.text()).toContain(`${who.first} ${who.last}`);
    const found = (await recruiter.applications.find({ body: { text: who.last } }))!.applications;
    expect(found.map((one) => one.id)).toEqual([id]);
    // Members cannot download the attached file by its id; they get it through the application.
    const fileId = whole.document!.id;
    expect(await codeOf(recruiter.files.download({ params: { id: fileId } } as never))).toBe("file.notFound");
    expect(JSON.stringify(whole)).not.toContain(userId);
  }
});
