import { contactLimits, type FieldCode } from "@orbita/contract";
import { aUser } from "@orbita/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeOf, problemOf, startApi, type TestApi } from "../support/harness.ts";
import { letters, visitor } from "../support/people.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const aMessage = () => ({
  name: "Giulia Ferraris",
  email: `${letters(12)}@posta.example`,
  topic: "accessibility" as const,
  message: "La pagina degli annunci non si legge bene.",
});

const jobsFor = async (contactId: string) => {
  const { rows } = await sql<{ name: string }>`
    select name from pgboss.job where data->>'contactId' = ${contactId} order by name`.execute(api.db);
  return rows.map(({ name }) => name);
};

test("contact message of a guest → stored, forwarded and acknowledged", async () => {
  const body = aMessage();
  const { id } = (await visitor(api).contacts.add({ body: { ...body, language: "en" } }))!;
  const row = await api.db.selectFrom("contact_requests").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ ...body, language: "en", user_id: null });
  expect(await jobsFor(id)).toEqual(["contacts.forward", "contacts.receipt"]);
});

test("contact message of a signed-in user, even with an unverified email → linked to the user", async () => {
  const { id: userId } = await aUser(api.db, { verified: false });
  const { id } = (await (await api.as(userId)).contacts.add({ body: aMessage() }))!;
  const row = await api.db.selectFrom("contact_requests").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  expect(row.user_id).toBe(userId);
});

test("contact message with several invalid fields → all errors are returned at once", async () => {
  const body = { topic: "", name: " ", email: "giulia", message: "corto" };
  const problem = await problemOf(visitor(api).contacts.add({ body: body as never }));
  expect(problem?.code).toBe("request.invalid");
  const codes = Object.fromEntries(problem!.errors.map(({ path, code }) => [path, code]));
  expect(codes).toEqual({
    name: "field.required",
    email: "field.invalidEmail",
    topic: "field.required",
    message: "field.tooShort",
  } satisfies Record<string, FieldCode>);
});

test("contact message with fields at their limits → accepted; beyond → refused", async () => {
  const send = (change: object) => codeOf(visitor(api).contacts.add({ body: { ...aMessage(), ...change } }));
  const { name, message } = contactLimits;
  for (const [field, { min, max }] of Object.entries({ name, message })) {
    expect(await send({ [field]: "x".repeat(min) })).toBeNull();
    expect(await send({ [field]: "x".repeat(max) })).toBeNull();
    expect(await send({ [field]: "x".repeat(min - 1) })).toBe("request.invalid");
    expect(await send({ [field]: "x".repeat(max + 1) })).toBe("request.invalid");
  }
});

test("contact message sent twice with the same idempotency key → one message", async () => {
  const body = aMessage();
  const guest = visitor(api);
  const [one, two] = await Promise.all([
    guest.contacts.add({ body }, { idempotencyKey: "contact-twice-1" }),
    guest.contacts.add({ body }, { idempotencyKey: "contact-twice-1" }),
  ]);
  expect(one).toEqual(two);
});

test("many contact messages from one email address → fewer receipts are sent, but all messages are forwarded", async () => {
  const { email } = aMessage();
  const jobs: string[] = [];
  for (let sent = 0; sent < contactLimits.receiptsPerDay + 2; sent++) {
    const { id } = (await visitor(api).contacts.add({ body: { ...aMessage(), email } }))!;
    jobs.push(...(await jobsFor(id)));
  }
  expect(jobs.filter((name) => name === "contacts.receipt")).toHaveLength(contactLimits.receiptsPerDay);
  expect(jobs.filter((name) => name === "contacts.forward")).toHaveLength(contactLimits.receiptsPerDay + 2);
});

test("contact messages from one IP address → limited per hour", async () => {
  const tight = await startApi({ LIMIT_FACTOR: 1 });
  try {
    const guest = visitor(tight);
    const codes: (string | null)[] = [];
    for (let sent = 0; sent < 21; sent++) codes.push(await codeOf(guest.contacts.add({ body: aMessage() })));
    expect(codes.filter((code) => code === null)).toHaveLength(20);
    expect(codes.at(-1)).toBe("request.tooMany");
  } finally {
    await tight.stop();
  }
});

test("history of a contact message → without its text and its sender", async () => {
  const body = { ...aMessage(), message: `Una parola segreta: ${letters(20)}` };
  const { id } = (await visitor(api).contacts.add({ body }))!;
  const { rows } = await sql<{ entry: string }>`
    select to_jsonb(h)::text as entry from history h where h.entity_id::text = ${id}`.execute(api.db);
  expect(rows.length).toBeGreaterThan(0);
  for (const { entry } of rows) {
    expect(entry).not.toContain(body.message);
    expect(entry).not.toContain(body.email);
    expect(entry).not.toContain(body.name);
  }
});
