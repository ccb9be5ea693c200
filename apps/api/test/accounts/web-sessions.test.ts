import { createHash, randomUUIDv7 } from "node:crypto";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { accountLimits, type TokenPair } from "@orbita/contract";
import { proofSize } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { innerServer } from "../../src/inner/server.ts";
import { codeOf, startApi, type TestApi } from "../support/harness.ts";
import { bearer, join, visitor } from "../support/people.ts";

type InternalPortClient = {
  ask: (path: string, body: unknown, secret?: string) => Promise<Response>;
  close: () => void;
};

let api: TestApi;
let inner: InternalPortClient;
/** The internal server of a second API process, because a browser's requests may reach either process. */
let otherInner: InternalPortClient;

async function startInner({ apiDb, jobs, platform, metrics, config, app }: TestApi): Promise<InternalPortClient> {
  const readiness = { stopping: false, check: async () => {} };
  const server = innerServer({
    db: apiDb,
    jobs,
    platform,
    metrics,
    readiness,
    secret: config.INNER_SECRET,
    log: app.log,
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    ask: (path, body, secret = config.INNER_SECRET) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        method: "POST",
        headers: { "x-inner-secret": secret, "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    close: () => void server.close(),
  };
}

let other: TestApi;
beforeAll(async () => {
  api = await startApi();
  other = await startApi({ database: api.database });
  [inner, otherInner] = [await startInner(api), await startInner(other)];
});
afterAll(async () => {
  inner.close();
  otherInner.close();
  await other.stop();
  await api.stop();
});

type TokenExchange = { accessToken: string; expiresAt: number; userId: string; sessionId: string };

async function open(pair: TokenPair): Promise<{ cookie: string; expires: string }> {
  const response = await inner.ask("/web-session", pair);
  expect(response.status).toBe(200);
  return (await response.json()) as { cookie: string; expires: string };
}
const trade = async (cookie: string, at: InternalPortClient = inner): Promise<TokenExchange | number> => {
  const response = await at.ask("/web-session/trade", { cookie });
  return response.ok ? ((await response.json()) as TokenExchange) : response.status;
};
const rowOf = (cookie: string) =>
  api.db
    .selectFrom("web_sessions")
    .selectAll()
    .where("cookie_hash", "=", createHash("sha256").update(cookie).digest())
    .executeTakeFirstOrThrow();
const leave = (cookie: string, seconds: number) =>
  api.db
    .updateTable("web_sessions")
    .set({ access_expires_at: new Date(Date.now() + seconds * 1_000) })
    .where("cookie_hash", "=", createHash("sha256").update(cookie).digest())
    .execute();

test("web session cookie → yields the access token; the token pair is stored encrypted in the database", async () => {
  const { id, pair } = await join(api);
  const { cookie, expires } = await open(pair);
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(accountLimits.sessionDays);
  const traded = (await trade(cookie)) as TokenExchange;
  expect(traded).toMatchObject({ accessToken: pair.access_token, userId: id, sessionId: expect.any(String) });
  expect(traded.expiresAt).toBeGreaterThan(Date.now() + 500_000);
  const row = await rowOf(cookie);
  expect(row.sealed.includes(pair.refresh_token.slice(10, 30))).toBe(false);
  expect(row.cookie_hash.includes(cookie)).toBe(false);
});

test("encrypted token pair copied to the row of another session cookie → that cookie is not found", async () => {
  const [mine, theirs] = [await open((await join(api)).pair), await open((await join(api)).pair)];
  const { sealed } = await rowOf(theirs.cookie);
  const hash = createHash("sha256").update(mine.cookie).digest();
  await api.db.updateTable("web_sessions").set({ sealed }).where("cookie_hash", "=", hash).execute();
  expect(await trade(mine.cookie)).toBe(404);
});

test("web session's access token valid for a minute or less → the pair is refreshed; for longer → it is not", async () => {
  const { pair } = await join(api);
  const { cookie } = await open(pair);
  await leave(cookie, 65);
  expect(await trade(cookie)).toMatchObject({ accessToken: pair.access_token });
  await leave(cookie, 59);
  // Waits a second, because an access token issued in the same second would be identical to the old one.
  await sleep(1_000);
  const { accessToken, expiresAt } = (await trade(cookie)) as TokenExchange;
  expect(accessToken).not.toBe(pair.access_token);
  expect(expiresAt).toBeGreaterThan(Date.now() + 500_000);
  expect(await codeOf(bearer(api, accessToken).accounts.me({}))).toBeNull();
});

const rounds = proofSize({ short: 15, whole: 100 });

test(`ten tabs of one web session refresh at once over two processes, ${rounds} rounds → one refresh per round, no sign-out`, async () => {
  const { id, pair } = await join(api);
  const { cookie } = await open(pair);
  const answers: (TokenExchange | number)[][] = [];
  for (let round = 0; round < rounds; round++) {
    await leave(cookie, 5);
    answers.push(
      await Promise.all(Array.from({ length: 10 }, (_, tab) => trade(cookie, tab % 2 === 0 ? inner : otherInner))),
    );
  }
  for (const tabs of answers) {
    expect(tabs.filter((tab) => typeof tab === "number")).toEqual([]);
    expect(new Set(tabs.map((tab) => (tab as TokenExchange).accessToken)).size).toBe(1);
  }
  const tokens = await api.db
    .selectFrom("refresh_tokens")
    .innerJoin("sessions", "sessions.id", "refresh_tokens.session_id")
    .select("refresh_tokens.id")
    .where("sessions.user_id", "=", id)
    .execute();
  expect(tokens).toHaveLength(rounds + 1);
  const last = (await trade(cookie)) as TokenExchange;
  expect(await bearer(api, last.accessToken).accounts.me({})).toMatchObject({ id });
}, 60_000);

test("web session closed → the session ends in every process; closing it again is no error", async () => {
  const { pair } = await join(api);
  const { cookie } = await open(pair);
  expect((await inner.ask("/web-session/close", { cookie })).status).toBe(204);
  expect((await inner.ask("/web-session/close", { cookie })).status).toBe(204);
  expect(await trade(cookie)).toBe(404);
  await sleep(1_200);
  expect(await codeOf(bearer(other, pair.access_token).accounts.me({}))).toBe("access.unauthenticated");
});

test("cookie of a web session that ended elsewhere, or of a disabled user → not found", async () => {
  const { id, pair } = await join(api);
  const { cookie } = await open(pair);
  await bearer(api, pair.access_token).accounts.logout({});
  expect(await trade(cookie)).toBe(404);
  const again = await join(api);
  const second = await open(again.pair);
  await api.db.updateTable("users").set({ enabled: false }).where("id", "=", again.id).execute();
  expect(await trade(second.cookie)).toBe(404);
  expect(id).not.toBe(again.id);
});

test("refresh token of a web session reused → the session ends, and the browser's cookie is not found", async () => {
  const { pair } = await join(api);
  const { cookie } = await open(pair);
  await visitor(api).accounts.refreshToken({ headers: { "x-refresh-token": pair.refresh_token } });
  await api.db
    .updateTable("refresh_tokens")
    .set({ used_at: new Date(Date.now() - 11_000) })
    .where("used_at", "is not", null)
    .execute();
  await leave(cookie, 5);
  expect(await trade(cookie)).toBe(404);
});

test("internal session API: wrong secret → 401; wrong body → 400; invalid tokens → 409; unknown cookie or path → 404", async () => {
  const cookie = "x".repeat(43);
  expect((await inner.ask("/web-session/trade", { cookie }, "")).status).toBe(401);
  expect((await inner.ask("/web-session/trade", { cookie }, "inner-secret-of-the-testz")).status).toBe(401);
  expect((await inner.ask("/web-session/trade", { cookie: 4 })).status).toBe(400);
  expect((await inner.ask("/web-session/trade", "x".repeat(20_000))).status).toBe(400);
  expect((await inner.ask("/web-session/trade", { cookie })).status).toBe(404);
  expect((await inner.ask("/web-session", { access_token: "x", refresh_token: "y" })).status).toBe(409);
  expect((await inner.ask("/constructor", {})).status).toBe(404);
});

test("heartbeat sent by the web server with the shared secret → stored; without the secret → 401", async () => {
  const id = randomUUIDv7();
  const beat = { id, startedAt: new Date().toISOString(), p95Ms: 120.4 };
  expect((await inner.ask("/web-beat", beat, "x".repeat(30))).status).toBe(401);
  expect((await inner.ask("/web-beat", { ...beat, id: "web-1" })).status).toBe(400);
  for (const p95Ms of [null, 120.4]) expect((await otherInner.ask("/web-beat", { ...beat, p95Ms })).status).toBe(204);
  const row = await api.db.selectFrom("process_beats").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ app: "web", facts: { p95Ms: 120.4 } });
});
