import { execFile } from "node:child_process";
import { inTransaction } from "@orbita/db";
import { events, type WorkCtx } from "@orbita/features";
import { jobHandlers, routines } from "@orbita/features/work";
import { aJobPost, proofCases, proofSize } from "@orbita/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anOpenPost } from "./application-tools.ts";
import { aDocument, anIdentity, contentOf, sayAll, tracesIn, type Identity } from "./blind-world.ts";
import { codeOf, problemOf, startApi, type ApiClient, type TestApi } from "./harness.ts";
import { aPerson } from "./people.ts";
import { seedWords } from "./talents.ts";
import { endUndoWindow } from "./undo-window.ts";

const count = proofSize({ short: 20, whole: 200 });
const patience = 600_000;

type Candidate = { who: Identity; userId: string; resumeId: string; id: string; code: string; at: number };
let api: TestApi;
let post: Awaited<ReturnType<typeof anOpenPost>>;
let javaId: string;
const candidates: Candidate[] = [];
const logs: string[] = [];

/** Captures the log of the api. */
function catchLogs({ app }: TestApi): void {
  const symbol = Object.getOwnPropertySymbols(app.log).find(({ description }) => description === "pino.stream")!;
  const stream = (app.log as unknown as Record<symbol, { write: (line: string) => boolean }>)[symbol]!;
  stream.write = (line) => logs.push(line) > 0;
}

async function aCandidate(at: number): Promise<Candidate> {
  const who = anIdentity();
  const { id: userId, client } = await aPerson(api);
  await api.db
    .updateTable("users")
    .set({
      first_name: who.first,
      last_name: who.last,
      username: who.username,
      email: who.accountEmail,
      phone: who.accountPhone,
    })
    .where("id", "=", userId)
    .execute();
  const { id: resumeId } = (await client.resumes.read({}))!;
  await client.resumes.change({ params: { id: resumeId }, body: contentOf(who, at, javaId) });
  const documentId = await aDocument(api, userId, who);
  const { id, code } = (await client.applications.apply({
    body: {
      jobPostId: post.id,
      motivation: sayAll(who, at + 1),
      answers: [{ question: 0, answer: sayAll(who, at + 2) }],
      documentId,
    },
  }))!;
  return { who, userId, resumeId, id, code, at };
}

beforeAll(async () => {
  api = await startApi({ LOG_LEVEL: "debug" });
  catchLogs(api);
  javaId = (await seedWords(api)).java;
  post = await anOpenPost(api, { questions: [{ text: "Chi sei?", mandatory: true }] });
  await api.db
    .insertInto("job_post_skills")
    .values({ job_post_id: post.id, skill_id: javaId, mandatory: true, position: 0 })
    .execute();
  for (let at = 0; at < count; at++) candidates.push(await aCandidate(at));
}, patience);
afterAll(() => api.stop());

/** The text of the PDF, its raw bytes and its metadata. */
async function pdfText(bytes: Buffer): Promise<string> {
  const run = (command: string, args: string[]) =>
    new Promise<string>((done, failed) => {
      const child = execFile(command, args, (error, out) => (error ? failed(error) : done(out)));
      child.stdin!.end(bytes);
    });
  return `${bytes.toString("latin1")}\n${await run("pdftotext", ["-", "-"])}\n${await run("pdfinfo", ["-"])}`;
}

/** Deduplicates lines, because hundreds of mails are mostly the same text. */
const linesOf = (said: unknown): string => {
  const text = typeof said === "string" ? said : JSON.stringify(said);
  return [...new Set(text.split(/\n|\\n|(?<=>)/))].join("\n");
};

const expectNobody = (said: unknown, where: string) => {
  const text = linesOf(said);
  const found = candidates.flatMap(({ who, userId, resumeId }) => [
    ...tracesIn(text, who),
    ...[userId, resumeId].filter((id) => text.includes(id)),
  ]);
  expect(found, where).toEqual([]);
};

/** A worker context that writes to the database and collects mails. */
const hands = (mail: unknown[], now = new Date()) =>
  ({
    db: api.db,
    now,
    webOrigin: "http://localhost:3000",
    talentsShownPerDay: 1_000_000,
    contactAddress: "aiuto@orbita.example",
    unsubscribeTokens: api.platform.unsubscribeTokens,
    mail: { send: async (one: unknown) => void mail.push(one) },
    write: (why: string, work: (ctx: object) => Promise<unknown>) =>
      inTransaction(api.db, { actorId: null, requestId: "test", why }, (tx) =>
        work({ tx, now, log: api.app.log, tell: async () => {}, enqueue: async () => {} }),
      ),
  }) as unknown as WorkCtx;

/** The mails for these notifications. */
async function mailsOf(rows: readonly { id: string }[]): Promise<unknown[]> {
  const mails: unknown[] = [];
  const send = jobHandlers.find(({ job }) => job.name === "notifications.sendMail")!;
  for (const { id } of rows) await send.run(hands(mails), { id }, id);
  return mails;
}

/** Expects this many notifications of the kind to the recruiter, in the app and by mail, without personal data. */
async function expectNobodyTold(kind: string, times: number): Promise<void> {
  const notices = api.db.selectFrom("notifications").selectAll().where("user_id", "=", post.recruiterId);
  const rows = await notices.where("kind", "like", kind).execute();
  expect(rows, kind).toHaveLength(times);
  expectNobody(rows, `notices: ${kind}`);
  const mails = await mailsOf(rows);
  expect(mails, kind).toHaveLength(times);
  expectNobody(mails, `mails: ${kind}`);
}

const everyPage = async (client: ApiClient) => {
  const pages: unknown[] = [];
  for (let page = 0; page * 100 < count; page++)
    pages.push(await client.applications.search({ body: { page, size: 100 } }));
  return pages;
};

describe("during the blind stage", () => {
  test("an application, its PDF and its timeline → no personal data", { timeout: patience }, async () => {
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

  test("lists, board, export, overview, notes and tags → no personal data", async () => {
    const { recruiter, id: jobPostId, spaceId } = post;
    expectNobody(await everyPage(recruiter), "search");
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

  test("a search for personal data → no results", { timeout: patience }, async () => {
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

  test("notifications, mails, realtime messages, history, logs → no personal data", { timeout: patience }, async () => {
    const { recruiterId, ownerId, viewerId, recruiter } = post;
    const members = new Set<string>([recruiterId, ownerId, viewerId]);
    expectNobody(await recruiter.notifications.list({ query: { size: 100 } }), "notifications");
    const rows = await api.db.selectFrom("notifications").selectAll().execute();
    expect(rows.filter(({ user_id }) => members.has(user_id))).toHaveLength(2 * count);

    const mails = await mailsOf(rows.filter(({ user_id }) => members.has(user_id)));
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
    const said = linesOf(history);
    // The history contains the owner's id, for the talent's own data export; members never see it.
    expect(candidates.flatMap(({ who }) => tracesIn(said, who))).toEqual([]);

    expect(logs.length).toBeGreaterThan(count);
    const printed = linesOf(logs.join(""));
    expect(candidates.flatMap(({ who }) => tracesIn(printed, who))).toEqual([]);
  });

  test("scorecards with personal data, presence, duplicates → no personal data", { timeout: patience }, async () => {
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
    const said = linesOf(history);
    expect(candidates.flatMap(({ who }) => tracesIn(said, who))).toEqual([]);
  });

  test(
    "interviews (list, calendar file, the talent's words, notifications, mails) → no personal data",
    { timeout: patience },
    async () => {
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
    },
  );

  test(
    "messages (thread, inbox, attachments, notifications, mails) → no personal data",
    { timeout: patience },
    async () => {
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
        await tell.run(hands([]), { threadId: id, seq: 1 }, id);
      }
      expectNobody(await recruiter.messages.list({ query: { size: 50 } }, { spaceId }), "inbox");
      await expectNobodyTold("message.received", some.length);
    },
  );

  test(
    "late replies (list, refusal to publish, overview, notifications, mails) → no personal data",
    { timeout: patience },
    async () => {
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
      await routines.find(({ name }) => name === "promises.count")!.run(hands([]));
      await expectNobodyTold("promise.near", 1);
    },
  );

  test("a rejected application → no personal data", { timeout: patience }, async () => {
    const { recruiter } = post;
    const [one] = candidates;
    const rejection = { reason: "closerPeople", words: { it: "Grazie.", en: "Thank you." } };
    const { id } = one!;
    const done = await recruiter.applications.move({ body: { ids: [id], to: "rejected", rejection } as never });
    expect(done!.moved).toHaveLength(1);
    expectNobody(await recruiter.applications.read({ params: { id } }), "rejected");
  });
});

test("a revealed application → all personal data is visible", { timeout: patience }, async () => {
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
    // The same check that found nothing before now finds everything, except what only the document's pages contain.
    expect(tracesIn(JSON.stringify(whole), who).length).toBeGreaterThan(12);
    const document = (await recruiter.applications.document({ params: { id } }))!;
    expect(document.filename).toBe(who.file);
    expect(await document.blob.text()).toContain(who.metadata);
    const csv = (await recruiter.applications.exportCsv({ params: { jobPostId }, query: {} }))!;
    expect(await csv.blob.text()).toContain(`${who.first} ${who.last}`);
    const found = (await recruiter.applications.find({ body: { text: who.last } }))!.applications;
    expect(found.map((one) => one.id)).toEqual([id]);
    // Members cannot download the file itself; they get it through the application.
    const fileId = whole.document!.id;
    expect(await codeOf(recruiter.files.download({ params: { id: fileId } } as never))).toBe("file.notFound");
    expect(JSON.stringify(whole)).not.toContain(userId);
  }
});
