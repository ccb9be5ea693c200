import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { routes, type AppRoutes } from "../routes.ts";
import { createClient, ProblemError, ResponseError, type ClientOptions } from "./client.ts";
import { headsOf } from "./heads.ts";
import { expiresAt, refreshingTokens, refreshOver, type TokenPair } from "./tokens.ts";

type RecordedRequest = { method: string; url: string; headers: IncomingMessage["headers"]; body: string };
let server: Server;
let baseUrl: string;
let heard: RecordedRequest[];
let answer: (heard: RecordedRequest) => { status: number; type?: string; disposition?: string; body?: unknown };

beforeEach(async () => {
  heard = [];
  answer = () => ({ status: 200, body: {} });
  const listen = async (request: IncomingMessage, response: ServerResponse) => {
    let body = "";
    for await (const piece of request) body += String(piece);
    const one = { method: request.method!, url: request.url!, headers: request.headers, body };
    heard.push(one);
    const { status, type = "application/json", disposition, body: text } = answer(one);
    response
      .writeHead(status, { "content-type": type, ...(disposition && { "content-disposition": disposition }) })
      .end(text === undefined ? undefined : typeof text === "string" ? text : JSON.stringify(text));
  };
  server = createServer((request, response) => void listen(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => server.close());

const client = (options: Partial<ClientOptions> = {}) =>
  createClient<AppRoutes>(headsOf(routes), { baseUrl, ...options });
const id = "01a1dde9-51b4-78e4-95a5-96c5ce9062df" as never;
const tokenUntil = (seconds: number) => `h.${btoa(JSON.stringify({ exp: seconds }))}.s`;
const problem = {
  type: "x",
  title: "No",
  status: 409,
  code: "jobPost.noSlotsLeft",
  params: {},
  errors: [],
  requestId: "r",
};

describe("request of an API client call", () => {
  test("an API client call → the request has the scope, the Space that the user acts for, the path and the body", async () => {
    await client().jobPosts.change({ params: { id }, body: { title: "Titolo" } }, { spaceId: "s1" });
    expect(heard[0]).toMatchObject({
      method: "PATCH",
      url: `/talent/jobpost/${id as string}`,
      headers: { "x-request-scope": "talent", "x-space-id": "s1" },
      body: '{"title":"Titolo"}',
    });
    await client().accounts.me({}, { scope: "admin" });
    expect(heard[1]!.headers["x-request-scope"]).toBe("admin");
  });
});

describe("file upload and download of the API client", () => {
  const file = new File(["ciao"], "Perché così.pdf", { type: "application/pdf", lastModified: 1 });

  test("file upload by the API client → multipart form data with the fields before the files, without omitted fields", async () => {
    await client().files.upload({ body: { purpose: "profileImage", cropX: 0.5 }, files: [file] });
    const { headers, body } = heard[0]!;
    expect(headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
    const formData = await new Response(body, { headers: { "content-type": headers["content-type"]! } }).formData();
    expect([...formData.keys()]).toEqual(["purpose", "cropX", "file"]);
    expect(formData.get("cropX")).toBe("0.5");
    expect(await (formData.get("file") as File).text()).toBe("ciao");
  });
  test("uploading the same file after a lost response → the same idempotency key; another file → a new key", async () => {
    const keys: string[] = [];
    const lost = client({
      fetch: (_, init) => {
        keys.push(String((init!.headers as Record<string, string>)["idempotency-key"]));
        return Promise.reject(new TypeError("lost"));
      },
    });
    for (const one of [file, file, new File(["ciao"], "altro.pdf")])
      await lost.files.upload({ body: { purpose: "resume" }, files: [one] });
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
  test("file download by the API client → a blob with its file name, also in non-Latin letters", async () => {
    answer = () => ({
      status: 200,
      type: "application/pdf",
      disposition: `attachment; filename="x.pdf"; filename*=UTF-8''Perch%C3%A9%20cos%C3%AC.pdf`,
      body: "ciao",
    });
    const { blob, filename } = (await client().files.download({ params: { id }, query: {} }))!;
    expect([filename, blob.type, await blob.text()]).toEqual(["Perché così.pdf", "application/pdf", "ciao"]);
  });
});

describe("failed calls of the API client", () => {
  test("API client gets an error response → rejects with our server's problem, or with another server's response", async () => {
    answer = () => ({ status: 409, type: "application/problem+json", body: problem });
    const refused = await client()
      .accounts.me({})
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ProblemError);
    expect((refused as ProblemError).problem).toEqual(problem);
    answer = () => ({ status: 502, type: "text/html", body: "<h1>Bad gateway</h1>" });
    const strange = await client()
      .accounts.me({})
      .catch((error: unknown) => error);
    expect(strange).toBeInstanceOf(ResponseError);
    expect((strange as ResponseError).response.status).toBe(502);
  });
  test("network failure in the API client → call resolves to undefined, reports offline; next response reports online", async () => {
    const states: boolean[] = [];
    const lost = client({ baseUrl: "http://127.0.0.1:1", onOffline: (offline) => states.push(offline) });
    expect(await lost.accounts.me({})).toBeUndefined();
    await client({ onOffline: (offline) => states.push(offline) }).accounts.me({});
    expect(states).toEqual([true, false]);
  });
  test("the signal of an API client call is aborted → the call rejects with the abort error", async () => {
    const abort = new AbortController();
    abort.abort();
    await expect(client().accounts.me({}, { signal: abort.signal })).rejects.toThrow("abort");
  });
});

describe("idempotency keys", () => {
  const create = (api: ReturnType<typeof client>, title: string) => api.jobPosts.create({ body: { title } });
  const keys = () => heard.map(({ headers }) => headers["idempotency-key"]);

  test("write repeated without a response so far → same idempotency key; repeated after a response → new key", async () => {
    let down = true;
    const api = client({ fetch: (...args) => (down ? Promise.reject(new TypeError("lost")) : fetch(...args)) });
    const lost: string[] = [];
    const spying = client({
      fetch: (url, init) => (
        lost.push(String((init!.headers as Record<string, string>)["idempotency-key"])),
        Promise.reject(new TypeError("lost"))
      ),
    });
    expect(await create(spying, "Uno due")).toBeUndefined();
    expect(await create(spying, "Uno due")).toBeUndefined();
    expect(lost[1]).toBe(lost[0]);
    expect(await create(api, "Uno due")).toBeUndefined();
    down = false;
    await Promise.all([create(api, "Uno due"), create(api, "Uno due")]);
    await create(api, "Uno due");
    await create(api, "Un altro");
    const [first, second, third, fourth] = keys();
    expect(second).toBe(first);
    expect(new Set([first, third, fourth]).size).toBe(3);
  });
});

describe("access token refresh of the API client", () => {
  const now = Date.parse("2026-11-15T10:00:00Z");
  const fresh: TokenPair = { access_token: tokenUntil(now / 1_000 + 600), refresh_token: "next" };

  function signedIn(pair: TokenPair | null) {
    let kept = pair;
    const tokens = refreshingTokens({
      load: () => kept,
      save: (next) => (kept = next),
      refresh: refreshOver(baseUrl),
      now: () => now,
    });
    return { api: client({ tokens }), kept: () => kept };
  }

  test("concurrent calls with an expiring access token → one refresh; both use the new token, which is saved", async () => {
    answer = ({ url }) => ({ status: 200, body: url === "/auth/refresh-token" ? fresh : {} });
    const { api, kept } = signedIn({ access_token: tokenUntil(now / 1_000 + 4), refresh_token: "old" });
    await Promise.all([api.accounts.me({}), api.spaces.mine({})]);
    const refreshes = heard.filter(({ url }) => url === "/auth/refresh-token");
    expect(refreshes.map(({ headers }) => headers["x-refresh-token"])).toEqual(["old"]);
    const calls = heard.filter(({ url }) => url !== "/auth/refresh-token");
    expect(calls.map(({ headers }) => headers.authorization)).toEqual(Array(2).fill(`Bearer ${fresh.access_token}`));
    expect(kept()).toEqual(fresh);
  });
  test("access token has not expired → the API client uses it without a refresh", async () => {
    await signedIn(fresh).api.accounts.me({});
    expect(heard.map(({ url }) => url)).toEqual(["/me"]);
  });
  test("token refresh is refused → the API client signs out and sends the call without a token", async () => {
    answer = ({ url }) => ({ status: url === "/auth/refresh-token" ? 401 : 200, body: {} });
    const { api, kept } = signedIn({ access_token: "unreadable", refresh_token: "old" });
    await api.accounts.me({});
    expect(kept()).toBeNull();
    expect(heard.at(-1)!.headers.authorization).toBeUndefined();
  });
  test("an access token that cannot be parsed → counts as expired", () => expect(expiresAt("nonsense")).toBe(0));
});

describe("API client with lazily loaded routes", () => {
  const all = headsOf(routes);
  const first = { accounts: { me: all["accounts"]!["me"]! } };

  test("API client started with some routes → loads the others at the first call to one of them, not earlier", async () => {
    let asked = 0;
    const rest = async () => (asked++, all);
    const api = createClient<AppRoutes>({ first, rest }, { baseUrl });
    await api.accounts.me({});
    expect(asked).toBe(0);
    await api.spaces.mine({});
    expect([asked, heard.map(({ url }) => url)]).toEqual([1, ["/me", "/public/space"]]);
  });

  test("lazily loaded routes fail to load → call resolves to undefined, reports offline; unknown route → throws", async () => {
    const offline: boolean[] = [];
    const rest = async () => Promise.reject(new TypeError("Failed to fetch"));
    const api = createClient<AppRoutes>({ first, rest }, { baseUrl, onOffline: (now) => offline.push(now) });
    expect([await api.spaces.mine({}), offline, heard]).toEqual([undefined, [true], []]);
    const strange = client() as unknown as { nobody: { here: (input: object) => Promise<unknown> } };
    await expect(strange.nobody.here({})).rejects.toThrow("there is no route nobody.here");
  });
});

describe("API client call of a streaming route", () => {
  const question = { about: "mine", id, question: "Parla inglese?" } as const;
  const said = (...events: unknown[]) => events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(":\n\n");
  const streamed = (body: string) => () => ({ status: 200, type: "text/event-stream", body });

  test("call of a streaming route → onEvent gets the events; the call resolves to the answer in the last event", async () => {
    answer = streamed(said({ type: "begin" }, { type: "statement", statement: "è" }, { type: "done", answer: 7 }));
    const events: unknown[] = [];
    const given = await client().assistant.ask({ body: question }, { onEvent: (event) => events.push(event) });
    expect([given, events.map((event) => (event as { type: string }).type)]).toEqual([
      7,
      ["begin", "statement", "done"],
    ]);
    expect(heard[0]!.headers.accept).toBe("text/event-stream");
  });

  test("streaming route ends with a problem, before or after its first event → the call rejects with the problem", async () => {
    answer = streamed(said({ type: "begin" }, { type: "problem", problem }));
    await expect(client().assistant.ask({ body: question }, { onEvent: () => {} })).rejects.toThrow(ProblemError);
    answer = () => ({ status: 403, body: problem });
    await expect(client().assistant.ask({ body: question }, { onEvent: () => {} })).rejects.toThrow(ProblemError);
  });

  test("event stream of a route breaks off → the call resolves to undefined and reports offline", async () => {
    answer = streamed(said({ type: "begin" }));
    const offline: boolean[] = [];
    const api = client({ onOffline: (now) => offline.push(now) });
    expect(await api.assistant.ask({ body: question }, { onEvent: () => {} })).toBeUndefined();
    expect(offline).toEqual([false, true]);
  });
});
