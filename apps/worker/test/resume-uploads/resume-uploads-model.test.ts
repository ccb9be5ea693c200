import { spawn } from "node:child_process";
import { randomBytes, randomUUIDv7 } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { emptyReading, emptyResume, proposalsOf, type CompletedStage, type ParsedDocument } from "@orbita/contract";
import { startModel, type ModelSimulator } from "@orbita/simulators/model";
import { aSpace, aUser, createDatabase, testStorage, type TestDatabase } from "@orbita/testing";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openReader } from "./fixtures/model-reader.ts";

const cv = readFileSync(
  new URL("../../../../packages/resume-engine/bench/cvbench/core/it05-wordtable.docx", import.meta.url),
);
const type = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
/**
 * Returns a copy of the CV with different bytes (another comment in its ZIP archive), so that the cached answer of the model
 * for another copy is not used.
 */
const aCopy = () => {
  const comment = randomBytes(6).toString("hex");
  const copy = Buffer.concat([cv, Buffer.from(comment)]);
  copy.writeUInt16LE(comment.length, cv.length - 2);
  return copy;
};

const none = { from: null, to: null, text: null };
const at = (line: number, text: string) => ({ from: line, to: line, text });
const nothing = {
  sections: [],
  headline: none,
  summary: { from: null, to: null },
  experience: [],
  education: [],
  certifications: [],
  courses: [],
  languages: [],
  technicalSkills: [],
  softSkills: [],
  interests: [],
};
/** A model's answer with another job title than the built-in reading, and with a company that does not occur in the document. */
const answer = {
  ...nothing,
  experience: [
    {
      from: 13,
      to: 17,
      title: at(15, "amministrativa"),
      company: at(14, "Evil Corp"),
      city: none,
      dates: none,
      text: [],
    },
  ],
};

let database: TestDatabase;
let simulator: ModelSimulator;
const prefix = `test-${randomBytes(6).toString("hex")}/`;
const storage = testStorage({ prefix });
const opened: Awaited<ReturnType<typeof openReader>>[] = [];
async function reader(environment: object = simulator.environment, personCents?: number) {
  const one = await openReader({
    url: database.url,
    prefix,
    environment,
    ...(personCents !== undefined && { personCents }),
  });
  opened.push(one);
  return one;
}

beforeAll(async () => {
  [database, simulator] = await Promise.all([createDatabase(), startModel()]);
});
beforeEach(async () => {
  await simulator.forget();
  await simulator.answer(answer);
});
afterAll(async () => {
  for (const one of opened) await one.close();
  await simulator.stop();
  await storage.clear();
  storage.close();
  await database.drop();
});

type UploadOwner = { owner_id: string } | { owner_id: null; space_id: string };
const aPerson = async (external: boolean) => {
  const { id } = await aUser(database.db);
  await database.db.insertInto("user_settings").values({ user_id: id, ai_external: external }).execute();
  return { owner_id: id };
};
async function anUpload(whose: UploadOwner, bytes: Buffer = aCopy()) {
  const [id, file_id] = [randomUUIDv7(), randomUUIDv7()];
  const key = `files/${file_id}/cv.docx`;
  const file = { name: "cv.docx", type, size: bytes.length };
  await storage.put(key, bytes, type);
  await database.db
    .insertInto("files")
    .values({
      id: file_id,
      ...whose,
      purpose: "resume",
      visibility: "owner",
      status: "ready",
      sha256: randomBytes(32),
      object_keys: [key],
      ...file,
    })
    .execute();
  await database.db
    .insertInto("resume_uploads")
    .values({ id, ...whose, file_id, ...file })
    .execute();
  return id;
}
async function read(id: string) {
  const row = await database.db.selectFrom("resume_uploads").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const reading = (row.reading as unknown as ParsedDocument | null) ?? emptyReading;
  const stages = (row.stages as unknown as CompletedStage[]).map(({ stage }) => stage);
  return { state: row.state, stages, rows: new Map(proposalsOf(reading, emptyResume).map((one) => [one.path, one])) };
}
const outcomesOf = async ({ owner_id }: { owner_id: string }) => {
  const calls = await database.db
    .selectFrom("ai_calls")
    .selectAll()
    .where("user_id", "=", owner_id)
    .orderBy("id")
    .execute();
  return calls.map(({ outcome }) => outcome);
};
const onBoxStages = ["extracted", "recognised", "linked", "ready"];

test(
  "CV upload with consent → the model gets no personal data; its reading is compared with the built-in one and cached",
  { timeout: 60_000 },
  async () => {
    const person = await aPerson(true);
    const bytes = aCopy();
    const { read: run } = await reader();
    const id = await anUpload(person, bytes);
    expect(await run(id)).toMatchObject({ status: "completed" });
    const { state, stages, rows } = await read(id);
    expect(state).toBe("ready");
    expect(stages).toEqual(["extracted", "recognised", "linked", "asked", "compared", "ready"]);
    expect(rows.get("experience.0.title")).toMatchObject({
      value: "amministrativa",
      confidence: 0.55,
      other: { value: "Responsabile amministrativa", by: "onBox" },
    });
    expect(rows.get("experience.0.company")).toMatchObject({ value: "Serramenti Bacchiglione S.r.l.", other: null });
    const sent = (await simulator.received()).map(({ body }) => body).join();
    expect(sent).toContain("Contabile con esperienza in studi professionali");
    expect(sent).not.toMatch(/Elisa|Marangon|example\.it|0103348|Padova,? \(?PD/i);
    const [kept] = await database.db.selectFrom("ai_readings").selectAll().execute();
    expect(JSON.stringify(kept!.ranges)).not.toMatch(/amministrativa|Serramenti|Evil/i);
    const again = await anUpload(person, bytes);
    await run(again);
    expect((await read(again)).rows.get("experience.0.title")).toMatchObject({ value: "amministrativa" });
    expect(await simulator.received()).toHaveLength(1);
    expect(await outcomesOf(person)).toEqual(["answered"]);
  },
);

test(
  "CV upload without consent, by a Space, without a model or without budget → nothing is sent to the model",
  { timeout: 60_000 },
  async () => {
    const { read: run } = await reader();
    const space = await aSpace(database.db);
    const silent = await anUpload(await aPerson(false));
    const candidate = await anUpload({ owner_id: null, space_id: space.id });
    await run(silent);
    await run(candidate);
    const alone = await anUpload(await aPerson(true));
    await (await reader({})).read(alone);
    const poor = await aPerson(true);
    const dear = await anUpload(poor);
    await (await reader(simulator.environment, 0)).read(dear);
    for (const id of [silent, candidate, alone])
      expect(await read(id)).toMatchObject({ state: "ready", stages: onBoxStages });
    expect((await read(dear)).rows.get("experience.0.title")).toMatchObject({ value: "Responsabile amministrativa" });
    expect(await outcomesOf(poor)).toEqual([]);
    expect(await simulator.received()).toEqual([]);
  },
);

test(
  "model's answer invalid → one retry; invalid again or timeout → the built-in reading of the CV is used",
  { timeout: 60_000 },
  async () => {
    const person = await aPerson(true);
    const { read: run } = await reader({ ...simulator.environment, AI_TIMEOUT_MS: 700 });
    const ours = { value: "Responsabile amministrativa", confidence: 0.99, other: null };
    await simulator.answer({ experience: "Evil Corp" });
    const wrong = await anUpload(person);
    await run(wrong);
    expect((await read(wrong)).rows.get("experience.0.title")).toMatchObject(ours);
    expect(await simulator.received()).toHaveLength(2);
    await simulator.behave({ fault: "hang" });
    const slow = await anUpload(person);
    await run(slow);
    expect(await read(slow)).toMatchObject({ state: "ready" });
    expect((await read(slow)).rows.get("experience.0.title")).toMatchObject(ours);
    expect(await outcomesOf(person)).toEqual(["fellBack", "fellBack", "fellBack"]);
  },
);

test(
  "worker killed while the model answers → the next worker completes the reading, with each stage once",
  { timeout: 120_000 },
  async () => {
    const person = await aPerson(true);
    const id = await anUpload(person);
    await simulator.behave({ fault: "hang" });
    const script = fileURLToPath(new URL("fixtures/model-reader.ts", import.meta.url));
    const environment = { ...simulator.environment, AI_TIMEOUT_MS: 60_000 };
    const options = JSON.stringify({ url: database.url, prefix, environment });
    const child = spawn(process.execPath, [script, options, id], { stdio: ["ignore", "ignore", "inherit"] });
    await expect.poll(async () => (await simulator.open()).open, { timeout: 60_000 }).toBe(1);
    child.kill("SIGKILL");
    expect(await read(id)).toMatchObject({ state: "reading", stages: ["extracted", "recognised", "linked", "asked"] });
    await simulator.answer(answer);
    await (await reader()).read(id);
    const { state, stages, rows } = await read(id);
    expect({ state, stages }).toEqual({
      state: "ready",
      stages: [...onBoxStages.slice(0, -1), "asked", "compared", "ready"],
    });
    expect(rows.get("experience.0.title")).toMatchObject({ value: "amministrativa" });
    // The killed worker's call stays "running" until the routine settles it when its reservation expires.
    expect(await outcomesOf(person)).toEqual(["running", "answered"]);
  },
);
