import { randomBytes, randomUUIDv7 } from "node:crypto";
import { inTransaction, openJobs, type JobQueue } from "@orbita/db";
import { jobs as jobDefinitions } from "@orbita/features";
import { jobHandlers } from "@orbita/features/work";
import { connectMail, createCodes, readSessionKeys } from "@orbita/platform";
import { aUser, createDatabase, mailsTo, nextMailTo, serverUrl, type TestDatabase } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startJobs } from "../../src/jobs.ts";
import { silent } from "../support/workbench.ts";

const webOrigin = "http://localhost:3000";
let database: TestDatabase;
let jobs: JobQueue;
const codes = createCodes(readSessionKeys(randomBytes(32).toString("base64url")));
const mail = connectMail({ url: serverUrl("SMTP_URL"), from: "Orbita <no-reply@orbita.example>" });

beforeAll(async () => {
  database = await createDatabase();
  jobs = await openJobs({ url: database.url, jobs: jobDefinitions, max: 4, work: true, onError: () => {} });
  const tools = { db: database.db, jobs, mail, codes, webOrigin, log: silent };
  // The cast is safe, because the mail jobs use none of the tools that are missing here.
  await startJobs(jobs, jobHandlers, tools as never);
});
afterAll(async () => {
  await jobs.stop();
  mail.close();
  await database.drop();
});

const send = (name: string, payload: object) =>
  inTransaction(database.db, { actorId: null, requestId: "test" }, (tx) =>
    jobs.send(
      tx,
      jobDefinitions.find((job) => job.name === name)!,
      payload,
    ),
  );
const newAddress = () => `${randomUUIDv7()}@nuova.example`;

async function aPerson(language: string) {
  const user = await aUser(database.db);
  await database.db.updateTable("users").set({ language }).where("id", "=", user.id).execute();
  return user;
}

type CodePurpose = "resetPassword" | "changePassword" | "changeEmail";
async function aCode(userId: string, purpose: CodePurpose, address: string | null = null) {
  const id = randomUUIDv7();
  await database.db
    .insertInto("one_time_codes")
    .values({ id, user_id: userId, subject: id, purpose, address, expires_at: new Date(Date.now() + 300_000) })
    .execute();
  return id;
}

test.each([
  ["resetPassword", "it", "è il codice per la nuova password", "scegli una nuova password"],
  ["resetPassword", "en", "is your password reset code", "choose a new password"],
  ["changePassword", "it", "è il codice per confermare la nuova password", "disconnetteremo gli altri dispositivi"],
  ["changePassword", "en", "is the code to confirm your new password", "sign out your other devices"],
] as const)(
  "one-time code requested for %s, language %s → mail to the user's address with the code and its purpose",
  async (purpose, language, subject, words) => {
    const { id, email } = await aPerson(language);
    const codeId = await aCode(id, purpose);
    await send("accounts.sendCode", { codeId });
    const caught = await nextMailTo(email);
    const code = codes.codeOf(codeId);
    expect(caught.subject).toBe(`${code.slice(0, 3)} ${code.slice(3)} ${subject}`);
    expect(caught.text).toContain(words);
    expect(caught.html).toContain(`lang="${language}"`);
  },
);

test.each([
  ["it", "per confermare l’indirizzo", "per usare questo indirizzo con il tuo account"],
  ["en", "to confirm your address", "to use this address with your account"],
] as const)(
  "email address changed by a user who reads %s → the code is mailed to the new address only",
  async (language, subject, words) => {
    const { id, email } = await aPerson(language);
    const address = newAddress();
    await send("accounts.sendCode", { codeId: await aCode(id, "changeEmail", address) });
    const caught = await nextMailTo(address);
    expect(caught.subject).toContain(subject);
    expect(caught.text).toContain(words);
    expect(await mailsTo(email)).toEqual([]);
  },
);

test.each([
  ["it", "L’email del tuo account è cambiata", "invece di questo indirizzo"],
  ["en", "Your account’s email address has changed", "instead of this address"],
] as const)(
  "email address changed, language %s → mail to the old address with the new address and an undo link",
  async (language, subject, words) => {
    const { id } = await aPerson(language);
    const [old, to] = [newAddress(), newAddress()];
    const changeId = randomUUIDv7();
    const undo_until = new Date(Date.now() + 72 * 3_600_000);
    await database.db
      .insertInto("email_changes")
      .values({ id: changeId, user_id: id, from_email: old, to_email: to, changed_at: new Date(), undo_until })
      .execute();
    await send("credentials.sendEmailUndo", { changeId });
    const caught = await nextMailTo(old);
    expect(caught.subject).toBe(subject);
    expect(caught.text).toContain(`${to} ${words}`);
    expect(caught.text).toMatch(/\/account\/undo-email#[\w-]{43}/);
    expect(await mailsTo(to)).toEqual([]);
  },
);

test.each([
  ["it", "La tua password è cambiata", "Quando: 1° dicembre 2026 alle ore 09:30 CET\nDispositivo: Firefox, Linux", ""],
  ["en", "Your password has changed", "When: 1 December 2026 at 09:30 CET\nDevice: Firefox, Linux", "/en"],
] as const)(
  "password changed, language %s → mail with time, device and a link to the security settings",
  async (language, subject, facts, home) => {
    const { id, email } = await aPerson(language);
    const params = { device: "Firefox, Linux" };
    await send("accounts.sendNotice", {
      userId: id,
      notice: "passwordChanged",
      params,
      at: "2026-12-01T08:30:00.000Z",
    });
    const caught = await nextMailTo(email);
    expect(caught.subject).toBe(subject);
    expect(caught.text).toContain(facts);
    expect(caught.text).toContain(`${home}/settings/security`);
  },
);
