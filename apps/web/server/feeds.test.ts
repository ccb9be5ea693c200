import { expect, test } from "vitest";
import { createFeeds, feedAddress } from "./feeds.ts";
import type { PublicSearch } from "./public-search.ts";
import { aFeedPost } from "./testing/feed-posts.ts";

const origin = "https://orbita.example";
const at = (path: string) => feedAddress(new URL(origin + path));

type SearchCall = { what: string; body: { filters: unknown[]; sort: string; size: number } };
function feedsOf(posts: object[], places: object[] = []) {
  const asked: SearchCall[] = [];
  const search: PublicSearch = async (what, body) => {
    asked.push({ what, body } as SearchCall);
    const content = (what === "places" ? places : posts) as never;
    return { content, cursor: null, totalElements: posts.length };
  };
  const feeds = createFeeds({ origin, search });
  const read = (path: string, headers = {}) => feeds(at(path)!, new Request(origin + path, { headers }), "request");
  return { asked, read };
}

test("the address of a jobs feed → parsed into format, language and search; any other address → null", () => {
  expect(at("/jobs/feed.xml")).toMatchObject({ format: "xml", language: "it" });
  expect(at("/en/jobs/feed.json?q=java&workplace=hybrid&workplace=full_remote")).toMatchObject({
    format: "json",
    language: "en",
    search: { q: "java", workplace: "hybrid.full_remote" },
  });
  expect(at("/jobs/feed.txt")).toBeNull();
  expect(at("/jobs")).toBeNull();
});

test("jobs feed with a search in its URL → the jobs page's filters, newest first; sort and page are ignored", async () => {
  const posts = [
    aFeedPost({ id: "paid", publishedAt: "2026-11-10T08:00:00.000Z" }),
    aFeedPost({ id: "new", publishedAt: "2026-11-14T08:00:00.000Z" }),
  ];
  const { asked, read } = feedsOf(posts, [{ id: "D969", lat: 44.4, lon: 8.9 }]);
  const feed = (await (await read("/jobs/feed.json?q=java&city=Genova&pay=30000&sort=pay&page=3")).json()) as {
    items: { id: string }[];
  };
  expect(feed.items.map(({ id }) => id)).toEqual([`${origin}/jobs/new`, `${origin}/jobs/paid`]);
  const { body } = asked.at(-1)!;
  expect(body).toMatchObject({ size: 50, sort: "publishedAt:desc" });
  expect(body.filters).toEqual([
    { f: "text", v: "java", mm: "c" },
    { f: "place", v: { lat: 44.4, lon: 8.9, km: 30 }, mm: "near" },
    { f: "salaryMin", v: 30_000, mm: "gte" },
  ]);
});

test.each([
  ["infermiera Palermo", 0],
  ["infermire", 1],
])("jobs feed for “%s”, which no post matches in full → %i items", async (q, count) => {
  const search: PublicSearch = async () => ({
    content: [aFeedPost()] as never,
    cursor: null,
    totalElements: 1,
    approximate: true,
  });
  const path = `/jobs/feed.json?q=${encodeURIComponent(q)}`;
  const answer = await createFeeds({ origin, search })(at(path)!, new Request(origin + path), "request");
  expect(((await answer.json()) as { items: object[] }).items).toHaveLength(count);
});

test("conditional request for a jobs feed: feed unchanged → 304; feed changed → 200", async () => {
  const posts = [aFeedPost()];
  const { read } = feedsOf(posts);
  const first = await read("/jobs/feed.xml");
  expect(first.headers.get("content-type")).toContain("application/rss+xml");
  const etag = first.headers.get("etag")!;
  const modified = first.headers.get("last-modified")!;
  expect(new Date(modified).toISOString()).toBe("2026-11-14T09:00:00.000Z");
  expect((await read("/jobs/feed.xml", { "if-none-match": etag })).status).toBe(304);
  expect((await read("/jobs/feed.xml", { "if-modified-since": modified })).status).toBe(304);
  posts.pop();
  expect((await read("/jobs/feed.xml", { "if-none-match": etag, "if-modified-since": modified })).status).toBe(200);
});

test("the jobs feed in JSON has the fields of JSON Feed 1.1 and the facts that the law requires in a job ad", async () => {
  const agency = { ...aFeedPost().space, type: "agency", authorisationNumber: "39/0012345" };
  const { read } = feedsOf([aFeedPost({ space: agency, hiringCompany: "Portolano S.p.A." })]);
  const feed = (await (await read("/en/jobs/feed.json")).json()) as Record<string, unknown> & { items: object[] };
  expect(feed).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    title: "Jobs on Orbita",
    home_page_url: `${origin}/en/jobs`,
    feed_url: `${origin}/en/jobs/feed.json`,
    items: [{ id: `${origin}/en/jobs/post`, date_published: "2026-11-14T08:00:00.000Z", tags: ["Java"] }],
  });
  const html = (feed.items[0] as { content_html: string }).content_html;
  for (const fact of ["Portolano S.p.A.", "auth. no. 39/0012345", "€38,000", "CCNL Metalworking"])
    expect(html).toContain(fact);
});

test.each([
  ["/jobs/feed.xml", "<title>Saldatore (Sponsorizzato)</title>"],
  ["/en/jobs/feed.xml", "<title>Saldatore (Sponsored)</title>"],
  ["/jobs/feed.json", '"title":"Saldatore (Sponsorizzato)"'],
  ["/en/jobs/feed.json", '"title":"Saldatore (Sponsored)"'],
])("feed %s labels only the sponsored job as sponsored", async (path, label) => {
  const posts = [aFeedPost({ id: "paid", title: "Saldatore", sponsored: true }), aFeedPost({ id: "free" })];
  const text = await (await feedsOf(posts).read(path)).text();
  expect(text).toContain(label);
  expect(text.match(/\(Sponso\w+\)/g)).toHaveLength(1);
});

test("jobs feed, unavailable api → 503", async () => {
  const feeds = createFeeds({ origin, search: () => Promise.reject(new Error("away")) });
  expect((await feeds(at("/jobs/feed.xml")!, new Request(origin), "request")).status).toBe(503);
});
