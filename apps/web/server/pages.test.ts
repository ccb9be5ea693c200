import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { sessionCookie } from "./cookie.ts";
import { createPages, type RenderPage } from "./pages.ts";
import { InnerUnavailable } from "./web-sessions.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** An api that gives the same response to every request. */
async function apiThatSays(status: number, code: string, wait: string): Promise<string> {
  const server = createServer((_, response) =>
    response
      .writeHead(status, { "content-type": "application/problem+json", "retry-after": wait })
      .end(JSON.stringify({ code, status })),
  );
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const render: RenderPage = async (_, { context }) => {
  await context.fetch(`${context.apiUrl}/x`);
  return new Response("a page", { status: 200 });
};

const pageWith = (apiUrl: string) =>
  createPages({
    origin: "http://localhost",
    apiUrl,
    realtimeUrl: undefined,
    recaptcha: false,
    stripe: false,
    stripeSimulator: undefined,
    sessions: {} as never,
    render,
    proxyHops: 0,
    strictPolicy: true,
  })(new Request("http://localhost/"), "request-1");

test("api in maintenance → the page is served with status 503 and the api's Retry-After", async () => {
  const answer = await pageWith(await apiThatSays(503, "server.maintenance", "1800"));
  expect([answer.status, answer.headers.get("retry-after"), await answer.text()]).toEqual([503, "1800", "a page"]);
});

test("api reports only search as unavailable → the page is served with status 200", async () => {
  expect((await pageWith(await apiThatSays(503, "search.unavailable", "10"))).status).toBe(200);
});

test("api not reachable → the page is served with status 503 and a Retry-After of 5 seconds", async () => {
  const answer = await pageWith("http://127.0.0.1:9");
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
});

test("session cannot be checked → the page renders with isSessionUnknown, the cookie is kept, a failed render is a 503", async () => {
  const seen: boolean[] = [];
  const answer = await createPages({
    origin: "http://localhost",
    apiUrl: "http://127.0.0.1:9",
    realtimeUrl: undefined,
    recaptcha: false,
    stripe: false,
    stripeSimulator: undefined,
    sessions: { trade: () => Promise.reject(new InnerUnavailable("away")) } as never,
    render: (_, { context }) => {
      seen.push(context.isSessionUnknown);
      return new Response("failed", { status: 500 });
    },
    proxyHops: 0,
    strictPolicy: true,
  })(new Request("http://localhost/", { headers: { cookie: `${sessionCookie}=x` } }), "request-1");
  expect([seen, answer.status, answer.headers.get("set-cookie")]).toEqual([[true], 503, null]);
});
