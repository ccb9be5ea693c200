import {
  encodeCursor,
  isSafe,
  requestScopeHeader,
  routes,
  wireScope,
  type Route,
  type SearchPayload,
} from "@orbita/contract";
import { aMember, aSpace, aUser, proofCases } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApi, type TestApi } from "../support/harness.ts";

let api: TestApi;
let token: string;
let spaceId: string;
beforeAll(async () => {
  api = await startApi();
  await api.createIndexes();
  const space = await aSpace(api.db);
  const { id } = await aUser(api.db, { admin: true });
  await aMember(api.db, { spaceId: space.id, userId: id, role: "owner" });
  spaceId = space.id;
  ({ token } = await api.tokenOf(id));
});
afterAll(() => api?.stop());

/** Positions that no real cursor contains: wrong types, NUL, half a surrogate pair, numbers out of range. */
const ids = ["\0", "no id", "", "\uD800", "x".repeat(5_000)];
const values = [
  "\0",
  "no value",
  "\uD800",
  "99999-99-99",
  "1e999",
  "-0",
  "[1,2,3]",
  '["x","y"]',
  "[]",
  "null",
  1e300,
  -1,
  true,
  null,
];
const marks = [...values.map((v) => ({ v, id: "no id" })), ...ids.map((id) => ({ v: null, id }))];
const garbage = ["x", "====", "A".repeat(1_000), btoa("[1,2,3]"), btoa('["a",{},"b"]'), btoa("null"), "\u0000"];

const isPayload = (parsed: unknown): parsed is SearchPayload =>
  typeof parsed === "object" && parsed !== null && "sort" in parsed && "filters" in parsed && "cursor" in parsed;

/** Every route that accepts the body of a search. */
const searches = Object.values(routes)
  .flatMap((feature) => Object.values(feature))
  .flatMap((route) => {
    const parsed = isSafe(route) ? route.body?.safeParse({ cursor: "x" }) : undefined;
    return parsed?.success && isPayload(parsed.data)
      ? [{ name: `${route.method} ${route.path}`, route, payload: parsed.data }]
      : [];
  });

const ask = (route: Route, body: object, as: "guest" | "member") =>
  fetch(api.baseUrl + route.path.replace(/\{\w+\}/g, spaceId), {
    method: route.method,
    headers: {
      "content-type": "application/json",
      [requestScopeHeader]: wireScope[route.area],
      ...(as === "member" && { authorization: `Bearer ${token}`, "x-space-id": spaceId }),
    },
    body: JSON.stringify(body),
  });

test("API contract → has at least 21 search routes with a cursor", () => {
  expect(searches.length).toBeGreaterThanOrEqual(21);
});

describe("routes called with a forged cursor", () => {
  test.each(searches)(
    "search route $name called with a forged cursor → status below 500",
    async ({ route, payload }) => {
      const bodies = [
        ...proofCases(garbage, { short: 3 }).map((cursor) => ({ cursor })),
        ...proofCases(marks, { short: 8 }).map((mark) => ({ cursor: encodeCursor(payload, mark as never) })),
      ];
      for (const as of route.guests ? (["guest", "member"] as const) : (["member"] as const))
        for (const body of bodies) {
          const { status } = await ask(route, body, as);
          expect(status, `${as} ${JSON.stringify(body)}`).toBeLessThan(500);
        }
    },
  );

  const withQuery = Object.values(routes)
    .flatMap((feature) => Object.values(feature) as Route[])
    .filter((route) => route.method === "GET" && route.query?.shape["cursor"] !== undefined)
    .map((route) => ({ name: `${route.method} ${route.path}`, route }));
  test.each(withQuery)("list route $name called with a forged cursor → status below 500", async ({ route }) => {
    const shaped = [
      btoa('[1e300,"------------------------------------"]'),
      btoa("9999-99-99T00:00:00Z ------------------------------------"),
    ];
    for (const cursor of [...garbage, ...shaped]) {
      const path = route.path.replace(/\{\w+\}/g, spaceId);
      const { status } = await fetch(`${api.baseUrl}${path}?cursor=${encodeURIComponent(cursor)}`, {
        headers: {
          authorization: `Bearer ${token}`,
          [requestScopeHeader]: wireScope[route.area],
          "x-space-id": spaceId,
          "x-reason": "A test of cursors",
        },
      });
      expect(status, JSON.stringify(cursor)).toBeLessThan(500);
    }
  });
});
