import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { inTransaction } from "@orbita/db";
import type { WorkCtx } from "@orbita/features";
import { routines } from "@orbita/features/work";
import { startDns } from "@orbita/simulators/dns";
import { hostileTexts, startSite } from "@orbita/simulators/site";
import { aPost, aUser } from "@orbita/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { codeOf, startApi, type ApiClient, type TestApi } from "../support/harness.ts";

let site: Awaited<ReturnType<typeof startSite>>;
let dns: Awaited<ReturnType<typeof startDns>>;
let canary: Server;
let touched = 0;
let inside: number;
let api: TestApi;
let giulia: ApiClient;
beforeAll(async () => {
  [site, dns] = await Promise.all([
    startSite(),
    startDns((name) => [name.startsWith("mixed") ? { aaaa: "::1" } : { a: "127.0.0.1" }, { a: "93.184.215.14" }]),
  ]);
  canary = createServer((_request, response) =>
    response.writeHead(200, { "content-type": "text/html" }).end("<title>x"),
  );
  canary.on("connection", () => (touched += 1));
  await new Promise<void>((resolve) => canary.listen(0, "::", resolve));
  inside = (canary.address() as AddressInfo).port;
  const allowed = `${site.environment.LINK_ALLOWED_ADDRESSES},192.0.2.77:${inside}`;
  api = await startApi({ ...site.environment, LINK_ALLOWED_ADDRESSES: allowed, LINK_DNS_SERVERS: dns.server });
  giulia = await api.as((await aUser(api.db)).id);
});
afterAll(async () => {
  canary.close();
  await Promise.all([api.stop(), site.stop(), dns.stop()]);
});
beforeEach(async () => void (await site.hits()));

const preview = async (path: string, client = giulia) =>
  (await client.linkPreviews.preview({ body: { url: site.origin + path } }))!;
const website = async (path: string) => (await giulia.linkPreviews.website({ body: { url: site.origin + path } }))!;
const pathsAsked = async () => (await site.hits()).map(({ path }) => path);
const rowsOf = (path: string) =>
  api.db
    .selectFrom("link_previews")
    .selectAll()
    .where("url", "=", site.origin + path)
    .execute();
const age = (path: string, hours: number) =>
  api.db
    .updateTable("link_previews")
    .set({ fetched_at: new Date(Date.now() - hours * 3_600_000) })
    .where("url", "=", site.origin + path)
    .execute();
const picture = (id: string, headers: Record<string, string> = {}) =>
  fetch(`${api.baseUrl}/link-preview/${id}/image`, { headers });

const forget = (now = new Date()) =>
  routines
    .find(({ name }) => name === "linkPreviews.forget")!
    .run({
      db: api.db,
      now,
      log: api.app.log,
      storage: api.storage,
      write: (why: string, work: (ctx: { tx: unknown }) => Promise<unknown>) =>
        inTransaction(api.db, { actorId: null, requestId: "test", why }, (tx) => work({ tx })),
    } as unknown as WorkCtx);

describe("link preview of a page", () => {
  test("page with metadata → link preview with the page's texts and a stored copy of its image", async () => {
    const shown = await preview("/article");
    expect(shown).toEqual({
      id: expect.any(String),
      url: `${site.origin}/article`,
      title: "Il porto cerca trecento saldatori",
      description: "Da gennaio i cantieri di Genova assumono: ecco come candidarsi.",
      site: "Il Giornale del Porto",
      image: { width: 640, height: 336 },
    });
    const answer = await picture(shown.id);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/webp");
    expect(answer.headers.get("content-security-policy")).toContain("sandbox");
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(8, 12).toString()).toBe("WEBP");
    expect((await picture(shown.id, { "if-none-match": answer.headers.get("etag")! })).status).toBe(304);
  });

  test("link previews of one page for several users → one fetch of the page, and a new fetch after a week", async () => {
    const marta = await api.as((await aUser(api.db)).id);
    const first = await preview("/twitter");
    expect(await pathsAsked()).toEqual(["/twitter", "/pictures/square.png"]);
    expect(await preview("/twitter#part", marta)).toEqual(first);
    await age("/twitter", 24 * 7 - 1);
    await preview("/twitter", marta);
    expect(await pathsAsked()).toEqual([]);
    const [{ image_key: before } = { image_key: null }] = await rowsOf("/twitter");
    await age("/twitter", 24 * 7 + 1);
    expect(await preview("/twitter")).toEqual(first);
    expect(await pathsAsked()).toEqual(["/twitter", "/pictures/square.png"]);
    const [after] = await rowsOf("/twitter");
    expect(after!.image_key).not.toBe(before);
    // The renewed link preview has a new image; the previous image is deleted from storage.
    expect(await api.storage.keys()).not.toContain(before);
    expect((await picture(first.id)).status).toBe(200);
  });

  test("concurrent link preview requests for one page → the page is fetched once", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => preview("/packed")));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect((await pathsAsked()).filter((path) => path === "/packed")).toHaveLength(1);
  });

  test.each([
    ["/plain", "Solo un titolo", "E una descrizione."],
    ["/latin", "Perché no: città", null],
    ["/entities", "Caffè & cornetti <3", null],
    ["/refresh", "Altrove", null],
    ["/broken-picture", "Con una figura rotta", null],
    ["/bomb-picture", "Con una figura enorme", null],
    ["/endless", "Senza fine", null],
    ["/bomb", "Bomba", null],
    ["/redirects?left=3", "Il porto cerca trecento saldatori", expect.any(String) as string],
  ])("link preview of the page %s → has the title %s", async (path, title, description) => {
    const shown = await preview(path);
    expect(shown).toMatchObject({ title, description });
    if (!path.startsWith("/redirects")) expect(shown).toMatchObject({ image: null, site: "127.0.0.1" });
  });

  test("page without an image → the image route of its link preview returns the error link.nothingToShow", async () => {
    const { id } = await preview("/plain");
    expect(await codeOf(api.guest.linkPreviews.image({ params: { id } }))).toBe("link.nothingToShow");
  });

  test.each(hostileTexts.map((text, index) => [text, index] as const))(
    "page with the hostile text %j → the link preview has plain text only",
    async (_text, index) => {
      const { title, description, site: name } = await preview(`/hostile/${index}`);
      for (const said of [title, description!, name]) {
        expect(said).toMatch(/^(?:Prima|Poi|Sito)\b/);
        expect(said).not.toMatch(/<[a-z/!?]|[\p{Cc}\u202a-\u202e\u2066-\u2069]/iu);
      }
    },
  );
});

describe("pages without a usable link preview", () => {
  test.each([
    ["/none", "link.nothingToShow"],
    ["/json", "link.nothingToShow"],
    ["/pictures/wide.png", "link.nothingToShow"],
    ["/status?code=404", "link.unreachable"],
    ["/circle", "link.unreachable"],
    ["/headers", "link.unreachable"],
    ["/drip", "link.unreachable"],
  ])("link preview of the page %s → outcome %s, and no new fetch for half an hour", async (path, code) => {
    expect(await codeOf(preview(path))).toBe(code);
    await site.hits();
    expect(await codeOf(preview(path))).toBe(code);
    expect(await pathsAsked()).toEqual([]);
    await age(path, 0.6);
    expect(await codeOf(preview(path))).toBe(code);
    expect((await pathsAsked()).length).toBeGreaterThan(0);
  });

  test("page becomes unreachable after its link preview was made → posts keep that preview", async () => {
    const shown = await preview("/once");
    await age("/once", 24 * 8);
    expect(await codeOf(preview("/once"))).toBe("link.unreachable");
    const { id: postId } = await aPost(api.db, {});
    await api.db.updateTable("posts").set({ preview_id: shown.id }).where("id", "=", postId).execute();
    expect((await giulia.posts.read({ params: { id: postId } }))!.preview).toMatchObject({ title: shown.title });
  });
});

describe("link previews of internal addresses", () => {
  const places = () => [
    `http://127.0.0.1:${inside}/`,
    `http://2130706433:${inside}/`,
    `http://0x7f.1:${inside}/`,
    `http://[::1]:${inside}/`,
    `http://[::ffff:127.0.0.1]:${inside}/`,
    `http://localhost:${inside}/`,
    `127.0.0.1:${inside}`,
    `http://①②⑦.⓪.⓪.①:${inside}/`,
    "http://169.254.169.254/latest/meta-data/",
    "http://metadata.google.internal/",
    "http://10.0.0.1/",
    `http://user:pass@127.0.0.1:${inside}/`,
    `http://public.site.test:${inside}/`,
    `http://mixed.site.test:${inside}/`,
    "http://public.site.test/",
    `${site.origin}/redirect?to=${encodeURIComponent(`http://127.0.0.1:${inside}/`)}`,
    `${site.origin}/redirect?code=307&to=${encodeURIComponent(`//[::1]:${inside}/`)}`,
  ];

  test("link preview or company lookup of an internal address, in any notation → refused without a connection to it", async () => {
    for (const url of places()) {
      expect(await codeOf(giulia.linkPreviews.preview({ body: { url } })), url).toMatch(
        /^(?:link\.refused|request\.invalid)$/,
      );
      expect(await codeOf(giulia.linkPreviews.website({ body: { url } })), url).toMatch(
        /^(?:link\.refused|request\.invalid)$/,
      );
    }
    for (const url of [
      "ftp://a.site.test/",
      "file:///etc/passwd",
      "javascript:alert(1)",
      "http://",
      "",
      "a".repeat(2_000),
    ])
      expect(await codeOf(giulia.linkPreviews.preview({ body: { url } })), url).toBe("request.invalid");
    expect(touched).toBe(0);
  });

  test("page whose image is at an internal address → the image is not fetched for the link preview", async () => {
    const { image } = await preview(`/inner-picture?port=${inside}`);
    expect(image).toBeNull();
    expect(touched).toBe(0);
  });
});

describe("facts read from a company's website", () => {
  test("facts of a company website with metadata → name, headline, description and logo", async () => {
    const facts = await website("/company");
    expect(facts).toEqual({
      url: `${site.origin}/company`,
      name: "Falegnameria Rossi",
      headline: "Mobili su misura e restauri, dal 1962 a Recco.",
      description: "Mobili su misura e restauri, dal 1962 a Recco.",
      logo: { id: expect.any(String), width: 400, height: 400 },
    });
    expect((await picture(facts.logo!.id)).status).toBe(200);
    expect(await pathsAsked()).toEqual(["/company", "/pictures/logo.png"]);
    // Website facts and the link preview of one address are cached separately.
    expect(await preview("/company")).toMatchObject({ title: "Home - Falegnameria Rossi" });
  });

  test("facts of a company website with little metadata → those that exist; without any → error link.nothingToShow", async () => {
    expect(await website("/company-plain")).toMatchObject({
      name: "Officine Bianchi",
      headline: null,
      description: null,
      logo: { width: 180, height: 180 },
    });
    expect(await codeOf(website("/none"))).toBe("link.nothingToShow");
  });
});

test("link preview that no post uses → deleted after a week with its image; used preview → kept", async () => {
  const [used, unused] = [await preview("/article"), await preview("/article?unused")];
  const { id: postId } = await aPost(api.db, {});
  await api.db.updateTable("posts").set({ preview_id: used.id }).where("id", "=", postId).execute();
  await age("/article?unused", 24 * 7 - 1);
  await Promise.all([codeOf(preview("/none")), codeOf(preview("/json"))]);
  await Promise.all([age("/none", 25), age("/json", 23)]);
  await forget();
  expect(await rowsOf("/article?unused")).toHaveLength(1);
  expect([await rowsOf("/none"), await rowsOf("/json")].map((rows) => rows.length)).toEqual([0, 1]);
  await Promise.all([age("/article", 24 * 8), age("/article?unused", 24 * 8)]);
  const stray = "link-previews/stray.webp";
  await api.platform.storage.put(stray, Buffer.from("x"), "image/webp");
  await forget(new Date(Date.now() + 2 * 3_600_000));
  expect(await rowsOf("/article?unused")).toEqual([]);
  expect((await picture(unused.id)).status).toBe(404);
  expect((await picture(used.id)).status).toBe(200);
  const rows = await api.db
    .selectFrom("link_previews")
    .select("image_key")
    .where("image_key", "is not", null)
    .execute();
  expect((await api.storage.keys()).toSorted()).toEqual(rows.map((row) => row.image_key!).toSorted());
});
