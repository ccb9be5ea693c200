import { randomBytes, randomUUIDv7 } from "node:crypto";
import { contactLimits } from "@orbita/contract";
import { openJobs, type JobQueue } from "@orbita/db";
import { jobs as jobDefinitions } from "@orbita/features";
import { jobHandlers, routines } from "@orbita/features/work";
import { connectMail, createCodes, readSessionKeys } from "@orbita/platform";
import { createDatabase, mailsTo, nextMailTo, serverUrl, testStorage, type TestDatabase } from "@orbita/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { workCtx, type WorkTools } from "../../src/work-ctx.ts";
import { silent } from "../support/workbench.ts";

const letters = () => randomBytes(6).toString("hex");
const contactAddress = `help-${letters()}@orbita.example`;
const mail = connectMail({ url: serverUrl("SMTP_URL"), from: "Orbita <no-reply@orbita.example>" });
let database: TestDatabase;
let jobs: JobQueue;
let tools: WorkTools;

beforeAll(async () => {
  database = await createDatabase();
  jobs = await openJobs({ url: database.url, jobs: jobDefinitions, onError: () => {} });
  const codes = createCodes(readSessionKeys(randomBytes(32).toString("base64url")));
  const webOrigin = "http://localhost:3000";
  tools = { db: database.db, jobs, mail, codes, storage: testStorage(), contactAddress, webOrigin, log: silent };
});
afterAll(async () => {
  await jobs.stop();
  mail.close();
  await database.drop();
});

async function aContact(given: { name?: string; message?: string; language?: string } = {}) {
  const contact = {
    id: randomUUIDv7(),
    name: "Giulia Ferraris",
    email: `${letters()}@posta.example`,
    topic: "privacy",
    message: "Prima riga.\n\nSeconda riga.",
    language: "it",
    ...given,
  };
  await database.db.insertInto("contact_requests").values(contact).execute();
  return contact;
}

async function run(name: "contacts.forward" | "contacts.receipt", contactId: string): Promise<void> {
  const handler = jobHandlers.find(({ job }) => job.name === name)!;
  await handler.run(workCtx(tools, name), { contactId }, randomUUIDv7());
}

async function forwarded(reference: string) {
  const all = await mailsTo(contactAddress);
  const caught = all.find(({ subject }) => subject.includes(reference))!;
  const source = await fetch(`${serverUrl("MAIL_CATCHER_URL")}/api/email/${caught.id}/source`);
  const [head] = (await source.text()).split("\r\n\r\n");
  // A mail header line that begins with whitespace continues the previous line.
  const headers = head!
    .replaceAll(/\r\n[ \t]+/g, " ")
    .split("\r\n")
    .map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 2)] as const);
  return { ...caught, headers: Object.fromEntries(headers), names: headers.map(([name]) => name) };
}
/** The headers that a forwarded mail must have, and no others. */
const ordinary = [
  "auto-submitted",
  "content-language",
  "content-type",
  "date",
  "from",
  "message-id",
  "mime-version",
  "reply-to",
  "subject",
  "to",
];
const referenceOf = (id: string) => id.slice(-8).toUpperCase();

test("contact message → forwarded to the contact address with its line breaks; replies go to the sender", async () => {
  const contact = await aContact();
  await run("contacts.forward", contact.id);
  const caught = await forwarded(referenceOf(contact.id));
  expect(caught.subject).toBe(`[Orbita ${referenceOf(contact.id)}] Privacy e dati: Giulia Ferraris`);
  expect(caught.text).toContain(contact.message);
  expect(caught.html).toContain("white-space:pre-wrap");
  expect(caught.headers["reply-to"]).toBe(`${contact.name} <${contact.email}>`);
});

test.each([
  { language: "it", subject: "Abbiamo ricevuto il tuo messaggio", topic: "Privacy e dati" },
  { language: "en", subject: "We’ve received your message", topic: "Privacy and data" },
  { language: "de", subject: "We’ve received your message", topic: "Privacy and data" },
])("contact message in language $language → localised receipt, without any text of the sender", async (expected) => {
  const contact = await aContact({ language: expected.language, name: "Visita spam.example" });
  await run("contacts.receipt", contact.id);
  const caught = await nextMailTo(contact.email);
  expect(caught.subject).toContain(expected.subject);
  expect(caught.text).toContain(expected.topic);
  for (const words of ["spam.example", "Prima riga"])
    expect(caught.text + caught.html + caught.subject).not.toContain(words);
});

test.each([
  ["another recipient in the name", "Giulia\r\nBcc: victim@posta.example"],
  ["a second address in the name", 'Giulia" <victim@posta.example>, "x'],
  ["a body in the name", "Giulia\r\n\r\n<script>alert(1)</script>"],
  ["an encoded word in the name", "=?utf-8?Q?Giulia=0D=0ABcc:_victim@posta.example?="],
  ["template placeholders in the name", "{message} {address}"],
])("contact message with %s → the forwarded mail has no additional recipients or headers", async (_, name) => {
  const contact = await aContact({ name, message: "<img src=x onerror=alert(1)> {name} $& $1" });
  await run("contacts.forward", contact.id);
  const caught = await forwarded(referenceOf(contact.id));
  expect(caught.names.toSorted()).toEqual(ordinary);
  expect(caught.headers["to"]).toBe(contactAddress);
  expect(caught.headers["reply-to"]).toMatch(new RegExp(`<${contact.email}>$`));
  expect(caught.headers["reply-to"]).not.toContain("=?utf-8?Q?Giulia=0D");
  expect(caught.subject).not.toMatch(/[\r\n]/);
  expect(caught.html).not.toContain("<img");
  expect(caught.html).not.toContain("<script>alert");
  expect(caught.html).toContain("&lt;img src=x");
  expect(caught.text).toContain(contact.message);
  expect(await mailsTo("victim@posta.example")).toEqual([]);
});

test("contact message deleted before the job runs → no error", async () => {
  await expect(run("contacts.forward", randomUUIDv7())).resolves.toBeUndefined();
  await expect(run("contacts.receipt", randomUUIDv7())).resolves.toBeUndefined();
});

test("sweep of contact messages → deletes only expired messages and captcha challenges", async () => {
  const [old, young] = [await aContact(), await aContact()];
  await sql`update contact_requests set created_at = now() - make_interval(months => ${contactLimits.keptMonths}, days => 1)
    where id = ${old.id}`.execute(database.db);
  await sql`update contact_requests set created_at = now() - make_interval(months => ${contactLimits.keptMonths}) + interval '1 day'
    where id = ${young.id}`.execute(database.db);
  const spent = (hash: string, expires_at: Date) => ({ challenge_hash: Buffer.from(hash), expires_at });
  await database.db
    .insertInto("captcha_spent")
    .values([spent("over", new Date(Date.now() - 1_000)), spent("not yet", new Date(Date.now() + 60_000))])
    .execute();
  await routines.find(({ name }) => name === "contacts.sweep")!.run(workCtx(tools, "contacts.sweep"));
  const kept = await database.db.selectFrom("contact_requests").select("id").execute();
  expect(kept.map(({ id }) => id)).toContain(young.id);
  expect(kept.map(({ id }) => id)).not.toContain(old.id);
  const puzzles = await database.db.selectFrom("captcha_spent").select("challenge_hash").execute();
  expect(puzzles.map(({ challenge_hash }) => challenge_hash.toString())).toEqual(["not yet"]);
});
