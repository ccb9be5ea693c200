import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { openJobs, type JobQueue } from "@orbita/db";
import { jobs as jobList } from "@orbita/features";
import {
  createDatabase,
  freePort,
  freshPrefix,
  secrets,
  startProcess,
  type RunningProcess,
  type TestDatabase,
} from "@orbita/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";

/** Personal data that must not appear in any log; unusual enough not to occur by accident. */
const secret = {
  firstName: "Zefirina",
  lastName: "Quaglierotti",
  username: "zefirina.quaglierotti",
  email: "zefirina.quaglierotti@posta-segreta.example",
  password: "Segretissima-7x",
  phone: "+39 347 998 8771",
  address: "203.0.113.77",
  message: "Ho perso il lavoro a Castelbuono e non so a chi dirlo",
  reason: "Lamentela di Zefirina per lo stipendio non pagato",
  file: "curriculum Quaglierotti definitivo.pdf",
  token: `zq${randomBytes(24).toString("base64url")}`,
  vat: "IT09876543210",
};
const parts = [
  ...Object.values(secret),
  "Castelbuono",
  "stipendio",
  "posta-segreta",
  "3479988771",
  "998 8771",
  "definitivo",
];

const tokens: string[] = [];

let database: TestDatabase;
let jobs: JobQueue;
let api: RunningProcess;
let worker: RunningProcess;
let base: string;
beforeAll(async () => {
  database = await createDatabase();
  jobs = await openJobs({ url: database.url, jobs: jobList, onError: () => {} });
  const port = await freePort();
  const prefix = freshPrefix();
  const env = {
    ...secrets(),
    DATABASE_URL: database.url,
    DATABASE_POOL_URL: database.url,
    OPENSEARCH_PREFIX: prefix,
    VALKEY_PREFIX: prefix,
    CAPTCHA: "none",
    AI_PROVIDER: "none",
    LIMIT_FACTOR: "1000",
    // Lets the administrator of this test sign in with a password.
    ADMIN_ANY_SIGN_IN: "true",
    LOG_LEVEL: "debug",
    DRAIN_MS: "0",
    // No mail server listens here, so every mail fails.
    SMTP_URL: "smtp://127.0.0.1:9",
    PORT: String(port),
  };
  base = `http://127.0.0.1:${port}/api/v1`;
  [api, worker] = await Promise.all([startProcess("api", env), startProcess("worker", env)]);
  await Promise.all([api.ready(), worker.ready()]);
}, 120_000);
afterAll(async () => {
  await Promise.all([api.stop(), worker.stop()]);
  await jobs.stop();
  await database.drop();
});

type TestCallOptions = { method?: string; body?: unknown; headers?: Record<string, string> };
async function ask(path: string, { method = "GET", body, headers = {} }: TestCallOptions = {}): Promise<number> {
  const json = body === undefined ? {} : { "content-type": "application/json" };
  const answer = await fetch(base + path, {
    method,
    headers: { "x-forwarded-for": secret.address, ...json, ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  await answer.text();
  return answer.status;
}
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  ask(path, {
    method: "POST",
    body,
    headers: { "idempotency-key": `k-${randomBytes(12).toString("hex")}`, ...headers },
  });

const registration = () => {
  const { firstName, lastName, username, email, password } = secret;
  return { firstName, lastName, username, email, password, acceptTerms: true };
};

/** Makes inserts fail with an error that quotes personal data, as PostgreSQL does in message, detail and hint. */
const refuse = (table: string) =>
  sql`create function refuse_${sql.raw(table)}() returns trigger language plpgsql as $$
    begin
      raise exception 'no % for % of %', ${sql.lit(secret.firstName)}, to_jsonb(new)::text, ${sql.lit(secret.email)}
        using detail = ${sql.lit(`Key (email)=(${secret.email}) is refused`)}, hint = ${sql.lit(secret.phone)};
    end $$`
    .execute(database.db)
    .then(() =>
      sql`create trigger refuse_all before insert on ${sql.table(table)}
        for each row execute function refuse_${sql.raw(table)}()`.execute(database.db),
    );

const lines = (output: string) =>
  output
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);

test("API requests with personal data, valid and invalid → responses have the expected statuses", async () => {
  const { email, password, username, token, message, firstName, lastName } = secret;
  const statuses = [
    await post("/auth/register", registration()),
    await post("/auth/register", registration()),
    // The request has an invalid email address, an unknown field and a phone number, all with personal data.
    await post("/auth/register", {
      ...registration(),
      email: `${email} ${message}`,
      [firstName]: lastName,
      phone: secret.phone,
    }),
    await post("/auth/login", { email, password: `${password}!` }),
    await post("/auth/validate-email", { email, code: "998877" }),
    await ask("/me", { headers: { authorization: `Bearer ${token}`, cookie: `o_session=${token}` } }),
    await post(`/public/user/exists?email=${encodeURIComponent(email)}&username=${username}`, { email }),
    await ask(`/public/user/username/${username}`),
    await ask(`/public/invitation/${token}`),
    await ask(`/nowhere/${encodeURIComponent(email)}?phone=${encodeURIComponent(secret.phone)}`),
    await ask("/auth/refresh-token", { headers: { "x-refresh-token": token } }),
  ];
  expect(statuses).toEqual([200, 409, 422, 401, 409, 401, 200, 404, 422, 404, 401]);

  await sql`update users set email_verified_at = now(), scopes = array['admin'] where email = ${email}`.execute(
    database.db,
  );
  const { id } = await database.db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  const signedIn = await fetch(`${base}/auth/login`, {
    method: "POST",
    body: JSON.stringify({ email, password }),
    headers: { "content-type": "application/json" },
  });
  const { access_token } = (await signedIn.json()) as { access_token: string };
  tokens.push(access_token);
  const asAdmin = { authorization: `Bearer ${access_token}`, "x-reason": encodeURIComponent(secret.reason) };
  expect(await ask(`/admin/user/${id}?why=${encodeURIComponent(secret.reason)}`, { headers: asAdmin })).toBe(200);
  const tooLong = { ...asAdmin, "x-reason": encodeURIComponent(secret.reason.repeat(40)) };
  expect(await ask(`/admin/user/${id}`, { headers: tooLong })).toBe(422);

  const form = new FormData();
  form.set("file", new Blob(["%PDF-1.7"]), secret.file);
  const upload = await fetch(`${base}/file`, { method: "POST", body: form });
  expect(upload.status).toBe(401);

  // The database error is logged with code and location, and without the data that it quotes.
  await refuse("contact_requests");
  const contact = { name: `${firstName} ${lastName}`, email, topic: "other", message, phone: secret.phone };
  const failed = await post("/contacts/add", contact);
  expect(failed).toBe(500);
});

test("jobs with personal data that fail or cannot be parsed → logged as failed", async () => {
  await refuse("mail_deliveries");
  await jobs.boss.send("accounts.sendNotice", { email: secret.email, name: secret.lastName, kind: secret.message });
  await expect.poll(() => worker.output(), { timeout: 20_000 }).toContain("a mail was not written down");
  await expect.poll(() => worker.output(), { timeout: 20_000 }).toContain("accounts.sendNotice");
  await sleep(1_500);
});

test("logs of API and worker → JSON, contain requests and failures, but no personal data", async () => {
  await Promise.all([api.stop(), worker.stop()]);
  const [ofApi, ofWorker] = [lines(api.output()), lines(worker.output())];
  const answered = ofApi.filter(({ msg }) => msg === "answered");
  expect(answered.length).toBeGreaterThanOrEqual(14);
  expect(answered.map(({ route, status }) => `${String(status)} ${String(route)}`)).toEqual(
    expect.arrayContaining([
      "422 /api/v1/auth/register",
      "404 /api/v1/public/user/username/:username",
      "200 /api/v1/admin/user/:id",
      "500 /api/v1/contacts/add",
    ]),
  );
  const failed = ofApi.find(({ msg }) => msg === "request failed")!.err as Record<string, unknown>;
  expect(failed).toMatchObject({ code: "P0001" });
  expect((failed["at"] as string[]).length).toBeGreaterThan(0);
  expect(ofWorker.filter(({ msg }) => msg === "job failed").length).toBeGreaterThanOrEqual(2);
  const all = api.output() + worker.output();
  for (const part of [...parts, ...tokens])
    expect([part, all.toLowerCase().includes(part.toLowerCase())]).toEqual([part, false]);
  // The logs do not contain the personal data URL-encoded either.
  for (const part of parts) expect(all).not.toContain(encodeURIComponent(part));
});
