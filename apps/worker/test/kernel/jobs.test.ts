import { randomBytes, randomUUIDv7 } from "node:crypto";
import {
  deadLettersOf,
  defineJob,
  inTransaction,
  listDeadLetters,
  openJobs,
  queueRows,
  type JobDefinition,
  type JobQueue,
} from "@orbita/db";
import { handleJob, jobs as jobDefinitions, type JobHandler } from "@orbita/features";
import { jobHandlers } from "@orbita/features/work";
import { connectMail, createCodes, readSessionKeys } from "@orbita/platform";
import { aUser, createDatabase, mailsTo, nextMailTo, serverUrl, testStorage, type TestDatabase } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { startJobs } from "../../src/jobs.ts";
import { silent } from "../support/workbench.ts";

const broken = { state: true };
const done: number[] = [];
const shaky = defineJob("test.shaky", z.object({ number: z.number() }), {
  retryLimit: 2,
  retryDelay: 1,
  retryDelayMax: 1,
});
const tries: number[] = [];
const shakyHandler = handleJob(shaky, async (_, { number }) => {
  tries.push(number);
  if (broken.state) throw new Error(`not today, ${number}`);
  done.push(number);
});

let database: TestDatabase;
let jobs: JobQueue;
const codes = createCodes(readSessionKeys(randomBytes(32).toString("base64url")));
const mail = connectMail({ url: serverUrl("SMTP_URL"), from: "Orbita <no-reply@orbita.example>" });

beforeAll(async () => {
  database = await createDatabase();
  const known = [...jobDefinitions, shaky as unknown as JobDefinition];
  jobs = await openJobs({ url: database.url, jobs: known, max: 4, work: true, onError: () => {} });
  const handlers: readonly JobHandler[] = [...jobHandlers, shakyHandler];
  await startJobs(jobs, handlers, {
    db: database.db,
    jobs,
    mail,
    codes,
    storage: testStorage(),
    webOrigin: "http://localhost:3000",
    log: silent,
  });
});
afterAll(async () => {
  await jobs.stop();
  mail.close();
  await database.drop();
});

const send = <P extends object>(job: JobDefinition<P>, payload: P) =>
  inTransaction(database.db, { actorId: null, requestId: "test" }, (tx) => jobs.send(tx, job, payload));

const dead = async () =>
  (await queueRows(database.db)).flatMap(({ name: queue, dead: count }) => (count > 0 ? [{ queue, count }] : []));
const rerun = (queue: string, id?: string) =>
  inTransaction(database.db, { actorId: null, requestId: "test" }, (tx) =>
    deadLettersOf(jobs.boss).rerun(tx, queue, id),
  );

const sendCode = jobDefinitions.find(({ name }) => name === "accounts.sendCode")!;

async function aCode(language: string, expiresInMs = 300_000) {
  const { id: user_id, email } = await aUser(database.db);
  await database.db.updateTable("users").set({ language }).where("id", "=", user_id).execute();
  const id = randomUUIDv7();
  await database.db
    .insertInto("one_time_codes")
    .values({ id, user_id, subject: id, purpose: "verifyEmail", expires_at: new Date(Date.now() + expiresInMs) })
    .execute();
  return { id, email };
}

test.each([
  { language: "it", subject: "è il tuo codice Orbita", words: "Inserisci questo codice nella pagina" },
  { language: "en", subject: "is your Orbita code", words: "Enter this code on the page" },
  { language: "de", subject: "is your Orbita code", words: "Enter this code on the page" },
])(
  "one-time code for a recipient who reads $language → mail in Italian or English",
  async ({ language, subject, words }) => {
    const { id, email } = await aCode(language);
    await send(sendCode, { codeId: id });
    const caught = await nextMailTo(email);
    const code = codes.codeOf(id);
    const shown = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect(caught.subject).toBe(`${shown} ${subject}`);
    expect(caught.text).toContain(shown);
    expect(caught.text).toContain(words);
    expect(caught.html).toContain(`lang="${language === "it" ? "it" : "en"}"`);
    expect(caught.html).toContain(words);
    expect(caught.html).toContain("prefers-color-scheme: dark");
  },
);

test("one-time code expired before the mail job runs → no mail", async () => {
  const { id, email } = await aCode("it", -1_000);
  await send(sendCode, { codeId: id });
  await expect
    .poll(async () => (await jobs.boss.findJobs(sendCode.name, { data: { codeId: id } }))[0]?.state)
    .toBe("completed");
  expect(await mailsTo(email)).toEqual([]);
});

test("transaction rolled back → the job enqueued in it never runs", async () => {
  const { id, email } = await aCode("it");
  const undone = inTransaction(database.db, { actorId: null, requestId: "test" }, async (tx) => {
    await jobs.send(tx, sendCode, { codeId: id });
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(await jobs.boss.findJobs(sendCode.name, { data: { codeId: id } })).toEqual([]);
  expect(await mailsTo(email)).toEqual([]);
});

test("job fails every time → dead letter, which can be listed and rerun, one or all", async () => {
  for (const number of [1, 2, 3]) await send(shaky, { number });
  await expect.poll(dead, { timeout: 20_000 }).toEqual([{ queue: shaky.name, count: 3 }]);
  // The job with number 1 ran three times: the first attempt and two retries.
  expect(tries.filter((number) => number === 1)).toHaveLength(3);

  const letters = await listDeadLetters(database.db, { queue: shaky.name });
  const two = letters.find(({ payload }) => (payload as { number: number }).number === 2)!;
  expect(two).toMatchObject({ tries: 3, error: { message: "not today, 2" } });

  broken.state = false;
  expect(await rerun(shaky.name, two.id)).toBe(1);
  await expect.poll(() => done, { timeout: 10_000 }).toEqual([2]);
  expect(await rerun(shaky.name)).toBe(2);
  await expect.poll(() => done.toSorted((a, b) => a - b), { timeout: 10_000 }).toEqual([1, 2, 3]);
  expect(await dead()).toEqual([]);
});

test("job with an invalid payload → dead letter without retries", async () => {
  const before = tries.length;
  await jobs.boss.send(shaky.name, { number: "four" });
  await expect.poll(dead, { timeout: 10_000 }).toEqual([{ queue: shaky.name, count: 1 }]);
  expect(tries).toHaveLength(before);
});
