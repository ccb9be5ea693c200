import { expect, test } from "vitest";
import type { PublicSearch } from "./public-search.ts";
import { createSitemap, robots, sitemapAddress, sitemapOf } from "./sitemap.ts";

const origin = "https://orbita.example";

test("the sitemap lists each page in Italian and English, and each version links to the other", () => {
  const xml = sitemapOf(origin, [{ path: "/jobs/1", changed: "2026-11-15T10:00:00.000Z" }]);
  expect(xml.match(/<loc>/g)).toHaveLength(2);
  expect(xml).toContain(`<loc>${origin}/jobs/1</loc><lastmod>2026-11-15T10:00:00.000Z</lastmod>`);
  expect(xml).toContain(`<loc>${origin}/en/jobs/1</loc>`);
  expect(xml.match(/hreflang="en" href="https:\/\/orbita.example\/en\/jobs\/1"/g)).toHaveLength(2);
});

test("robots.txt excludes the pages of Spaces' members, the settings and the saved jobs, in every language", async () => {
  const text = await robots(origin).text();
  for (const path of ["/work/", "/*/work/", "/settings", "/*/saved"]) expect(text).toContain(`Disallow: ${path}\n`);
  expect(text).toContain(`Sitemap: ${origin}/sitemap.xml\n`);
});

test.each([
  ["/sitemap.xml", { kind: "index", part: 0 }],
  ["/sitemap-pages.xml", { kind: "pages", part: 0 }],
  ["/sitemap-jobs-12.xml", { kind: "jobs", part: 12 }],
  ["/sitemap-jobs.xml", null],
  ["/sitemap-pages-0.xml", null],
  ["/sitemap-people-0.xml", null],
])("sitemap path %s → parsed as %j", (path, asked) => expect(sitemapAddress(path)).toEqual(asked));

type SearchableRecords = { spaces: object[]; jobs: object[] };
/** A fake search over the records in `kept`, in pages of the requested size with a cursor. Counts its requests. */
function searchOf(kept: SearchableRecords): { search: PublicSearch; asked: () => number } {
  let asked = 0;
  const search: PublicSearch = async (what, body) => {
    asked++;
    const { size, cursor = "0" } = body as { size: number; cursor?: string };
    const all = kept[what as keyof SearchableRecords];
    const content = all.slice(Number(cursor), Number(cursor) + size) as never;
    const next = Number(cursor) + size;
    return { content, cursor: next < all.length ? String(next) : null, totalElements: all.length };
  };
  return { search, asked: () => asked };
}

const posts = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ id: `post-${n}`, updated: "2026-11-15T10:00:00.000Z" }));

test("the sitemap index splits addresses into parts of at most 50,000, without duplicates", async () => {
  const { search } = searchOf({ spaces: [{ id: "1", url: "lanterna" }], jobs: posts(25_001) });
  const sitemap = createSitemap({ origin, search });
  const index = await (await sitemap({ kind: "index", part: 0 })).text();
  expect([...index.matchAll(/sitemap-([a-z0-9-]+)\.xml/g)].map(([, name]) => name)).toEqual([
    "pages",
    "spaces-0",
    "jobs-0",
    "jobs-1",
  ]);
  const parts = await Promise.all([0, 1].map(async (part) => (await sitemap({ kind: "jobs", part })).text()));
  const named = parts.map((xml) => [...xml.matchAll(/<loc>([^<]+)</g)].map(([, address]) => address));
  expect(named.map((addresses) => addresses.length)).toEqual([50_000, 2]);
  expect(new Set(named.flat()).size).toBe(50_002);
  expect((await sitemap({ kind: "jobs", part: 2 })).status).toBe(404);
  expect(await (await sitemap({ kind: "spaces", part: 0 })).text()).toContain(`${origin}/en/space/lanterna<`);
});

test("a closed job leaves the sitemap within 1.5 seconds; concurrent requests share one search", async () => {
  const kept = { spaces: [], jobs: posts(3) };
  const { search, asked } = searchOf(kept);
  const sitemap = createSitemap({ origin, search });
  const ask = async () => (await (await sitemap({ kind: "jobs", part: 0 })).text()).includes("post-2<");
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([true, true, true]);
  expect(asked()).toBe(1);
  kept.jobs = posts(2);
  await expect.poll(ask, { timeout: 1_500 }).toBe(false);
});

test("unavailable api → the sitemap is a 503, not an empty list", async () => {
  const sitemap = createSitemap({ origin, search: () => Promise.reject(new Error("away")) });
  expect((await sitemap({ kind: "jobs", part: 0 })).status).toBe(503);
  expect((await sitemap({ kind: "index", part: 0 })).status).toBe(503);
});
