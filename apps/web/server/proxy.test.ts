import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { askerAddress, createProxy } from "./proxy.ts";
import { createWebSessions } from "./web-sessions.ts";

const origin = "http://localhost:21040";
const servers: Server[] = [];

async function listening(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const json = (response: ServerResponse, body: unknown, status = 200) =>
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

/** An inner port that knows the cookie "good" and remembers what it was told. */
async function innerPort(told: string[]) {
  return listening((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as { cookie?: string };
      told.push(`${request.url} ${JSON.stringify(body)}`);
      if (request.url === "/web-session") return json(response, { cookie: "fresh", expires: 4_000_000_000_000 });
      if (request.url === "/web-session/close") return response.writeHead(204).end();
      if (body.cookie === "good") return json(response, { accessToken: "bearer-1", expiresAt: Date.now() + 600_000 });
      return json(response, {}, 404);
    });
  });
}

async function proxyTo(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const told: string[] = [];
  const [apiUrl, innerUrl] = await Promise.all([listening(answer), innerPort(told)]);
  const sessions = createWebSessions({ innerUrl, secret: "s" });
  const proxy = createProxy({ apiUrl, origin, sessions });
  const call = (path: string, init: Omit<RequestInit, "headers"> & { headers?: Record<string, string> } = {}) =>
    proxy(
      new Request(origin + path, {
        ...init,
        headers: { "sec-fetch-site": "same-origin", ...init.headers },
      }),
      "req-12345678",
    );
  return { call, told };
}

test("the cookie becomes a Bearer and stays here", async () => {
  const { call } = await proxyTo((request, response) => json(response, request.headers));
  const answer = await call("/api/v1/me?x=1", {
    headers: { cookie: "a=1; __Host-orbita=good", authorization: "Bearer forged" },
  });
  const seen = (await answer.json()) as Record<string, string>;
  expect(seen["authorization"]).toBe("Bearer bearer-1");
  expect(seen["x-request-id"]).toBe("req-12345678");
  expect(seen["cookie"]).toBeUndefined();
});

test("an unknown cookie is a guest, and is taken away", async () => {
  const { call } = await proxyTo((request, response) =>
    json(response, { auth: request.headers.authorization ?? null }),
  );
  const answer = await call("/api/v1/me", { headers: { cookie: "__Host-orbita=old" } });
  expect(await answer.json()).toEqual({ auth: null });
  expect(answer.headers.get("set-cookie")).toMatch(/Max-Age=0/);
});

test("a change from elsewhere is refused before the api hears of it", async () => {
  let asked = 0;
  const { call } = await proxyTo((_, response) => (asked++, json(response, {})));
  const answer = await call("/api/v1/talent/jobpost", { method: "POST", headers: { "sec-fetch-site": "cross-site" } });
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ code: "access.denied", requestId: "req-12345678" });
  expect(asked).toBe(0);
});

test("signing in keeps the pair here and gives the browser a cookie", async () => {
  const { call, told } = await proxyTo((_, response) => json(response, { access_token: "a", refresh_token: "r" }));
  const answer = await call("/api/v1/auth/login", {
    method: "POST",
    body: "{}",
    headers: { cookie: "__Host-orbita=good" },
  });
  expect(await answer.json()).toEqual({ access_token: "cookie", refresh_token: "cookie" });
  expect(answer.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^__Host-orbita=fresh; .*HttpOnly/));
  expect(told).toContain('/web-session {"access_token":"a","refresh_token":"r"}');
  expect(told).toContain('/web-session/close {"cookie":"good"}');
});

test("a refused sign-in opens nothing", async () => {
  const { call } = await proxyTo((_, response) => json(response, { code: "account.invalidCredentials" }, 401));
  const answer = await call("/api/v1/auth/login", { method: "POST", body: "{}" });
  expect(answer.status).toBe(401);
  expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-orbita-device=/)]);
});

describe("which browser asks", () => {
  const device = "d".repeat(43);
  const echo = (request: IncomingMessage, response: ServerResponse) =>
    json(response, { device: request.headers["x-device-id"] ?? null });
  const deviceOf = async (answer: Response) => ((await answer.json()) as { device: string | null }).device;

  test("is said by its cookie, never by its scripts", async () => {
    const { call } = await proxyTo(echo);
    const forged = { "x-device-id": "f".repeat(43) };
    expect(await deviceOf(await call("/api/v1/me", { headers: forged }))).toBeNull();
    const named = await call("/api/v1/me", { headers: { ...forged, cookie: `__Host-orbita-device=${device}` } });
    expect(await deviceOf(named)).toBe(device);
    expect(named.headers.getSetCookie()).toEqual([]);
  });

  test("is asked once, where it matters", async () => {
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

  test("is kept for another year by a sign-in", async () => {
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

test("signing out ends the session and takes the cookie away", async () => {
  const { call, told } = await proxyTo((_, response) => response.writeHead(204).end());
  const answer = await call("/api/v1/auth/logout", { method: "POST", headers: { cookie: "__Host-orbita=good" } });
  expect(answer.status).toBe(204);
  expect(answer.headers.get("set-cookie")).toMatch(/Max-Age=0/);
  expect(told).toContain('/web-session/close {"cookie":"good"}');
});

test("what the api begins to say is passed on before it ends", async () => {
  let finish = () => {};
  const { call } = await proxyTo((_, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write("first");
    finish = () => response.end("last");
  });
  const reader = (await call("/api/v1/stream")).body!.getReader();
  const first = await reader.read();
  expect(new TextDecoder().decode(first.value)).toBe("first");
  finish();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe("last");
});

test("what the browser uploads is passed on before it ends", async () => {
  let heard = "";
  let hear: () => void = () => {};
  const firstHeard = new Promise<void>((resolve) => (hear = resolve));
  const { call } = await proxyTo((request, response) => {
    request.on("data", (chunk: Buffer) => ((heard += chunk.toString()), hear()));
    request.on("end", () => json(response, { heard }));
  });
  let more!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (more = controller) });
  const answer = call("/api/v1/file", { method: "POST", body, duplex: "half" } as Omit<RequestInit, "headers">);
  more.enqueue(new TextEncoder().encode("one"));
  await firstHeard;
  expect(heard).toBe("one");
  more.enqueue(new TextEncoder().encode("two"));
  more.close();
  expect(await (await answer).json()).toEqual({ heard: "onetwo" });
});

const fiveMegabytes = 5 * 1_024 * 1_024;
const piece = new Uint8Array(64 * 1_024).fill(7);

test("five megabytes for a reader that stops are not read from the api in advance", async () => {
  let sent = 0;
  let closed = false;
  const { call } = await proxyTo((_, response) => {
    response.writeHead(200, { "content-type": "application/octet-stream" });
    const push = () => {
      while (sent < 10 * fiveMegabytes && response.write(piece)) sent += piece.length;
    };
    response.on("drain", push).on("close", () => (closed = true));
    push();
  });
  const reader = (await call("/api/v1/file/x")).body!.getReader();
  await reader.read();
  // Long enough for all fifty megabytes, if nobody held them back.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(sent).toBeLessThan(2 * fiveMegabytes);
  await reader.cancel();
  await expect.poll(() => closed).toBe(true);
});

test("five megabytes for an api that does not read are not taken from the browser in advance", async () => {
  let read: (() => void) | undefined;
  let heard = 0;
  const { call } = await proxyTo((request, response) => {
    read = () => request.on("data", (chunk: Buffer) => (heard += chunk.length));
    request.on("end", () => json(response, { heard }));
  });
  let taken = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (taken >= 2 * fiveMegabytes) return controller.close();
      taken += piece.length;
      controller.enqueue(piece);
    },
  });
  const answer = call("/api/v1/file", { method: "POST", body, duplex: "half" } as Omit<RequestInit, "headers">);
  await expect.poll(() => read).toBeDefined();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(taken).toBeLessThan(2 * fiveMegabytes);
  read!();
  expect(await (await answer).json()).toEqual({ heard: 2 * fiveMegabytes });
});

test("a browser that cancels an upload cancels it at the api", async () => {
  let gone: () => void = () => {};
  const hungUp = new Promise<void>((resolve) => (gone = resolve));
  let begun: () => void = () => {};
  const begins = new Promise<void>((resolve) => (begun = resolve));
  const { call } = await proxyTo((request) => {
    request.on("error", () => {}).on("close", () => gone());
    request.on("data", () => begun());
  });
  const abort = new AbortController();
  const body = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(piece) });
  const answer = call("/api/v1/file", { method: "POST", body, duplex: "half", signal: abort.signal } as Omit<
    RequestInit,
    "headers"
  >);
  await begins;
  abort.abort();
  expect((await answer).status).toBe(499);
  await hungUp;
});

test("an api that is away is maintenance, in its own shape", async () => {
  const sessions = createWebSessions({ innerUrl: "http://127.0.0.1:9", secret: "s" });
  const proxy = createProxy({ apiUrl: "http://127.0.0.1:9", origin, sessions });
  const answer = await proxy(new Request(`${origin}/api/v1/me`), "req-12345678");
  expect(answer.status).toBe(503);
  expect(answer.headers.get("content-type")).toBe("application/problem+json");
  expect(await answer.json()).toMatchObject({ code: "server.maintenance", status: 503 });
});

test.each([
  {
    of: "nobody in front: the header does not count",
    forwarded: "6.6.6.6",
    seen: "10.0.0.9",
    hops: 0,
    address: "10.0.0.9",
  },
  { of: "one proxy of ours", forwarded: "6.6.6.6, 203.0.113.7", seen: "10.0.0.1", hops: 1, address: "203.0.113.7" },
  { of: "two of ours", forwarded: "6.6.6.6, 203.0.113.7, 10.0.0.2", seen: "10.0.0.1", hops: 2, address: "203.0.113.7" },
  { of: "no header", forwarded: null, seen: "203.0.113.7", hops: 1, address: "203.0.113.7" },
])("the asker's address: $of", ({ forwarded, seen, hops, address }) => {
  expect(askerAddress(forwarded, seen, hops)).toBe(address);
});

test.each([
  ["done", 200, true],
  ["refused: a mistyped name", 409, false],
  ["of a sign-in that ended before", 401, true],
])("a deletion of the account, %s (%i), closes the web session: %s", async (_, status, closes) => {
  const { call, told } = await proxyTo((_request, response) => json(response, {}, status));
  const answer = await call("/api/v1/me", { method: "DELETE", headers: { cookie: "__Host-orbita=good" } });
  expect(answer.status).toBe(status);
  expect(told.some((line) => line.startsWith("/web-session/close"))).toBe(closes);
  expect(answer.headers.getSetCookie().some((line) => line.startsWith("__Host-orbita=;"))).toBe(closes);
});
