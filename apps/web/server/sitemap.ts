import { basePath } from "@orbita/contract/product";
import { z } from "zod";
import { addressIn, indexedLocales } from "../src/shell/i18n/locale.ts";
import { maintenance } from "./problem.ts";

/** A sitemap may name 50,000 pages; each post is a page in every language that we translate in full. */
const postsAtMost = 20_000;
const pageSize = 100;
const freshForMs = 15 * 60_000;

const found = z.object({
  content: z.array(z.object({ id: z.string(), publishedAt: z.string().nullish() })),
  cursor: z.string().nullish(),
  totalPages: z.number(),
});
type Entry = { path: string; changed?: string | undefined };

export function robots(origin: string): Response {
  const lines = [
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /work/",
    "Disallow: /admin",
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}

async function publishedPosts(apiUrl: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  let cursor: string | null | undefined;
  for (let page = 0; entries.length < postsAtMost; page++) {
    const response = await fetch(`${apiUrl}${basePath}/public/jobpost/search`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-request-scope": "public" },
      body: JSON.stringify({ size: pageSize, ...(cursor ? { cursor } : { page }) }),
    });
    if (!response.ok) throw new Error(`the search answered ${response.status}`);
    const answer = found.parse(await response.json());
    entries.push(
      ...answer.content.map((post) => ({ path: `/jobs/${post.id}`, changed: post.publishedAt ?? undefined })),
    );
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

/** Read from the search, kept for a quarter of an hour: crawlers ask often, posts change slowly. */
export function createSitemap({ origin, apiUrl }: { origin: string; apiUrl: string }) {
  let kept: { xml: string; until: number } | null = null;

  return async function sitemap(): Promise<Response> {
    if (!kept || kept.until < Date.now()) {
      const posts = await publishedPosts(apiUrl).catch(() => null);
      if (!posts) return maintenance("sitemap");
      kept = { xml: sitemapOf(origin, [{ path: "/" }, { path: "/jobs" }, ...posts]), until: Date.now() + freshForMs };
    }
    return new Response(kept.xml, {
      headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=900" },
    });
  };
}
