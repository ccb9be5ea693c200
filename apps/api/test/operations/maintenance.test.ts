import { setTimeout as sleep } from "node:timers/promises";
import { routes, type Maintenance, type MaintenanceChange } from "@orbita/contract";
import { readHistory } from "@orbita/db";
import { aJobPost, aSpace, aUser } from "@orbita/testing";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { codeOf, problemOf, startApi, type ApiClient, type TestApi } from "../support/harness.ts";
import { join, visitor } from "../support/people.ts";

const why = { reason: "Aggiornamento del database" };
const message = {
  it: "Torniamo alle 06:30. Le candidature inviate sono al sicuro.",
  en: "Back at 06:30. What you sent is safe.",
};
const untilHeardMs = 2_000;

let api: TestApi;
let second: TestApi;
let admin: ApiClient;
let adminId: string;
let postId: string;
beforeAll(async () => {
  api = await startApi();
  // This API process lets administrators sign in with a password, which a development installation may allow.
  second = await startApi({ database: api.database, ADMIN_ANY_SIGN_IN: true });
  ({ id: adminId } = await aUser(api.db, { admin: true }));
  admin = await api.as(adminId);
  const { id: spaceId } = await aSpace(api.db);
  ({ id: postId } = await aJobPost(api.db, { spaceId, status: "published" }));
});
afterAll(async () => {
  await second.stop();
  await api.stop();
});

const now = async () => (await admin.operations.read({}))!.maintenance;
async function set(change: Omit<MaintenanceChange, "version">): Promise<Maintenance> {
  const { version } = await api.db.selectFrom("maintenance").select("version").executeTakeFirstOrThrow();
  return (await admin.operations.changeMaintenance({ body: { ...change, version } }, why))!;
}
const everybody = (): ApiClient[] => [api.guest, second.guest];
const codes = () => Promise.all(everybody().map((client) => codeOf(client.jobPosts.read({ params: { id: postId } }))));
const heard = async (code: string | null) =>
  await expect.poll(codes, { timeout: untilHeardMs, interval: 100 }).toEqual([code, code]);

afterEach(async () => {
  await set({ on: false, from: null, until: null, message: { it: "", en: "" } });
  await heard(null);
});

test("maintenance mode switched on or off → every process follows within two seconds", async () => {
  expect(await codes()).toEqual([null, null]);
  await set({ on: true });
  await heard("server.maintenance");
  await set({ on: false });
  await heard(null);
});

test("request in maintenance mode → 503 with the operator's message in the caller's language, the end and Retry-After", async () => {
  const until = new Date(Date.now() + 90_000).toISOString();
  await set({ on: true, until, message });
  await heard("server.maintenance");
  const answer = await fetch(`${api.baseUrl}/public/jobpost/${postId}`, { headers: { "accept-language": "it" } });
  const raw = await fetch(`${second.baseUrl}/me`, { headers: { "accept-language": "en" } });
  expect([answer.status, raw.status]).toEqual([503, 503]);
  const wait = Number(answer.headers.get("retry-after"));
  expect(wait).toBeGreaterThan(60);
  expect(wait).toBeLessThanOrEqual(90);
  expect(answer.headers.get("content-type")).toContain("application/problem+json");
  expect(await answer.json()).toMatchObject({ code: "server.maintenance", params: { until, message: message.it } });
  const english = await problemOf(visitor(api, { "accept-language": "en" }).jobPosts.search({ body: {} }));
  expect(english).toMatchObject({ status: 503, params: { message: message.en, until } });
  expect(await api.guest.operations.maintenance({})).toMatchObject({ on: true, until, message });
});

test("maintenance mode → users are refused on all but the exempt routes; administrators are never refused", async () => {
  const { id } = await aUser(api.db);
  const person = await second.as(id);
  const inside = await second.as(adminId);
  await set({ on: true });
  await heard("server.maintenance");
  const asked = (client: ApiClient) =>
    Promise.all([
      codeOf(client.accounts.me({})),
      codeOf(client.jobPosts.read({ params: { id: postId } })),
      codeOf(client.operations.maintenance({})),
    ]);
  expect(await asked(person)).toEqual(["server.maintenance", "server.maintenance", null]);
  expect(await asked(inside)).toEqual([null, null, null]);
  expect(await codeOf(person.realtime.open({}))).toBeNull();
  expect((await now()).on).toBe(true);
});

describe("sign-in and webhooks in maintenance mode", () => {
  test("sign-in in maintenance mode: administrator → signed in; other user → refused with the message, no session", async () => {
    const person = await join(api);
    const other = await join(api);
    await api.db
      .updateTable("users")
      .set({ scopes: ["admin"] })
      .where("id", "=", other.id)
      .execute();
    await set({ on: true, message });
    await heard("server.maintenance");
    const sessions = async (id: string) =>
      (await api.db.selectFrom("sessions").select("id").where("user_id", "=", id).execute()).length;
    const before = await sessions(person.id);
    const login = ({ email, password }: { email: string; password: string }) =>
      visitor(second, { "accept-language": "it" }).accounts.login({ body: { email, password } });
    expect(await problemOf(login(person))).toMatchObject({
      code: "server.maintenance",
      params: { message: message.it },
    });
    expect(await sessions(person.id)).toBe(before);
    expect(await codeOf(login({ ...person, password: "Sbagliata-1" }))).toBe("account.invalidCredentials");
    const pair = (await login(other))!;
    const { access_token: token } = pair;
    const client = second.client({ headers: () => ({ authorization: `Bearer ${token}` }) });
    expect((await client.accounts.me({}))!.id).toBe(other.id);
    // Open sessions survive maintenance: the refresh token still works.
    const refreshed = await visitor(second).accounts.refreshToken({
      headers: { "x-refresh-token": person.pair.refresh_token },
    });
    expect(refreshed?.access_token).toBeTruthy();
  });

  test("maintenance mode → exactly the exempt routes answer, among them the payment provider's webhook", async () => {
    await set({ on: true });
    await heard("server.maintenance");
    expect(await codeOf(api.guest.payments.webhook({ headers: {} }))).toBe("payment.notSetUp");
    const open = Object.entries(routes).flatMap(([feature, all]) =>
      Object.entries(all).flatMap(([name, route]) => ("whileClosed" in route ? [`${feature}.${name}`] : [])),
    );
    expect(open.toSorted()).toEqual([
      "accounts.login",
      "accounts.logout",
      "accounts.refreshToken",
      "contacts.captcha",
      "contacts.validateCaptcha",
      "installation.identity",
      "operations.maintenance",
      "passkeys.enrol",
      "passkeys.enrolOptions",
      "passkeys.signIn",
      "passkeys.signInOptions",
      "payments.webhook",
      "realtime.open",
      "social.login",
      "social.providers",
      "social.start",
    ]);
  });
});

test("planned maintenance → begins and ends at the given times without another request", async () => {
  const from = new Date(Date.now() + 2_500);
  const until = new Date(from.getTime() + 2_500);
  await set({ from: from.toISOString(), until: until.toISOString() });
  await sleep(1_200);
  expect(await codes()).toEqual([null, null]);
  expect((await api.guest.operations.maintenance({}))!.on).toBe(false);
  await sleep(from.getTime() - Date.now() + 50);
  expect(await codes()).toEqual(["server.maintenance", "server.maintenance"]);
  await sleep(until.getTime() - Date.now() + 50);
  expect(await codes()).toEqual([null, null]);
});

test("maintenance mode changed without a reason, from an old version, or with an end before its start → refused", async () => {
  const { version } = await now();
  const body = { on: true, version };
  expect(await codeOf(admin.operations.changeMaintenance({ body }))).toBe("request.invalid");
  await admin.operations.changeMaintenance({ body: { message, version } }, why);
  expect(await codeOf(admin.operations.changeMaintenance({ body }, why))).toBe("record.changedMeanwhile");
  const [from, until] = ["2030-01-01T06:00:00.000Z", "2030-01-01T05:00:00.000Z"];
  expect(await codeOf(set({ from, until }))).toBe("request.invalid");
  const last = (await readHistory(api.db, "maintenance", "true")).at(-1);
  expect(last).toMatchObject({ actor_id: adminId, why: why.reason, after: { message_it: message.it } });
});
