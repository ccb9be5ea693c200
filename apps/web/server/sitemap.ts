import { addressIn, offeredLocales } from "../src/shell/i18n/locale.ts";
import { maintenance } from "./problem.ts";
import { everyOne, type PublicSearchItem, type PublicSearch } from "./public-search.ts";
import { element, escapeXml, xmlHead } from "./xml.ts";

/**
 * Maximum number of pages in a sitemap. A sitemap may have 50,000 URLs, and each page has one URL per fully translated language.
 */
const pagesInOne = Math.floor(50_000 / offeredLocales.length);
const address = /^\/sitemap(?:-(pages|spaces|jobs)(?:-(\d{1,4}))?)?\.xml$/;
/** Cache time of the sitemap's entries. Short, because closed or hidden pages must disappear at once. */
const freshForMs = 500;

type SitemapEntry = { path: string; changed?: string | undefined };

const standing: readonly SitemapEntry[] = [
  "/",
  "/jobs",
  "/spaces",
  "/skills",
  "/salaries",
  "/companies",
  "/contact",
  "/ranking",
  "/data",
  "/terms",
  "/privacy",
  "/cookies",
  "/accessibility",
].map((path) => ({ path }));

const guarded = ["/work/", "/admin", "/settings", "/saved"];

export function robots(origin: string): Response {
  const lines = [
    "User-agent: *",
    "Disallow: /api/",
    // Crawlers may fetch logos, which have API URLs and are linked in structured data.
    "Allow: /api/v1/file/",
    ...guarded.flatMap((path) => [`Disallow: ${path}`, `Disallow: /*${path}`]),
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}

type SitemapKind = "spaces" | "jobs";
const kinds: Record<SitemapKind, { projections: string[]; path: (item: PublicSearchItem) => string }> = {
  spaces: { projections: ["url"], path: ({ url }) => `/space/${String(url)}` },
  jobs: { projections: ["updated"], path: ({ id }) => `/jobs/${id}` },
};

async function entriesOf(search: PublicSearch, kind: SitemapKind): Promise<SitemapEntry[]> {
  const { projections, path } = kinds[kind];
  const entries: SitemapEntry[] = [];
  for await (const items of everyOne(search, kind, projections))
    for (const item of items)
      entries.push({ path: path(item), changed: typeof item["updated"] === "string" ? item["updated"] : undefined });
  return entries;
}

function urlElement(origin: string, { path, changed }: SitemapEntry): string {
  const at = (locale: (typeof offeredLocales)[number]) => escapeXml(origin + addressIn(locale, path));
  const alternates = offeredLocales.map(
    (locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${at(locale)}"/>`,
  );
  const lastmod = element("lastmod", changed);
  return offeredLocales
    .map((locale) => `<url><loc>${at(locale)}</loc>${lastmod}${alternates.join("")}</url>`)
    .join("\n");
}

export function sitemapOf(origin: string, entries: readonly SitemapEntry[]): string {
  return [
    xmlHead,
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.map((entry) => urlElement(origin, entry)),
    "</urlset>",
    "",
  ].join("\n");
}

export function sitemapIndexOf(names: readonly string[], origin: string): string {
  return [
    xmlHead,
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...names.map((name) => `<sitemap><loc>${origin}/sitemap-${name}.xml</loc></sitemap>`),
    "</sitemapindex>",
    "",
  ].join("\n");
}

const xml = (text: string) =>
  new Response(text, { headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "no-cache" } });

export type SitemapAddress = { kind: SitemapKind | "pages" | "index"; part: number };

/** Returns null if the path is not that of a sitemap. */
export function sitemapAddress(pathname: string): SitemapAddress | null {
  const named = address.exec(pathname);
  if (!named) return null;
  const kind = (named[1] ?? "index") as SitemapAddress["kind"];
  const isNumbered = kind === "jobs" || kind === "spaces";
  return isNumbered === (named[2] !== undefined) ? { kind, part: Number(named[2] ?? 0) } : null;
}

/** Concurrent callers share one request, and later callers get its response for another `freshForMs`. A failure is not cached. */
function together<T>(ask: () => Promise<T>): () => Promise<T> {
  let kept: { answer: Promise<T>; until: number } | null = null;
  return () => {
    if (kept && Date.now() < kept.until) return kept.answer;
    const answer = ask();
    const mine = { answer, until: Number.POSITIVE_INFINITY };
    kept = mine;
    answer.then(
      () => (mine.until = Date.now() + freshForMs),
      () => (mine.until = 0),
    );
    return answer;
  };
}

/** A sitemap index and its parts: static pages, Spaces, job posts. The entries are cached for half a second (`freshForMs`). */
export function createSitemap({ origin, search }: { origin: string; search: PublicSearch }) {
  const all = { spaces: together(() => entriesOf(search, "spaces")), jobs: together(() => entriesOf(search, "jobs")) };
  const countOf = together(async () => {
    const [spaces, jobs] = await Promise.all([search("spaces", { size: 1 }), search("jobs", { size: 1 })]);
    return { spaces: spaces.totalElements, jobs: jobs.totalElements };
  });

  async function index(): Promise<Response> {
    const counts = await countOf();
    const parts = (["spaces", "jobs"] as const).flatMap((kind) =>
      Array.from({ length: Math.ceil(counts[kind] / pagesInOne) }, (_, part) => `${kind}-${part}`),
    );
    return xml(sitemapIndexOf(["pages", ...parts], origin));
  }

  async function answer({ kind, part }: SitemapAddress): Promise<Response> {
    if (kind === "index") return await index();
    const entries = kind === "pages" ? standing : await all[kind]();
    const shown = entries.slice(part * pagesInOne, (part + 1) * pagesInOne);
    return part > 0 && shown.length === 0 ? new Response(null, { status: 404 }) : xml(sitemapOf(origin, shown));
  }

  return (asked: SitemapAddress): Promise<Response> => answer(asked).catch(() => maintenance("sitemap"));
}
