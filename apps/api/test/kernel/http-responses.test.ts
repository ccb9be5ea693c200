import { randomUUIDv7 } from "node:crypto";
import { requestScopeHeader, routes, wireScope, type Route } from "@orbita/contract";
import { aJobPost, aMember, aSpace, aUser } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApi, type TestApi } from "../support/harness.ts";

let api: TestApi;
let token: string;
let spaces: string[];
let userId: string;
beforeAll(async () => {
  api = await startApi();
  ({ id: userId } = await aUser(api.db, { admin: true }));
  spaces = [];
  for (let count = 0; count < 2; count++) {
    const { id } = await aSpace(api.db);
    await aMember(api.db, { spaceId: id, userId, role: "owner" });
    spaces.push(id);
  }
  ({ token } = await api.tokenOf(userId));
});
afterAll(() => api?.stop());

const reads = Object.values(routes)
  .flatMap((feature) => Object.values(feature) as Route[])
  .filter(({ method }) => method === "GET");

describe("cache headers of API responses", () => {
  test("every GET route, called by a signed-in user → no shared cache may store the response", async () => {
    const stored: string[] = [];
    for (const route of reads) {
      const path = route.path.replace(/\{\w+\}/g, spaces[0]!);
      const answer = await fetch(api.baseUrl + path, {
        headers: {
          authorization: `Bearer ${token}`,
          [requestScopeHeader]: wireScope[route.area],
          "x-space-id": spaces[0]!,
          "x-reason": "A test of headers",
        },
        redirect: "manual",
      });
      await answer.body?.cancel();
      const cacheControl = answer.headers.get("cache-control") ?? "none";
      // The browser may cache images for five minutes, and the responses of routes with `cacheSeconds` as long as these say.
      if (!/^private, (?:no-store|max-age=300|max-age=600)$/.test(cacheControl))
        stored.push(`${route.path}: ${cacheControl}`);
    }
    expect(stored).toEqual([]);
  }, 120_000);

  test("guest reads a public job post → caches may store the response; guest is refused → caches may not store it", async () => {
    const { id } = await aJobPost(api.db, { spaceId: spaces[0]!, status: "published" });
    const shared = await fetch(`${api.baseUrl}/public/jobpost/${id}`);
    expect([shared.status, shared.headers.get("cache-control")]).toEqual([200, null]);
    const refused = await fetch(`${api.baseUrl}/me`);
    expect([refused.status, refused.headers.get("cache-control")]).toEqual([401, "private, no-store"]);
  });
});

describe("error responses of the router", () => {
  test.each([
    ["a bad %-escape", "/public/jobpost/%zz", 400, "request.malformed"],
    ["a bad %-escape outside the api", "/%", 400, "request.malformed"],
    ["a parameter that is too long", `/public/jobpost/${"x".repeat(300)}`, 414, "request.addressTooLong"],
  ])(
    "HTTP request with %s → same problem format, request id and headers as any other error",
    async (_, path, status, code) => {
      const answer = await fetch(api.baseUrl + path, { headers: { "x-request-id": "router-error-1" } });
      expect(answer.status).toBe(status);
      expect(answer.headers.get("content-type")).toContain("application/problem+json");
      expect(answer.headers.get("x-request-id")).toBe("router-error-1");
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
      expect(await answer.json()).toMatchObject({ code, status, requestId: "router-error-1" });
    },
  );
});

describe("rate limits of the API by IP address", () => {
  let limited: TestApi;
  beforeAll(async () => void (limited = await startApi({ database: api.database, RATE_PER_MINUTE: 10 })));
  afterAll(() => limited?.stop());
  const statusesFrom = async (addresses: readonly string[], path = "/public/jobpost/none") => {
    const statuses: number[] = [];
    for (const address of addresses)
      statuses.push((await fetch(limited.baseUrl + path, { headers: { "x-forwarded-for": address } })).status);
    return statuses.filter((status) => status === 429).length;
  };
  const times = (count: number, of: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => of(index));

  test("requests from one IPv6 /64 → share one rate limit; another /64 → has its own", async () => {
    expect(await statusesFrom(times(14, (index) => `2001:db8:7:7::${index.toString(16)}`))).toBe(4);
    expect(await statusesFrom(["2001:db8:7:8::1"])).toBe(0);
  });

  test("requests from an IPv4 address and its IPv6-mapped forms → share one rate limit; the next address → has its own", async () => {
    const forms = ["198.51.100.7", "::ffff:198.51.100.7", "::ffff:c633:6407"];
    expect(await statusesFrom(times(14, (index) => forms[index % 3]!))).toBe(4);
    expect(await statusesFrom(["198.51.100.8"])).toBe(0);
  });

  test("requests that the router refuses → count towards the rate limit of their IP address", async () => {
    expect(
      await statusesFrom(
        times(14, () => "198.51.100.9"),
        "/%zz",
      ),
    ).toBe(4);
  });
});

describe("idempotency keys of API requests", () => {
  test("idempotency key and body repeated for another Space → refused as reused, without the first Space's response", async () => {
    const headers = {
      authorization: `Bearer ${token}`,
      [requestScopeHeader]: "talent",
      "content-type": "application/json",
    };
    const create = async (space: string, key: string) => {
      const answer = await fetch(`${api.baseUrl}/talent/shortlist`, {
        method: "POST",
        headers: { ...headers, "x-space-id": space, "idempotency-key": key },
        body: JSON.stringify({ name: "Backend" }),
      });
      return (await answer.json()) as { id?: string; code?: string };
    };
    const [own = "", other = ""] = spaces;
    const key = randomUUIDv7();
    const first = await create(own, key);
    expect(first.id).toBeDefined();
    expect((await create(own, key)).id).toBe(first.id);
    expect((await create(other, key)).code).toBe("request.keyReused");
    expect((await create(other, randomUUIDv7())).id).not.toBe(first.id);
  });
});
