import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeOf, startApi, type TestApi } from "../support/harness.ts";
import { aRegistration, bearer, join, mailedCode, visitor } from "../support/people.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0";
const aDevice = () => randomBytes(32).toString("base64url");
const from = (device: string, userAgent = firefox) => visitor(api, { "x-device-id": device, "user-agent": userAgent });

/** Registers a user from a browser with the given device id, and confirms the email address there. */
async function joinFrom(device: string) {
  const body = aRegistration();
  const browser = from(device);
  const { id } = (await browser.accounts.register({ body }))!;
  const pair = (await browser.accounts.validateEmail({
    body: { email: body.email, code: await mailedCode(api, id) },
  }))!;
  return { ...body, id, pair, credentials: { email: body.email, password: body.password } };
}

const noticesOf = async (userId: string) => {
  const { rows } = await sql<{ data: { userId: string; notice: string; params: Record<string, string> } }>`
    select data from pgboss.job where name = 'accounts.sendNotice' order by created_on`.execute(api.db);
  return rows.filter(({ data }) => data.userId === userId).map(({ data }) => [data.notice, data.params]);
};

describe("sign-in from a new browser", () => {
  test("sign-in from a new browser → mailed to the owner; from the first or a known browser → not", async () => {
    const [mine, other] = [aDevice(), aDevice()];
    const { id, credentials } = await joinFrom(mine);
    await from(mine).accounts.login({ body: credentials });
    expect(await noticesOf(id)).toEqual([]);
    await from(other).accounts.login({ body: credentials });
    expect(await noticesOf(id)).toEqual([["newDevice", { device: "Firefox, Linux" }]]);
    await from(other).accounts.login({ body: credentials });
    expect(await noticesOf(id)).toHaveLength(1);
  });

  test("sign-in from a browser that only another account has used → treated as a new browser", async () => {
    const device = aDevice();
    await joinFrom(device);
    const { id, credentials } = await joinFrom(aDevice());
    await from(device).accounts.login({ body: credentials });
    expect(await noticesOf(id)).toHaveLength(1);
  });

  test("sign-in from a client without a device id → treated as a new browser, and named by its IP address", async () => {
    const { id, credentials } = await joinFrom(aDevice());
    await visitor(api, { "user-agent": "curl/8.17", "x-forwarded-for": "192.0.2.44" }).accounts.login({
      body: credentials,
    });
    expect(await noticesOf(id)).toEqual([["newDevice", { device: "192.0.2.44" }]]);
  });

  test("user signs out → the browser stays known; session ended from another browser → it becomes unknown", async () => {
    const [mine, lost] = [aDevice(), aDevice()];
    const { id, pair, credentials } = await joinFrom(mine);
    const phone = (await from(lost).accounts.login({ body: credentials }))!;
    await bearer(api, phone.access_token).accounts.logout({});
    await from(lost).accounts.login({ body: credentials });
    expect(await noticesOf(id)).toHaveLength(1);
    await bearer(api, pair.access_token).accounts.endOtherSignIns({});
    await from(lost).accounts.login({ body: credentials });
    expect(await noticesOf(id)).toHaveLength(2);
  });
});

describe("list of a user's sessions", () => {
  test("list of a user's sessions → the current one first, then by last use, with browser and system", async () => {
    const { pair, credentials } = await joinFrom(aDevice());
    const iphone =
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";
    await from(aDevice(), iphone).accounts.login({ body: credentials });
    await from(aDevice(), "x".repeat(1_000)).accounts.login({ body: credentials });
    const all = (await bearer(api, pair.access_token).accounts.signIns({}))!;
    expect(all).toMatchObject([
      { current: true, browser: "Firefox", system: "Linux", device: "computer", method: "code" },
      { current: false, browser: null, device: "other", method: "password" },
      { current: false, browser: "Safari", system: "iOS", device: "phone" },
    ]);
    expect(all[0]!.address).toMatch(/^10\./);
  });

  test("a user ends their own session → works once; another user's session → not found", async () => {
    const [mine, theirs] = [await joinFrom(aDevice()), await joinFrom(aDevice())];
    const phone = (await from(aDevice()).accounts.login({ body: mine.credentials }))!;
    const me = bearer(api, mine.pair.access_token);
    const [, other] = (await me.accounts.signIns({}))!;
    const [foreign] = (await bearer(api, theirs.pair.access_token).accounts.signIns({}))!;
    const end = (id: string) => codeOf(me.accounts.endSignIn({ params: { id } }));
    expect(await end(foreign!.id)).toBe("session.notFound");
    expect(await end(other!.id)).toBeNull();
    expect(await end(other!.id)).toBe("session.notFound");
    expect((await me.accounts.signIns({}))!.map(({ current }) => current)).toEqual([true]);
    expect(
      await codeOf(visitor(api).accounts.refreshToken({ headers: { "x-refresh-token": phone.refresh_token } })),
    ).toBe("access.unauthenticated");
    expect((await bearer(api, theirs.pair.access_token).accounts.signIns({}))!).toHaveLength(1);
    const { content } = (await me.activity.search({ body: {} }))!;
    expect(content[0]).toMatchObject({ kind: "session.ended", details: { device: "Firefox, Linux" } });
  });

  test("ending all other sessions → only the current session remains", async () => {
    const { pair, credentials } = await joinFrom(aDevice());
    for (let n = 0; n < 3; n++) await from(aDevice()).accounts.login({ body: credentials });
    const me = bearer(api, pair.access_token);
    expect(await me.accounts.endOtherSignIns({})).toEqual({ ended: 3 });
    expect(await me.accounts.endOtherSignIns({})).toEqual({ ended: 0 });
    expect((await me.accounts.signIns({}))!).toHaveLength(1);
  });
});

test("refresh token reused → its owner is notified by mail, and the reuse is logged", async () => {
  const { id, pair, credentials } = await joinFrom(aDevice());
  const refresh = (token: string) => visitor(api).accounts.refreshToken({ headers: { "x-refresh-token": token } });
  await refresh(pair.refresh_token);
  await sql`update refresh_tokens set used_at = used_at - interval '11 seconds'
    where session_id in (select id from sessions where user_id = ${id})`.execute(api.db);
  // A second attempt to reuse the stolen refresh token sends no second mail.
  for (let n = 0; n < 2; n++) expect(await codeOf(refresh(pair.refresh_token))).toBe("access.unauthenticated");
  expect(await noticesOf(id)).toEqual([["sessionStolen", { device: "Firefox, Linux" }]]);
  const again = (await from(aDevice()).accounts.login({ body: credentials }))!;
  const { content } = (await bearer(api, again.access_token).activity.search({ body: {} }))!;
  expect(content.slice(0, 2).map(({ kind }) => kind)).toEqual(["session.opened", "session.stolen"]);
});

test("a user scheduled for deletion signs in and keeps the account → the account is restored, notified and logged", async () => {
  const { id, email, password } = await join(api);
  const inAWeek = new Date(Date.now() + 7 * 86_400_000);
  await api.db.updateTable("users").set({ deletes_at: inAWeek }).where("id", "=", id).execute();
  const pair = (await visitor(api).accounts.login({ body: { email, password } }))!;
  const deletesAt = async () =>
    (await api.db.selectFrom("users").select("deletes_at").where("id", "=", id).executeTakeFirstOrThrow()).deletes_at;
  expect(await deletesAt()).toEqual(inAWeek);
  await bearer(api, pair.access_token).personalData.keep({});
  expect(await deletesAt()).toBeNull();
  expect((await noticesOf(id)).map(([notice]) => notice)).toContain("deletionTakenBack");
  const { content } = (await bearer(api, pair.access_token).activity.search({ body: {} }))!;
  expect(content.map(({ kind }) => kind)).toContain("account.deletionTakenBack");
});
