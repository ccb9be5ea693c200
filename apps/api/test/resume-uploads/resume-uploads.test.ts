import { randomUUIDv7 } from "node:crypto";
import type { Decisions, ResumeUpload } from "@orbita/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditFiles, fileWork } from "../support/file-work.ts";
import { codeOf, problemOf, startApi, type TestApi } from "../support/harness.ts";
import { aPerson } from "../support/people.ts";
import { scriptedPdf, uploadWork } from "./upload-work.ts";

let api: TestApi;
let work: ReturnType<typeof uploadWork>;
beforeAll(async () => {
  api = await startApi();
  work = uploadWork(api);
  const italian = { id: randomUUIDv7(), type: "language", code: "language_it", label_it: "Italiano", sort: 1 } as const;
  await api.db.insertInto("vocabulary_entries").values(italian).execute();
});
afterAll(() => api.stop());

type Person = Awaited<ReturnType<typeof aPerson>>;
const parse = (person: Pick<Person, "client">, words: string, idempotencyKey: string = randomUUIDv7()) =>
  person.client.resumeUploads.parse(
    { body: {}, files: [scriptedPdf(words)] },
    { idempotencyKey },
  ) as Promise<ResumeUpload>;
const read = (person: Pick<Person, "client">, id: string) => person.client.resumeUploads.read({ params: { id } });
const stagesOf = ({ stages }: { stages: { stage: string }[] }) => stages.map(({ stage }) => stage);

/** Uploads a document, has it read, and returns the id of the upload. */
async function ready(person: Person, words = "ready Cuoca") {
  const { id } = await parse(person, words);
  await work.run(id);
  return id;
}
const confirm = (person: Person, id: string, decisions: Decisions, version = 1) =>
  person.client.resumeUploads.confirm(
    { params: { id }, body: { version, decisions } },
    { idempotencyKey: randomUUIDv7() },
  );
const accept = { headline: { kind: "accept" as const } };

describe("upload of a resume", () => {
  test("user uploads a CV → stored, scanned and queued; twice with one idempotency key → one upload", async () => {
    const person = await aPerson(api);
    const key = randomUUIDv7();
    const upload = await parse(person, "ready", key);
    expect(upload).toMatchObject({ name: "cv.pdf", type: "application/pdf", state: "reading", failure: null });
    expect(stagesOf(upload)).toEqual(["received", "scanned"]);
    expect(await work.waiting(upload.id)).toBe(1);
    expect(await parse(person, "ready", key)).toEqual(upload);
    expect(await person.client.resumeUploads.list({})).toEqual([upload]);
    expect(await read(person, upload.id)).toEqual({ ...upload, reading: null, decisions: {} });
  });

  test("user uploads a file that is not a document as CV → refused, and nothing is stored", async () => {
    const person = await aPerson(api);
    const files = [new File(["hello"], "cv.pdf")];
    expect(await codeOf(person.client.resumeUploads.parse({ body: {}, files }))).toBe("file.wrongType");
    expect(await person.client.resumeUploads.list({})).toEqual([]);
  });

  test("admin uploads a CV for a user → only the user can read the upload, and the user's log has an entry", async () => {
    const [admin, person] = [await aPerson(api, { admin: true }), await aPerson(api)];
    const send = (id: string) =>
      admin.client.resumeUploads.parseForUser({ params: { id }, body: {}, files: [scriptedPdf("ready")] });
    const upload = (await send(person.id))!;
    expect(await person.client.resumeUploads.list({})).toEqual([upload]);
    expect(await codeOf(read(admin, upload.id))).toBe("resumeUpload.notFound");
    expect(await admin.client.resumeUploads.list({})).toEqual([]);
    const log = (await person.client.activity.search({ body: {} }))!;
    expect(log.content).toMatchObject([{ kind: "resume.sentForYou", details: { name: "cv.pdf" } }]);
    expect(await codeOf(send(randomUUIDv7()))).toBe("account.notFound");
  });
});

describe("reading of an uploaded document", () => {
  test("uploaded CV is read → each stage is recorded and sent to the owner; an unknown language is listed as unplaced", async () => {
    const person = await aPerson(api);
    const id = await ready(person);
    const review = (await read(person, id))!;
    expect(review.state).toBe("ready");
    expect(stagesOf(review)).toEqual(["received", "scanned", "extracted", "recognised", "linked", "ready"]);
    expect(review.stages.at(-1)!.facts).toEqual({ pages: 1, words: 1, hidden: 0, fields: 2, unplaced: 1 });
    expect(review.reading!.resume.languages.map(({ code }) => code.value)).toEqual(["it"]);
    expect(review.reading!.unplaced).toMatchObject([{ guess: "languages" }]);
    const events = await api.db
      .selectFrom("outbox")
      .select("payload")
      .where("name", "=", "resumeUpload.changed")
      .where(sql<boolean>`payload ->> 'id' = ${id}`)
      .execute();
    expect(events).toHaveLength(4);
    expect(new Set(events.map(({ payload }) => JSON.stringify(payload)))).toEqual(
      new Set([JSON.stringify({ id, userId: person.id })]),
    );
  });

  test("unreadable uploaded document → failed with a reason; its owner retries → queued again", async () => {
    const person = await aPerson(api);
    const id = await ready(person, "fail encrypted");
    expect(await read(person, id)).toMatchObject({ state: "failed", failure: "encrypted", reading: null });
    const retried = (await person.client.resumeUploads.retry({ params: { id } }))!;
    expect([retried.state, retried.failure, stagesOf(retried)]).toEqual(["reading", null, ["received", "scanned"]]);
    expect(await work.waiting(id)).toBe(1);
    expect(await codeOf(person.client.resumeUploads.retry({ params: { id } }))).toBe("resumeUpload.notReady");
  });

  test("uploaded document that crashes the parser process → failed after three attempts", async () => {
    const person = await aPerson(api);
    const { id } = await parse(person, "die");
    await expect(work.again(id)).rejects.toThrow("it ended without an answer");
    expect(await read(person, id)).toMatchObject({ state: "reading" });
    await expect(work.again(id)).rejects.toThrow("it ended without an answer");
    await work.again(id);
    expect(await read(person, id)).toMatchObject({ state: "failed", failure: "failed" });
  });

  test("one uploaded document read by two workers at once → one result with each stage once", async () => {
    const person = await aPerson(api);
    const { id } = await parse(person, "slow 100");
    const runs = await Promise.allSettled([work.again(id), work.again(id)]);
    expect(runs.some(({ status }) => status === "fulfilled")).toBe(true);
    const review = (await read(person, id))!;
    expect(stagesOf(review)).toEqual(["received", "scanned", "extracted", "recognised", "linked", "ready"]);
    await work.again(id);
    expect(await read(person, id)).toEqual(review);
  });

  test("job of an uploaded document is lost → queued again once, after two minutes", async () => {
    const person = await aPerson(api);
    const { id } = await parse(person, "ready");
    await sql`delete from pgboss.job where data ->> 'id' = ${id}`.execute(api.db);
    await work.routine("again");
    // The upload is recent, so a worker may be about to read it.
    expect(await work.waiting(id)).toBe(0);
    await sql`alter table resume_uploads disable trigger resume_uploads_version`.execute(api.db);
    await sql`update resume_uploads set updated_at = now() - interval '2 minutes' where id = ${id}`.execute(api.db);
    await sql`alter table resume_uploads enable trigger resume_uploads_version`.execute(api.db);
    await Promise.all([work.routine("again"), work.routine("again")]);
    await work.routine("again");
    expect(await work.waiting(id)).toBe(1);
    await work.run(id);
    expect(await read(person, id)).toMatchObject({ state: "ready" });
  });

  test("CV uploaded through the files route → becomes an upload once, and is read", async () => {
    const person = await aPerson(api);
    const body = { purpose: "resume" as const };
    const file = (await person.client.files.upload({ body, files: [scriptedPdf("ready", "vecchio.pdf")] }))!;
    await Promise.all([work.routine("adopt"), work.routine("adopt")]);
    const uploads = (await person.client.resumeUploads.list({}))!;
    expect(uploads).toMatchObject([{ fileId: file.id, name: "vecchio.pdf", state: "reading" }]);
    await work.run(uploads[0]!.id);
    expect(await read(person, uploads[0]!.id)).toMatchObject({ state: "ready" });
  });
});

describe("decisions on the proposals of an uploaded CV", () => {
  test("user decides on proposals of an upload → saved, and removed by null; before the document is read → refused", async () => {
    const person = await aPerson(api);
    const { id } = await parse(person, "ready");
    const decide = (decisions: Record<string, { kind: "skip" } | { kind: "accept" } | null>) =>
      person.client.resumeUploads.decide({ params: { id }, body: { decisions } });
    expect(await codeOf(decide(accept))).toBe("resumeUpload.notReady");
    await work.run(id);
    await decide({ ...accept, "languages.0": { kind: "skip" } });
    expect(await decide({ headline: null })).toMatchObject({ decisions: { "languages.0": { kind: "skip" } } });
    expect((await read(person, id))!.decisions).toEqual({ "languages.0": { kind: "skip" } });
    const many = Object.fromEntries(
      Array.from({ length: 3_000 }, (_, index) => [`x.${index}`, { kind: "skip" as const }]),
    );
    expect(await problemOf(decide(many))).toMatchObject({ code: "request.invalid", errors: [{ path: "decisions" }] });
  });

  test("upload confirmed → accepted values have the origin `document`, edited ones `person`; confirmed again → refused", async () => {
    const person = await aPerson(api);
    const id = await ready(person);
    const decisions = {
      headline: { kind: "edit" as const, value: "Capocuoca" },
      "languages.0": { kind: "accept" as const },
    };
    const resume = (await confirm(person, id, decisions))!;
    expect(resume).toMatchObject({
      headline: "Capocuoca",
      origins: { headline: "person" },
      languages: [{ code: "language_it", origin: "document" }],
      version: 2,
    });
    expect(await read(person, id)).toMatchObject({ state: "confirmed", decisions });
    expect(await codeOf(confirm(person, id, decisions, 2))).toBe("resumeUpload.notReady");
    const next = await ready(person, "ready Pasticciera");
    const taken = (await confirm(person, next, accept, 2))!;
    expect([taken.headline, taken.origins.headline]).toEqual(["Pasticciera", "document"]);
  });

  test("resume changed since the upload was read → confirming the upload gives a conflict, and nothing changes", async () => {
    const person = await aPerson(api);
    const id = await ready(person);
    const { id: resumeId } = (await person.client.resumes.read({}))!;
    await person.client.resumes.change({ params: { id: resumeId }, body: { summary: "Cucino." } });
    const problem = await problemOf(confirm(person, id, accept, 1));
    expect(problem).toMatchObject({ code: "resume.changedMeanwhile", params: { version: 2 } });
    expect(await read(person, id)).toMatchObject({ state: "ready" });
    expect(await confirm(person, id, accept, 2)).toMatchObject({ headline: "Cuoca", summary: "Cucino." });
  });

  test("concurrent confirmations of one uploaded CV → one succeeds", async () => {
    const person = await aPerson(api);
    const id = await ready(person);
    const answers = await Promise.all(Array.from({ length: 6 }, () => codeOf(confirm(person, id, accept))));
    expect(answers.filter((code) => code === null)).toHaveLength(1);
    expect(await person.client.resumes.read({})).toMatchObject({ version: 2 });
  });

  test("upload confirmed with an unknown language code → refused, and nothing changes", async () => {
    const person = await aPerson(api);
    const id = await ready(person);
    const long = {
      headline: { kind: "edit" as const, value: "x" },
      "languages.0": { kind: "edit" as const, value: "zz:C1" },
    };
    expect(await codeOf(confirm(person, id, long))).toBe("vocabulary.unknownCode");
    expect(await read(person, id)).toMatchObject({ state: "ready" });
    expect(await person.client.resumes.read({})).toMatchObject({ headline: null, version: 1 });
  });
});

describe("discarding an uploaded document", () => {
  test("upload discarded while its document is read → its file is deleted, and no result is written", async () => {
    const person = await aPerson(api);
    const { id, fileId } = await parse(person, "slow 200");
    const running = work.again(id);
    await new Promise((resolve) => setTimeout(resolve, 250));
    await person.client.resumeUploads.discard({ params: { id } });
    await running.catch(() => {});
    expect(await codeOf(read(person, id))).toBe("resumeUpload.notFound");
    expect(await codeOf(person.client.files.token({ params: { id: fileId! } }))).toBe("file.notFound");
    await fileWork(api).runJobs();
    const { inRows, inStore } = await auditFiles(api);
    expect(inStore).toEqual(inRows);
    expect(inStore.some((key) => key.includes(fileId!))).toBe(false);
  });

  test("user reads, decides, confirms, retries or discards another user's upload → not found", async () => {
    const [person, other] = [await aPerson(api), await aPerson(api)];
    const id = await ready(person);
    const { resumeUploads: theirs } = other.client;
    const params = { id };
    const refused = [
      theirs.read({ params }),
      theirs.decide({ params, body: { decisions: accept } }),
      theirs.confirm({ params, body: { version: 1, decisions: accept } }),
      theirs.retry({ params }),
      theirs.discard({ params }),
    ];
    expect(await Promise.all(refused.map((call) => codeOf(call)))).toEqual(refused.map(() => "resumeUpload.notFound"));
    expect(await read(person, id)).toMatchObject({ state: "ready", decisions: {} });
  });
});
