import { randomBytes, randomUUIDv7 } from "node:crypto";
import { createServer, type AddressInfo } from "node:net";
import { defineJob, inTransaction, openJobs, type JobDefinition, type JobQueue } from "@orbita/db";
import { handleJob, type JobHandler } from "@orbita/features";
import { routines } from "@orbita/features/work";
import { renderMail } from "@orbita/i18n/mail";
import { connectMail, createCodes, readSessionKeys, type SmtpMailSender } from "@orbita/platform";
import { aUser, createDatabase, serverUrl, testStorage, type TestDatabase } from "@orbita/testing";
import { Registry } from "prom-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { startJobs } from "../../src/jobs.ts";
import { createTally } from "../../src/tally.ts";
import { workCtx } from "../../src/work-ctx.ts";
import { silent } from "../support/workbench.ts";

/** Starts a mail server that chooses its response by the recipient's address. */
function startRefuser() {
  const server = createServer((socket) => {
    const say = (line: string) => socket.write(`${line}\r\n`);
    socket.on("error", () => {});
    say("220 refuser.example ESMTP");
    socket.on("data", (chunk: Buffer) => {
      for (const line of chunk.toString("utf8").split("\r\n").filter(Boolean)) {
        const to = /^RCPT TO:<(.*)>/i.exec(line)?.[1];
        if (/^EHLO|^HELO/i.test(line)) say("250 refuser.example");
        else if (to?.startsWith("full"))
          say(`452 4.2.2 <${to}> mailbox of Giulia Ferraris full, called +39 333 123 4567`);
        else if (to) say(`550 5.1.1 <${to}> user unknown`);
        else if (/^QUIT/i.test(line)) socket.end("221 bye\r\n");
        else say("250 ok");
      }
    });
  });
  return new Promise<{ url: string; close: () => void }>((resolve) =>
    server.listen(0, "127.0.0.1", () =>
      resolve({
        url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
        close: () => server.close(),
      }),
    ),
  );
}

const toWhom = defineJob("test.mail", z.object({ to: z.string() }), { retryLimit: 1, retryDelay: 1, retryDelayMax: 1 });
const handler = handleJob(toWhom, async ({ mail, webOrigin }, { to }, id) => {
  await mail.send({ to, ...(await renderMail("test", "it", { webOrigin })), messageId: id });
});

let database: TestDatabase;
let refuser: Awaited<ReturnType<typeof startRefuser>>;
const lines: { jobs: JobQueue; mail: SmtpMailSender }[] = [];
const registry = new Registry();
const tally = createTally(registry);

async function workWith(smtpUrl: string, job: JobDefinition<{ to: string }>) {
  const mail = connectMail({ url: smtpUrl, from: "Orbita <no-reply@orbita.example>" });
  const known = [job as unknown as JobDefinition];
  const jobs = await openJobs({ url: database.url, jobs: known, max: 2, work: true, onError: () => {} });
  lines.push({ jobs, mail });
  const handlers: readonly JobHandler[] = [{ ...handler, job: known[0]! }];
  await startJobs(jobs, handlers, { ...tools(mail, jobs), tally });
  return jobs;
}
const codes = createCodes(readSessionKeys(randomBytes(32).toString("base64url")));
const tools = (mail: SmtpMailSender, jobs: JobQueue) => ({
  db: database.db,
  jobs,
  mail,
  codes,
  storage: testStorage(),
  webOrigin: "http://localhost:3000",
  log: silent,
});

let good: JobQueue;
let bad: JobQueue;
const refused = { ...toWhom, name: "test.refused" };
beforeAll(async () => {
  database = await createDatabase();
  refuser = await startRefuser();
  good = await workWith(serverUrl("SMTP_URL"), toWhom);
  bad = await workWith(refuser.url, refused);
});
afterAll(async () => {
  for (const { jobs, mail } of lines) {
    await jobs.stop();
    mail.close();
  }
  refuser.close();
  await database.drop();
});

const send = (jobs: JobQueue, job: JobDefinition<{ to: string }>, to: string) =>
  inTransaction(database.db, { actorId: null, requestId: "test" }, (tx) => jobs.send(tx, job, { to }));
const deliveries = () => database.db.selectFrom("mail_deliveries").selectAll().orderBy("at").execute();

test("mail sent → logged with template, recipient id and server response, and without addresses", async () => {
  const { id, email } = await aUser(database.db);
  await send(good, toWhom, email);
  await send(good, toWhom, `stranger-${randomUUIDv7()}@posta.example`);
  await expect.poll(deliveries, { timeout: 10_000 }).toHaveLength(2);
  const rows = await deliveries();
  const [own, other] = [rows.find(({ user_id }) => user_id === id), rows.find(({ user_id }) => user_id === null)];
  expect(own).toMatchObject({ template: "test", state: "sent", tries: 1 });
  expect(own!.answer).toMatch(/^250/);
  expect(other).toMatchObject({ state: "sent" });
  expect(JSON.stringify(rows)).not.toMatch(/posta|@/);
  expect(tally.carried()["test.mail"]).toEqual({ active: 0, perMinute: 2 });
});

test("mail refused temporarily → deferred, then failed; permanently → failed; the log has no personal data", async () => {
  await database.db.deleteFrom("mail_deliveries").execute();
  const waiting = await aUser(database.db, { email: `full-${randomUUIDv7()}@posta.example` });
  await send(bad, refused, waiting.email);
  const found = async () => (await deliveries()).map(({ state, tries, answer }) => ({ state, tries, answer }));
  await expect.poll(found, { timeout: 10_000, interval: 50 }).toMatchObject([{ state: "deferred", tries: 1 }]);
  await expect.poll(found, { timeout: 15_000 }).toMatchObject([{ state: "failed", tries: 2 }]);
  expect((await found())[0]!.answer).toMatch(/452 4\.2\.2/);

  const unknown = await aUser(database.db, { email: `gone-${randomUUIDv7()}@posta.example` });
  await send(bad, refused, unknown.email);
  const last = () =>
    database.db.selectFrom("mail_deliveries").selectAll().where("user_id", "=", unknown.id).executeTakeFirst();
  await expect.poll(last, { timeout: 10_000 }).toMatchObject({ state: "failed" });
  expect(JSON.stringify(await deliveries())).not.toMatch(/posta|giulia|ferraris|333 ?123|full-|gone-/i);
  // The dead letter in the queue contains no personal data either.
  await expect
    .poll(async () => JSON.stringify(await bad.boss.findJobs("test.refused.dead")), { timeout: 15_000 })
    .toContain("4.2.2");
  const kept = (await bad.boss.findJobs<{ to: string }>("test.refused.dead")).map(
    ({ sourceOutput }) => sourceOutput as { message: string; at: string[] },
  );
  expect(JSON.stringify(kept)).not.toMatch(/posta|giulia|ferraris|333 ?123/i);
  expect(await registry.metrics()).toMatch(/jobs_total\{queue="test.refused",outcome="dead"\} [12]/);
});

test("mail log entry older than thirty days → deleted", async () => {
  const day = 86_400_000;
  await database.db.deleteFrom("mail_deliveries").execute();
  const row = (days: number) => ({
    id: randomUUIDv7(),
    template: "test",
    state: "sent",
    at: new Date(Date.now() - days * day),
  });
  await database.db
    .insertInto("mail_deliveries")
    .values([row(29), row(31)])
    .execute();
  const forget = routines.find(({ name }) => name === "operations.forgetMails")!;
  const [{ jobs, mail }] = lines as [(typeof lines)[number]];
  await forget.run(workCtx(tools(mail, jobs), "test"));
  expect((await deliveries()).map(({ at }) => Math.round((Date.now() - at.getTime()) / day))).toEqual([29]);
});
