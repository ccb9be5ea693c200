import type { IncomingMessage, ServerResponse } from "node:http";
import { describe, expect, test } from "vitest";
import { askerAddress, comesFromOurPages, createProxy, isUnsafe, warnOfUntrustedProxy } from "./proxy.ts";
import { json, origin, proxyTo } from "./testing/a-proxy.ts";
import { createWebSessions } from "./web-sessions.ts";

test("request with a session cookie → the api receives a Bearer token and no cookie", async () => {
  const { call } = await proxyTo((request, response) => json(response, request.headers));
  const answer = await call("/api/v1/me?x=1", {
    headers: { cookie: "a=1; __Host-orbita=good", authorization: "Bearer forged" },
  });
  const seen = (await answer.json()) as Record<string, string>;
  expect(seen["authorization"]).toBe("Bearer bearer-1");
  expect(seen["x-request-id"]).toBe("req-12345678");
  expect(seen["cookie"]).toBeUndefined();
});

test("request with an unknown session cookie → forwarded as a guest's, and the cookie is deleted", async () => {
  const { call } = await proxyTo((request, response) =>
    json(response, { auth: request.headers.authorization ?? null }),
  );
  const answer = await call("/api/v1/me", { headers: { cookie: "__Host-orbita=old" } });
  expect(await answer.json()).toEqual({ auth: null });
  expect(answer.headers.get("set-cookie")).toMatch(/Max-Age=0/);
});

test("a response that sets a cookie → never kept by a cache, whatever the api says", async () => {
  const { call } = await proxyTo((_, response) => {
    response.setHeader("cache-control", "public, max-age=30");
    json(response, {});
  });
  const kept = async (cookie: string) =>
    (await call("/api/v1/public/jobpost/suggest?q=a", { headers: { cookie } })).headers.get("cache-control");
  expect(await kept("__Host-orbita=old")).toBe("private, no-store");
  expect(await kept("__Host-orbita=good")).toBe("public, max-age=30");
});

test("a cross-site write is refused before it reaches the api", async () => {
  let asked = 0;
  const { call } = await proxyTo((_, response) => (asked++, json(response, {})));
  const answer = await call("/api/v1/talent/jobpost", { method: "POST", headers: { "sec-fetch-site": "cross-site" } });
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ code: "access.denied", requestId: "req-12345678" });
  expect(asked).toBe(0);
});

test("sign-in → the tokens stay on the server and the browser gets a session cookie", async () => {
  const { call, told } = await proxyTo((_, response) => json(response, { access_token: "a", refresh_token: "r" }));
  const answer = await call("/api/v1/auth/login", {
    method: "POST",
    body: "{}",
    headers: { cookie: "__Host-orbita=good" },
  });
  expect(await answer.json()).toEqual({ access_token: "cookie", refresh_token: "cookie" });
  expect(answer.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^__Host-orbita=fresh; .*HttpOnly/));
  expect(told).toContain('/web-session {"access_token":"a","refresh_token":"r"}');
});

test("second sign-in → a late request with the old cookie keeps the new one; afterwards the old session ends", async () => {
  const { call, told } = await proxyTo((request, response) =>
    json(response, request.url === "/api/v1/me" ? request.headers : { access_token: "a", refresh_token: "r" }),
  );
  const headers = { cookie: "__Host-orbita=good" };
  await call("/api/v1/auth/login", { method: "POST", body: "{}", headers });
  const late = await call("/api/v1/me", { headers });
  expect(await late.json()).toMatchObject({ authorization: "Bearer bearer-1" });
  expect(late.headers.getSetCookie()).toEqual([]);
  await expect.poll(() => told).toContain('/web-session/close {"cookie":"good"}');
});

test("refused sign-in → no session cookie is set", async () => {
  const { call } = await proxyTo((_, response) => json(response, { code: "account.invalidCredentials" }, 401));
  const answer = await call("/api/v1/auth/login", { method: "POST", body: "{}" });
  expect(answer.status).toBe(401);
  expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-orbita-device=/)]);
});

describe("device cookie", () => {
  const device = "d".repeat(43);
  const echo = (request: IncomingMessage, response: ServerResponse) =>
    json(response, { device: request.headers["x-device-id"] ?? null });
  const deviceOf = async (answer: Response) => ((await answer.json()) as { device: string | null }).device;

  test("the device id comes from the device cookie; an x-device-id header of the page is ignored", async () => {
    const { call } = await proxyTo(echo);
    const forged = { "x-device-id": "f".repeat(43) };
    expect(await deviceOf(await call("/api/v1/me", { headers: forged }))).toBeNull();
    const named = await call("/api/v1/me", { headers: { ...forged, cookie: `__Host-orbita-device=${device}` } });
    expect(await deviceOf(named)).toBe(device);
    expect(named.headers.getSetCookie()).toEqual([]);
  });

  test("the device cookie is set on account requests only, and only if the browser has none", async () => {
    const { call } = await proxyTo(echo);
    const read = await call("/api/v1/public/jobpost/search", { method: "POST", body: "{}" });
    expect([await deviceOf(read), read.headers.getSetCookie()]).toEqual([null, []]);
    const asked = await call("/api/v1/auth/password-reset", { method: "POST", body: "{}" });
    const made = await deviceOf(asked);
    expect(made).toMatch(/^[\w-]{43}$/);
    expect(asked.headers.getSetCookie()).toEqual([expect.stringContaining(`__Host-orbita-device=${made}; `)]);
    const again = await call("/api/v1/auth/password-reset", {
      method: "POST",
      body: "{}",
      headers: { cookie: `__Host-orbita-device=${made}` },
    });
    expect([await deviceOf(again), again.headers.getSetCookie()]).toEqual([made, []]);
  });

  test("sign-in → the device cookie is renewed for a year", async () => {
    const { call } = await proxyTo((_, response) => json(response, { access_token: "a", refresh_token: "r" }));
    const answer = await call("/api/v1/auth/login", {
      method: "POST",
      body: "{}",
      headers: { cookie: `__Host-orbita-device=${device}` },
    });
    expect(answer.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(new RegExp(`^__Host-orbita-device=${device}; .*Max-Age=31536000$`)),
    );
  });
});

test("sign-out → the web session is closed and the session cookie deleted", async () => {
  const { call, told } = await proxyTo((_, response) => response.writeHead(204).end());
  const answer = await call("/api/v1/auth/logout", { method: "POST", headers: { cookie: "__Host-orbita=good" } });
  expect(answer.status).toBe(204);
  expect(answer.headers.get("set-cookie")).toMatch(/Max-Age=0/);
  expect(told).toContain('/web-session/close {"cookie":"good"}');
});

test("api not reachable → the proxy responds 503 with a maintenance problem in the api's format", async () => {
  const sessions = createWebSessions({ innerUrl: "http://127.0.0.1:9", secret: "s" });
  const proxy = createProxy({ apiUrl: "http://127.0.0.1:9", origin, sessions });
  const answer = await proxy(new Request(`${origin}/api/v1/me`), "req-12345678");
  expect(answer.status).toBe(503);
  expect(answer.headers.get("content-type")).toBe("application/problem+json");
  expect(await answer.json()).toMatchObject({ code: "server.maintenance", status: 503 });
});

test.each([
  {
    of: "fake header",
    forwarded: "6.6.6.6",
    seen: "10.0.0.9",
    hops: 0,
    address: "10.0.0.9",
  },
  { of: "fake header", forwarded: "6.6.6.6, 203.0.113.7", seen: "10.0.0.1", hops: 1, address: "203.0.113.7" },
  { of: "fake header", forwarded: "6.6.6.6, 203.0.113.7, 10.0.0.2", seen: "10.0.0.1", hops: 2, address: "203.0.113.7" },
  { of: "no header", forwarded: null, seen: "203.0.113.7", hops: 1, address: "203.0.113.7" },
])("request with $of behind $hops trusted proxies → client address $address", ({ forwarded, seen, hops, address }) => {
  expect(askerAddress(forwarded, seen, hops)).toBe(address);
});

test.each([
  ["done", 200, true],
  ["refused: a mistyped name", 409, false],
  ["with an ended sign-in", 401, true],
])("account deletion %s (%i) → the web session is closed: %s", async (_, status, closes) => {
  const { call, told } = await proxyTo((_request, response) => json(response, {}, status));
  const answer = await call("/api/v1/me", { method: "DELETE", headers: { cookie: "__Host-orbita=good" } });
  expect(answer.status).toBe(status);
  expect(told.some((line) => line.startsWith("/web-session/close"))).toBe(closes);
  expect(answer.headers.getSetCookie().some((line) => line.startsWith("__Host-orbita=;"))).toBe(closes);
});

const writeWith = (headers: Record<string, string>) => new Request(`${origin}/api/v1/x`, { method: "POST", headers });

test("request with Sec-Fetch-Site → accepted only if same-origin, whatever its Origin", () => {
  expect(comesFromOurPages(writeWith({ "sec-fetch-site": "same-origin" }), origin)).toBe(true);
  expect(comesFromOurPages(writeWith({ "sec-fetch-site": "same-site", origin }), origin)).toBe(false);
  expect(comesFromOurPages(writeWith({ "sec-fetch-site": "cross-site", origin }), origin)).toBe(false);
  expect(comesFromOurPages(writeWith({ "sec-fetch-site": "none" }), origin)).toBe(false);
});

test("request without Sec-Fetch-Site → its Origin decides; with neither header → refused", () => {
  expect(comesFromOurPages(writeWith({ origin }), origin)).toBe(true);
  expect(comesFromOurPages(writeWith({ origin: "https://evil.example" }), origin)).toBe(false);
  expect(comesFromOurPages(writeWith({ origin: "null" }), origin)).toBe(false);
  expect(comesFromOurPages(writeWith({}), origin)).toBe(false);
});

test("GET, HEAD and OPTIONS count as safe methods; POST, PUT, PATCH and DELETE as unsafe", () => {
  expect(["GET", "HEAD", "OPTIONS"].some(isUnsafe)).toBe(false);
  expect(["POST", "PUT", "PATCH", "DELETE"].every(isUnsafe)).toBe(true);
});

const warningsOf = (hops: number, requests: readonly Record<string, string>[]) => {
  const warnings: string[] = [];
  const check = warnOfUntrustedProxy(hops, (text) => warnings.push(text));
  for (const headers of requests) check(new Headers(headers));
  return warnings;
};
const forwarded = { "x-forwarded-for": "203.0.113.7" };

test("X-Forwarded-For arrives and no proxy is configured → one warning per process", () => {
  expect(warningsOf(0, [{}, forwarded, forwarded])).toEqual([expect.stringContaining("PROXY_HOPS")]);
});

test("no X-Forwarded-For header, or a configured proxy → no warning", () => {
  expect(warningsOf(0, [{}])).toEqual([]);
  expect(warningsOf(1, [forwarded])).toEqual([]);
});
