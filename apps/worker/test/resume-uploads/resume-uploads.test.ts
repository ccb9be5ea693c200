import { randomBytes, randomUUIDv7 } from "node:crypto";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { inTransaction, openJobs, type JobQueue } from "@orbita/db";
import { jobs as jobList } from "@orbita/features";
import { jobHandlers } from "@orbita/features/work";
import { createCodes, readSessionKeys } from "@orbita/platform";
import { aUser, createDatabase, type TestDatabase, testReader, testStorage } from "@orbita/testing";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startJobs } from "../../src/jobs.ts";

const at = (path: string) => fileURLToPath(new URL(`../../../../packages/${path}`, import.meta.url));
const obedient = at("platform/src/reader/fixtures/obedient-child.mjs");
const job = jobList.find(({ name }) => name === "resumeUploads.read")!;

let database: TestDatabase;
let jobs: JobQueue;
const storage = testStorage();
/** The worker's log lines, which must contain durations and no personal data. */
const lines: string[] = [];

beforeAll(async () => {
  database = await createDatabase();
  jobs = await openJobs({ url: database.url, jobs: jobList, max: 4, work: true, onError: () => {} });
  const tools = {
    db: database.db,
    jobs,
    mail: { send: () => Promise.reject(new Error("no mail here")) },
    codes: createCodes(readSessionKeys(randomBytes(32).toString("base64url"))),
    storage,
    reader: testReader(obedient),
    webOrigin: "http://localhost:3000",
    log: pino({ level: "info" }, { write: (line: string) => void lines.push(line) }),
  };
  await startJobs(
    jobs,
    jobHandlers.filter((handler) => handler.job.name === job.name),
    tools,
  );
});
afterAll(async () => {
  await jobs.stop();
  await storage.clear();
  storage.close();
  await database.drop();
});

/** Creates the same rows as the API for an uploaded CV: a file, an upload and a job. */
async function anUpload(bytes: Uint8Array, { name = "cv.pdf", put = true } = {}) {
  const { id: owner_id } = await aUser(database.db);
  const [id, file_id] = [randomUUIDv7(), randomUUIDv7()];
  const key = `files/${file_id}/file.pdf`;
  const type = "application/pdf";
  const file = { name, type, size: bytes.length };
  const arrive = () => storage.put(key, bytes, type);
  if (put) await arrive();
  await inTransaction(database.db, { actorId: null, requestId: "test" }, async (tx) => {
    await tx
      .insertInto("files")
      .values({
        id: file_id,
        owner_id,
        purpose: "resume",
        visibility: "owner",
        status: "ready",
        sha256: randomBytes(32),
        object_keys: [key],
        ...file,
      })
      .execute();
    await tx
      .insertInto("resume_uploads")
      .values({ id, owner_id, file_id, ...file })
      .execute();
    await jobs.send(tx, job, { id }, { key: id });
  });
  return { id, arrive };
}
const told = (words: string) => Buffer.from(`%PDF-1.7\n% do:${words}\n%%EOF\n`);

const uploadOf = ({ id }: { id: string }) =>
  database.db.selectFrom("resume_uploads").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const settled = async (upload: { id: string }) => {
  await expect.poll(async () => (await uploadOf(upload)).state, { timeout: 20_000 }).not.toBe("reading");
};

const jobState = async (id: string) => (await jobs.boss.findJobs(job.name, { data: { id } }))[0]?.state;

test("one CV slow and one crashing its process → the other CVs are still read", async () => {
  const released = join(await mkdtemp(join(tmpdir(), "orbita-hold-")), "released");
  const slow = await anUpload(told(`hold ${released}`));
  const bad = await anUpload(told("die"));
  const good = await Promise.all(["Cuoca", "Sarta", "Fabbra"].map((word) => anUpload(told(`ready ${word}`))));
  await Promise.all(good.map(settled));
  expect((await uploadOf(slow)).state).toBe("reading");
  await writeFile(released, "");
  await Promise.all([slow, bad].map(settled));
  expect(await uploadOf(bad)).toMatchObject({ state: "failed", failure: "failed", attempts: 3 });
  for (const one of [slow, ...good]) expect(await uploadOf(one)).toMatchObject({ state: "ready", attempts: 1 });
});

test("CV read → the log contains the duration of each stage and no personal data", async () => {
  const upload = await anUpload(told("ready Ermenegilda"), { name: "CV Zanichelli.pdf" });
  await settled(upload);
  await expect.poll(() => jobState(upload.id)).toBe("completed");
  const line = lines
    .map((text) => JSON.parse(text) as Record<string, unknown>)
    .find(({ uploadId }) => uploadId === upload.id);
  expect(line).toMatchObject({ outcome: "ready", attempt: 1, msg: "document read" });
  const stages = ["fetched", "extracted", "recognised", "linked", "read", "stored"];
  expect(Object.keys(line!.ms as object)).toEqual(stages);
  expect(lines.join("")).not.toMatch(/Zanichelli|Ermenegilda/);
});

test("CV's file not in storage → the reading job is retried without counting an attempt", async () => {
  const upload = await anUpload(told("ready"), { put: false });
  await expect.poll(() => jobState(upload.id), { timeout: 10_000 }).toBe("retry");
  expect(await uploadOf(upload)).toMatchObject({ state: "reading", attempts: 0 });
  await upload.arrive();
  await settled(upload);
  expect(await uploadOf(upload)).toMatchObject({ state: "ready", attempts: 1 });
});

test("CV upload discarded while it is read → stays discarded, and the job completes", async () => {
  const upload = await anUpload(told("slow 400"));
  await expect.poll(async () => (await uploadOf(upload)).attempts).toBe(1);
  await database.db.updateTable("resume_uploads").set({ state: "discarded" }).where("id", "=", upload.id).execute();
  await expect.poll(() => jobState(upload.id), { timeout: 10_000 }).toBe("completed");
  expect(await uploadOf(upload)).toMatchObject({ state: "discarded", reading: null });
});
