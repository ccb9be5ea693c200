import { createHash } from "node:crypto";
import { productName } from "@orbita/contract/product";
import { toJobFilters } from "../src/domain/job-posts/public/jobs-filters.ts";
import { jobsSearch, searchText, type JobsSearch } from "../src/domain/job-posts/public/jobs-search.ts";
import { placeFilters } from "../src/domain/locations/place-filters.ts";
import { addressIn, splitAddress } from "../src/shell/i18n/locale.ts";
import { feedPost, feedProjections, type FeedPost } from "./feed-post.ts";
import { jsonFeed, rssFeed } from "./feed-text.ts";
import { maintenance } from "./problem.ts";
import type { PublicSearch } from "./public-search.ts";
import type { ShareLanguage } from "./share-texts.ts";

const items = 50;
const address = /^\/jobs\/feed\.(xml|json)$/;

export type FeedAddress = { format: "xml" | "json"; language: ShareLanguage; search: JobsSearch };

/** Parses a feed's query string as the jobs page does: a repeated parameter becomes an array. */
function searchOf(params: URLSearchParams): JobsSearch {
  const said = [...new Set(params.keys())].map((name) => {
    const values = params.getAll(name);
    return [name, values.length > 1 ? values : values[0]] as const;
  });
  return jobsSearch({ ...Object.fromEntries(said), page: undefined, size: undefined, sort: undefined, job: undefined });
}

/** Returns null if the URL is not that of a feed. */
export function feedAddress({ pathname, searchParams }: URL): FeedAddress | null {
  const [locale, path] = splitAddress(pathname);
  const format = address.exec(path)?.[1] as FeedAddress["format"] | undefined;
  return format ? { format, language: locale === "it" ? "it" : "en", search: searchOf(searchParams) } : null;
}

const title = {
  it: (about: string) => (about ? `Lavoro su ${productName}: ${about}` : `Lavoro su ${productName}`),
  en: (about: string) => (about ? `Jobs on ${productName}: ${about}` : `Jobs on ${productName}`),
} as const;
const summary = {
  it: "Annunci aperti con retribuzione, CCNL e tempo di risposta dichiarato. Prima i più recenti.",
  en: "Open jobs with salary, collective agreement (CCNL) and a promised reply time. Newest first.",
} as const;

export type JobFeed = {
  title: string;
  summary: string;
  language: ShareLanguage;
  origin: string;
  /** URL of the jobs page with the same filters; `self` is the URL of the feed. */
  list: string;
  self: string;
  changed: string | null;
  posts: readonly FeedPost[];
};

/** Sorts a feed by date only. The jobs page shows sponsored posts first. */
const newestFirst = (a: FeedPost, b: FeedPost): number =>
  b.publishedAt.localeCompare(a.publishedAt) || a.id.localeCompare(b.id);

const latest = (posts: readonly FeedPost[]): string | null =>
  posts.reduce<string | null>((last, { updated }) => (last === null || updated > last ? updated : last), null);

type FeedsOptions = { origin: string; search: PublicSearch };

export function createFeeds({ origin, search: ask }: FeedsOptions) {
  /** Resolves city and radius of the search to coordinates, as the jobs page does. */
  async function nearOf({ city, km }: JobsSearch) {
    if (!city || !km) return null;
    for (const filters of placeFilters(city)) {
      const [found] = (await ask("places", { size: 1, filters, projections: ["lat", "lon"] })).content;
      const [lat, lon] = [found?.["lat"], found?.["lon"]];
      if (typeof lat === "number" && typeof lon === "number") return { lat, lon, km };
    }
    return null;
  }

  async function read({ format, language, search }: FeedAddress): Promise<JobFeed> {
    const filters = toJobFilters(search, { near: await nearOf(search) });
    const body = { size: items, sort: "publishedAt:desc", filters, projections: feedProjections };
    const { content, approximate } = await ask("jobs", body);
    // Omits posts that match only some of several words: they would disappear from the feed as soon as one post matches all the words.
    const isPartial = approximate === true && /\s/.test(search.q ?? "");
    const posts = (isPartial ? [] : content).map((item) => feedPost.parse(item)).toSorted(newestFirst);
    const query = searchText(search);
    const words = query && `?${query}`;
    return {
      title: title[language]([search.q, search.city].filter(Boolean).join(", ")),
      summary: summary[language],
      language,
      origin,
      list: `${origin}${addressIn(language, "/jobs")}${words}`,
      self: `${origin}${addressIn(language, `/jobs/feed.${format}`)}${words}`,
      changed: latest(posts),
      posts,
    };
  }

  return async function feeds(asked: FeedAddress, request: Request, requestId: string): Promise<Response> {
    const feed = await read(asked).catch(() => null);
    if (!feed) return maintenance(requestId);
    const text = asked.format === "xml" ? rssFeed(feed) : jsonFeed(feed);
    const headers = {
      "content-type":
        asked.format === "xml" ? "application/rss+xml; charset=utf-8" : "application/feed+json; charset=utf-8",
      // Clients must revalidate, so that closed or hidden posts disappear at once.
      "cache-control": "public, no-cache",
      "access-control-allow-origin": "*",
      etag: `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`,
      ...(feed.changed && { "last-modified": new Date(feed.changed).toUTCString() }),
    };
    if (isKnown(request.headers, headers)) return new Response(null, { status: 304, headers });
    return new Response(request.method === "HEAD" ? null : text, { headers });
  };
}

/**
 * True if the client already has the current version of the feed. An ETag in the request takes precedence over the date (RFC 9110), because
 * closing a post changes no date.
 */
function isKnown(asked: Headers, has: { etag: string; "last-modified"?: string }): boolean {
  const tags = asked.get("if-none-match");
  if (tags !== null) return tags.split(",").some((tag) => tag.trim().replace(/^W\//, "") === has.etag);
  const since = asked.get("if-modified-since");
  const changed = has["last-modified"];
  return since !== null && changed !== undefined && Date.parse(since) >= Date.parse(changed);
}
