import { randomUUIDv7 } from "node:crypto";
import { aMember } from "@orbita/testing";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { anApplicant, anOpenPost, someResume } from "../support/application-tools.ts";
import { codeOf, problemOf, startApi, type ApiClient, type TestApi } from "../support/harness.ts";
import { aPerson } from "../support/people.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.clear());
afterEach(() => void vi.useRealTimers());
afterAll(() => api.stop());

const apply = async (client: ApiClient, jobPostId: string, more: object = {}) =>
  (await client.applications.apply({ body: { jobPostId, ...more } }))!;
const read = async (client: ApiClient, id: string) => (await client.applications.readMine({ params: { id } }))!;
const count = async () => {
  const rows = await api.db.selectFrom("applications").select("id").execute();
  return rows.length;
};
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);
const stopClock = () => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
const day = 86_400_000;

describe("applying to a post", () => {
  test("a talent applies → a snapshot of the resume is stored, and the members who can answer are notified", async () => {
    const { id, recruiterId, ownerId, viewerId } = await anOpenPost(api, { replyDays: 3 });
    const me = await anApplicant(api);
    const sent = await apply(me.client, id, { motivation: "Il porto è casa mia." });
    expect(sent).toMatchObject({
      status: "submitted",
      motivation: "Il porto è casa mia.",
      blind: true,
      revealedAt: null,
      answeredAt: null,
      canWithdraw: true,
      canSendAgain: false,
      resume: { headline: someResume.headline, firstName: "Giulia" },
      steps: [{ seq: 1, kind: "sent", from: null, to: "submitted", side: "talent", by: null }],
    });
    expect(sent.code).toMatch(/^[2-9A-HJ-NP-Z]{4}$/);
    expect(Date.parse(sent.replyBy!) - Date.parse(sent.sent)).toBe(3 * day);
    expect(sent.promisedBy).toBe(sent.replyBy);
    await me.client.resumes.change({ params: { id: me.resumeId }, body: { headline: "Altro" } });
    expect((await read(me.client, sent.id)).resume.headline).toBe(someResume.headline);
    // Members who can answer get a notification with the application's code and no name; viewers get none.
    const told = await api.db.selectFrom("notifications").selectAll().execute();
    expect(told.map(({ user_id }) => user_id).toSorted()).toEqual([recruiterId, ownerId].toSorted());
    expect(told[0]).toMatchObject({
      kind: "application.received",
      application_id: sent.id,
      data: { code: sent.code, met: "0" },
    });
    expect(told.some(({ user_id }) => user_id === viewerId)).toBe(false);
    const signals = await api.db.selectFrom("apply_signals").select("kind").execute();
    expect(signals).toEqual([{ kind: "applyStarted" }]);
  });

  test("applying to the same post a second time → refused; another talent's application → accepted", async () => {
    const { id } = await anOpenPost(api);
    const [me, other] = [await anApplicant(api), await anApplicant(api)];
    await apply(me.client, id);
    expect(await codeOf(apply(me.client, id))).toBe("application.alreadyApplied");
    await apply(other.client, id);
    expect(await count()).toBe(2);
  });

  test("applying with a version of the resume → the application contains only what this version includes", async () => {
    const { id } = await anOpenPost(api);
    const me = await anApplicant(api);
    const body = { name: "Per il porto", headline: "Backend", summary: null, leftOut: ["summary"] };
    const version = (await me.client.resumes.addVersion({ body }))!;
    const { resume } = await apply(me.client, id, { versionId: version.id });
    expect(resume).toMatchObject({ headline: "Backend", summary: null, experience: [{ company: "Portolano" }] });
    const other = await anApplicant(api);
    expect(await codeOf(apply(other.client, id, { versionId: version.id }))).toBe("resume.versionNotFound");
  });

  test("comments in the resume → only shared ones are part of the application", async () => {
    const { id } = await anOpenPost(api);
    const me = await anApplicant(api, {
      ...someResume,
      comments: [
        { text: "Aperto", shared: true },
        { text: "Riservato", shared: false },
      ],
    });
    const { resume } = await apply(me.client, id);
    expect(resume.comments?.map(({ text }) => text)).toEqual(["Aperto"]);
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from applications where snapshot::text like '%Riservato%'`.execute(api.db);
    expect(rows[0]!.n).toBe(0);
  });

  test("applying without a confirmed email or a resume, as a guest or as a member of the job's Space → refused", async () => {
    const { id, spaceId } = await anOpenPost(api);
    const unconfirmed = await aPerson(api, { verified: false });
    expect(await codeOf(apply(unconfirmed.client, id))).toBe("email.notValidated");
    const empty = await aPerson(api);
    expect(await codeOf(apply(empty.client, id))).toBe("application.resumeEmpty");
    const headline = await anApplicant(api, { headline: "Solo un titolo" });
    expect(await codeOf(apply(headline.client, id))).toBe("application.resumeEmpty");
    const insider = await anApplicant(api);
    await aMember(api.db, { spaceId, userId: insider.id, role: "viewer" });
    expect(await codeOf(apply(insider.client, id))).toBe("application.ownSpace");
    expect(await codeOf(apply(api.guest, id))).toBe("access.unauthenticated");
    expect(await count()).toBe(0);
  });

  test.each([
    ["a draft post", { status: "draft", published_at: null }, "jobPost.notFound"],
    ["a suspended post", { status: "suspended" }, "jobPost.notFound"],
    ["a closed post", { status: "unpublished" }, "jobPost.closed"],
    ["a deleted post", { status: "deleted" }, "jobPost.notFound"],
    ["an expired post", { expires_at: new Date(Date.now() - 1_000) }, "jobPost.closed"],
    ["a disabled post", { enabled: false }, "jobPost.notFound"],
  ] as const)("applying to a job post that is not open (%s) → refused", async (_, change, code) => {
    const { id } = await anOpenPost(api);
    const me = await anApplicant(api);
    const plan = "status" in change && change.status !== "suspended" ? { plan: null } : {};
    await api.db
      .updateTable("job_posts")
      .set({ ...change, ...plan })
      .where("id", "=", id)
      .execute();
    expect(await codeOf(apply(me.client, id))).toBe(code);
    expect(await codeOf(me.client.applications.prepare({ params: { jobPostId: id }, query: {} }))).toBe(code);
  });

  test("screening answers → validated by the question's kind, and stored with the question", async () => {
    const { id } = await anOpenPost(api, {
      questions: [
        { text: "Da quando?", mandatory: true },
        { text: "Hai la patente?", kind: "yesNo" },
        { text: "Turno", kind: "choice", options: ["giorno", "notte"], mandatory: true },
      ],
    });
    const me = await anApplicant(api);
    const problem = await problemOf(apply(me.client, id, { answers: [{ question: 0, answer: " " }] }));
    expect(problem).toMatchObject({ code: "application.answersMissing", params: { questions: "Da quando? · Turno" } });
    const wrong = [
      { question: 0, answer: "Subito" },
      { question: 1, answer: "forse" },
      { question: 2, answer: "mai" },
      { question: 7, answer: "x" },
    ];
    const fields = (await problemOf(apply(me.client, id, { answers: wrong })))?.errors;
    expect(fields?.map(({ path }) => path)).toEqual(["answers.1.answer", "answers.2.answer", "answers.3.question"]);
    const answers = [
      { question: 2, answer: "notte" },
      { question: 0, answer: "Subito" },
    ];
    expect((await apply(me.client, id, { answers })).answers).toEqual([
      { text: "Da quando?", kind: "text", answer: "Subito" },
      { text: "Turno", kind: "choice", answer: "notte" },
    ]);
  });

  test("attaching a document to an application → only the talent's own resume file is accepted", async () => {
    const { id } = await anOpenPost(api);
    const [me, other] = [await anApplicant(api), await anApplicant(api)];
    const file = async (owner_id: string, purpose: "resume" | "profileImage") => {
      const fileId = randomUUIDv7();
      const row = {
        id: fileId,
        owner_id,
        purpose,
        name: "cv.pdf",
        type: "application/pdf",
        size: 9,
        status: "ready" as const,
      };
      await api.db
        .insertInto("files")
        .values({ ...row, visibility: "owner", sha256: Buffer.alloc(32), object_keys: [`${fileId}/cv.pdf`] })
        .execute();
      return fileId;
    };
    for (const documentId of [await file(other.id, "resume"), await file(me.id, "profileImage"), randomUUIDv7()])
      expect(await codeOf(apply(me.client, id, { documentId }))).toBe("file.notFound");
    const documentId = await file(me.id, "resume");
    expect((await apply(me.client, id, { documentId })).documentId).toBe(documentId);
  });
});

describe("view of an application for its talent", () => {
  test("a talent opens the application form → sees who will read it, the reply date and any existing application", async () => {
    const post = await anOpenPost(api, { replyDays: 5 });
    await api.db
      .updateTable("members")
      .set({ named_to_talents: false, qualification: "HR" })
      .where("user_id", "=", post.recruiterId)
      .execute();
    const me = await anApplicant(api);
    const prepare = async () => (await me.client.applications.prepare({ params: { jobPostId: post.id }, query: {} }))!;
    const before = await prepare();
    expect(before).toMatchObject({ blind: true, existing: null, resumeEmpty: false, assistant: true });
    expect(before.readers.map(({ name, role }) => [role, name])).toEqual([
      ["owner", "Giulia Ferraris"],
      ["recruiter", null],
      ["viewer", "Giulia Ferraris"],
    ]);
    expect(Math.round((Date.parse(before.replyBy) - Date.now()) / day)).toBe(5);
    const { id } = await apply(me.client, post.id);
    expect((await prepare()).existing).toMatchObject({ id, status: "submitted", canSendAgain: false });
    const exists = (client: ApiClient) => client.applications.exists({ body: { jobPostId: post.id } });
    expect(await exists(me.client)).toEqual({ exists: true, id, status: "submitted" });
    expect(await exists((await anApplicant(api)).client)).toEqual({ exists: false, id: null, status: null });
  });

  test("a recruiter moves an application → the talent sees the move after the undo window; an undone move → never", async () => {
    const post = await anOpenPost(api);
    const me = await anApplicant(api);
    const { id } = await apply(me.client, post.id);
    stopClock();
    const moved = (await post.recruiter.applications.move({ body: { ids: [id], to: "interview" } }))!;
    expect(moved.moved).toHaveLength(1);
    const untold = await read(me.client, id);
    expect(untold).toMatchObject({ status: "submitted", answeredAt: null, canWithdraw: true });
    expect(untold.replyBy).not.toBeNull();
    expect(untold.revealedAt).toBeNull();
    expect(untold.steps.map(({ kind }) => kind)).toEqual(["sent"]);
    const list = async (v: string) =>
      (await me.client.applications.searchMine({ body: { filters: [{ f: "status", v, mm: "is" }] } }))!.totalElements;
    expect([await list("submitted"), await list("interview")]).toEqual([1, 0]);
    later(11);
    // The reply date promised to this applicant stays, even if the post changes its promise later.
    await api.db.updateTable("job_posts").set({ reply_days: 21 }).where("id", "=", post.id).execute();
    const told = await read(me.client, id);
    expect(told).toMatchObject({ status: "interview", replyBy: null, promisedBy: untold.promisedBy });
    const [listed] = (await me.client.applications.searchMine({ body: { filters: [] } }))!.content;
    expect(listed!.promisedBy).toBe(untold.promisedBy);
    expect(told.answeredAt).not.toBeNull();
    expect(told.steps.map(({ kind }) => kind)).toEqual(["sent", "moved"]);
    expect(told.steps[1]).toMatchObject({ side: "member", by: "Giulia Ferraris" });
    expect([await list("submitted"), await list("interview")]).toEqual([0, 1]);

    const again = (await post.recruiter.applications.move({ body: { ids: [id], to: "offer" } }))!;
    await post.recruiter.applications.undo({ body: { stepIds: [again.moved[0]!.stepId] } });
    later(11);
    expect(await read(me.client, id)).toMatchObject({ status: "interview", updated: told.updated });
    expect((await read(me.client, id)).steps).toHaveLength(2);
  });

  test("a member who opted out of being named moves an application → the talent sees the step without a name", async () => {
    const post = await anOpenPost(api);
    await api.db
      .updateTable("members")
      .set({ named_to_talents: false })
      .where("user_id", "=", post.recruiterId)
      .execute();
    const me = await anApplicant(api);
    const { id } = await apply(me.client, post.id);
    stopClock();
    await post.recruiter.applications.move({ body: { ids: [id], to: "inReview" } });
    later(11);
    expect((await read(me.client, id)).steps.at(-1)).toMatchObject({ kind: "moved", side: "member", by: null });
  });

  test("a talent reads or withdraws another talent's application → not found", async () => {
    const post = await anOpenPost(api);
    const [me, other] = [await anApplicant(api), await anApplicant(api)];
    const { id } = await apply(me.client, post.id);
    const calls = [
      () => other.client.applications.readMine({ params: { id } }),
      () => other.client.applications.withdraw({ params: { id }, body: {} }),
      () => other.client.applications.verifyMine({ params: { id } }),
      () => post.recruiter.applications.readMine({ params: { id } }),
    ];
    for (const call of calls) expect(await codeOf(call())).toBe("application.notFound");
    expect((await other.client.applications.searchMine({ body: {} }))!.totalElements).toBe(0);
  });

  test("a talent lists their applications → newest first; the filter `open` leaves out withdrawn ones", async () => {
    const me = await anApplicant(api);
    const ids: string[] = [];
    for (let each = 0; each < 3; each++) ids.push((await apply(me.client, (await anOpenPost(api)).id)).id);
    await me.client.applications.withdraw({ params: { id: ids[1]! }, body: {} });
    const listed = async (body: object) => {
      const page = (await me.client.applications.searchMine({ body }))!;
      return page.content.map(({ id }) => ids.indexOf(id));
    };
    expect(await listed({})).toEqual([2, 1, 0]);
    expect(await listed({ filters: [{ f: "open", v: true }] })).toEqual([2, 0]);
    expect(await listed({ sort: "updated:desc" })).toEqual([1, 2, 0]);
  });
});
