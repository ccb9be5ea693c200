import { basePath } from "@orbita/contract/product";
import { z } from "zod";
import { addressIn, indexedLocales } from "../src/shell/i18n/locale.ts";
import { maintenance } from "./problem.ts";

/** A sitemap may name 50,000 pages; each is one in every language that we translate in full. */
const pagesInOne = 20_000;
/** An index of as many sitemaps as that makes; beyond, the newest are the ones to be found. */
const pagesAtMost = 400_000;
const sitemapPath = /^\/sitemap(?:-(\d+))?\.xml$/;
const pageSize = 100;
const freshForMs = 15 * 60_000;

const found = z.object({
  content: z.array(z.looseObject({ id: z.string() })),
  cursor: z.string().nullish(),
  totalPages: z.number(),
});
type Entry = { path: string; changed?: string | undefined };

/** Pages that are always there. */
const standing: readonly Entry[] = [
  "/",
  "/jobs",
  "/spaces",
  "/companies",
  "/contact",
  "/ranking",
  "/data",
  "/terms",
  "/privacy",
  "/cookies",
  "/accessibility",
].map((path) => ({ path }));

export function robots(origin: string): Response {
  const lines = [
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /work/",
    "Disallow: /*/work/",
    "Disallow: /admin",
    "Disallow: /*/admin",
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}

/** What the sitemap names: how the search calls it, and where its page is. */
type Named = { search: string; path: (item: Record<string, unknown>) => string; changed?: string };
const kinds: readonly Named[] = [
  { search: "/public/space/search", path: ({ url }) => `/space/${String(url)}` },
  { search: "/public/jobpost/search", path: ({ id }) => `/jobs/${String(id)}`, changed: "publishedAt" },
];

async function everyOne(apiUrl: string, { search, path, changed = "" }: Named): Promise<Entry[]> {
  const entries: Entry[] = [];
  let cursor: string | null | undefined;
  for (let page = 0; entries.length < pagesAtMost; page++) {
    const response = await fetch(`${apiUrl}${basePath}${search}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-request-scope": "public" },
      body: JSON.stringify({ size: pageSize, ...(cursor ? { cursor } : { page }) }),
    });
    if (!response.ok) throw new Error(`the search answered ${response.status}`);
    const answer = found.parse(await response.json());
    for (const item of answer.content) {
      const when = item[changed];
      entries.push({ path: path(item), changed: typeof when === "string" ? when : undefined });
    }
    cursor = answer.cursor;
    if (answer.content.length < pageSize || (!cursor && page + 1 >= answer.totalPages)) break;
  }
  return entries;
}

function urlElement(origin: string, { path, changed }: Entry): string {
  const alternates = indexedLocales.map(
    (locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${origin}${addressIn(locale, path)}"/>`,
  );
  const lastmod = changed ? `<lastmod>${changed.slice(0, 10)}</lastmod>` : "";
  return indexedLocales
    .map((locale) => `<url><loc>${origin}${addressIn(locale, path)}</loc>${lastmod}${alternates.join("")}</url>`)
    .join("\n");
}

export function sitemapOf(origin: string, entries: Entry[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.map((entry) => urlElement(origin, entry)),
    "</urlset>",
    "",
  ].join("\n");
}

export function sitemapIndexOf(origin: string, parts: number): string {
  const names = Array.from(
    { length: parts },
    (_, part) => `<sitemap><loc>${origin}/sitemap-${part}.xml</loc></sitemap>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...names,
    "</sitemapindex>",
    "",
  ].join("\n");
}

const xml = (text: string) =>
  new Response(text, {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=900" },
  });

/** null: not a sitemap's address. A number: one part of several. */
export function sitemapPart(pathname: string): { part: number | "all" } | null {
  const named = sitemapPath.exec(pathname);
  return named && { part: named[1] === undefined ? "all" : Number(named[1]) };
}

/** Read from the search, kept for a quarter of an hour: crawlers ask often, pages change slowly. */
export function createSitemap({ origin, apiUrl }: { origin: string; apiUrl: string }) {
  let kept: { entries: Entry[]; until: number } | null = null;

  return async function sitemap(part: number | "all"): Promise<Response> {
    if (!kept || kept.until < Date.now()) {
      const all = await Promise.all(kinds.map((kind) => everyOne(apiUrl, kind))).catch(() => null);
      if (!all) return maintenance("sitemap");
      kept = { entries: [...standing, ...all.flat()], until: Date.now() + freshForMs };
    }
    const parts = Math.ceil(kept.entries.length / pagesInOne);
    if (part === "all") return xml(parts === 1 ? sitemapOf(origin, kept.entries) : sitemapIndexOf(origin, parts));
    if (part >= parts) return new Response(null, { status: 404 });
    return xml(sitemapOf(origin, kept.entries.slice(part * pagesInOne, (part + 1) * pagesInOne)));
  };
}
