import { expect, test } from "vitest";
import { createOneClick, oneClickToken } from "./one-click.ts";

const token = "abcdef.AZqEsgAAcACAAAAAAAAAAGFwcGxpY2F0aW9uLmxhdGU.0123456789012345678901";
const asked = (path: string, method = "POST") =>
  new Request(`http://localhost:21040${path}`, {
    method,
    headers: { cookie: "__Host-orbita=good", authorization: "Bearer x", "sec-fetch-site": "cross-site" },
    ...(method === "POST" && { body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) }),
  });

test("POST to a mail's unsubscribe link, in either language → its token is read; other paths and GET → no token", () => {
  expect(oneClickToken(asked(`/unsubscribe/${token}`))).toBe(token);
  expect(oneClickToken(asked(`/en/unsubscribe/${token}`))).toBe(token);
  for (const path of [
    "/unsubscribe/short",
    `/unsubscribe/${token}/x`,
    `/settings/${token}`,
    `/unsubscribe/..%2f${token}`,
  ])
    expect(oneClickToken(asked(path))).toBeNull();
  expect(oneClickToken(asked(`/unsubscribe/${token}`, "GET"))).toBeNull();
});

test("one-click unsubscribe → the api receives only the token: no cookie, no Authorization, no form", async () => {
  const seen: { url: string; init: RequestInit }[] = [];
  const answers = [new Response('{"kind":"x"}'), new Response("{}", { status: 404 })];
  const fetch = async (url: string | URL | Request, init?: RequestInit) => {
    seen.push({ url: url as string, init: init! });
    return answers[seen.length - 1]!;
  };
  const oneClick = createOneClick({ apiUrl: "http://api", fetch });
  expect((await oneClick(token, asked("/x"), "req-12345678")).status).toBe(204);
  expect((await oneClick(token, asked("/x"), "req-12345678")).status).toBe(404);
  expect(seen[0]).toMatchObject({
    url: `http://api/api/v1/notifications/unsubscribe/${token}`,
    init: { method: "POST" },
  });
  expect(Object.keys(seen[0]!.init.headers!)).toEqual(["x-request-id"]);
  expect(seen[0]!.init.body).toBeUndefined();
});

test("one-click unsubscribe of a guest → the api's route for guests, without the prefix of the link", async () => {
  const seen: string[] = [];
  const fetch = async (url: string | URL | Request) => {
    seen.push(url as string);
    return new Response(null, { status: 204 });
  };
  expect(oneClickToken(asked(`/en/unsubscribe/alerts.${token}`))).toBe(`alerts.${token}`);
  const oneClick = createOneClick({ apiUrl: "http://api", fetch });
  expect((await oneClick(`alerts.${token}`, asked("/x"), "req-12345678")).status).toBe(204);
  expect(seen).toEqual([`http://api/api/v1/public/job-alert/unsubscribe/${token}`]);
});

test("one-click unsubscribe, unavailable api → 503", async () => {
  const oneClick = createOneClick({ apiUrl: "http://api", fetch: () => Promise.reject(new TypeError("fetch failed")) });
  expect((await oneClick(token, asked("/x"), "req-12345678")).status).toBe(503);
});
