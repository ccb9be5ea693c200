import { linkLimits, spaceLimits } from "@orbita/contract";
import { cleanText } from "./clean-text.ts";
import type { ParsedPage } from "./read-page.ts";

/** The extracted data of a page: plain text, and picture candidates in order. */
export type PageFacts = {
  readonly title: string | null;
  readonly description: string | null;
  readonly site: string;
  readonly pictures: readonly string[];
};

const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, "");

const first = (max: number, ...texts: readonly (string | null | undefined)[]): string | null =>
  texts.map((text) => cleanText(text, max)).find((text) => text !== null) ?? null;

/** The absolute http(s) addresses among the given picture links; other links are left out. */
const addresses = (base: string, ...links: readonly (string | null | undefined)[]): string[] => [
  ...new Set(
    links.flatMap((link) => {
      const url = link ? URL.parse(link.trim(), base) : null;
      return url && /^https?:$/.test(url.protocol) && url.href.length <= 2_000 ? [url.href] : [];
    }),
  ),
];

export function factsOfPage({ meta, title }: ParsedPage, url: string): PageFacts {
  const { title: longTitle, description, site } = linkLimits;
  return {
    title: first(longTitle.max, meta.get("og:title"), meta.get("twitter:title"), title),
    description: first(
      description.max,
      meta.get("og:description"),
      meta.get("twitter:description"),
      meta.get("description"),
    ),
    site: first(site.max, meta.get("og:site_name")) ?? hostOf(url).slice(0, site.max),
    pictures: addresses(
      url,
      meta.get("og:image:secure_url"),
      meta.get("og:image") ?? meta.get("og:image:url"),
      meta.get("twitter:image") ?? meta.get("twitter:image:src"),
    ).slice(0, 2),
  };
}

const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
const greeting = /^(?:home ?page|home|benvenut[oiae]|welcome|pagina iniziale|sito ufficiale|official site)$/i;

/**
 * Finds the company's name in the title of a front page. A title usually has several parts; the part that matches the host
 * counts, or else the first part that is not a greeting.
 */
function nameInTitle(title: string | null, url: string): string | null {
  const parts = (cleanText(title, 300) ?? "")
    .split(/\s+[|–—·•-]\s+|:\s+/u)
    .filter((part) => part && !greeting.test(part));
  const host = letters(hostOf(url).split(".")[0] ?? "");
  return (
    parts.find((part) => host.length > 2 && (letters(part).includes(host) || host.includes(letters(part)))) ??
    parts[0] ??
    null
  );
}

export function factsOfSite({ meta, title, organisation, touchIcons, icons }: ParsedPage, url: string): PageFacts {
  return {
    title: first(spaceLimits.name.max, meta.get("og:site_name"), organisation?.name, nameInTitle(title, url)),
    description: first(
      linkLimits.siteDescription.max,
      organisation?.description,
      meta.get("og:description"),
      meta.get("description"),
    ),
    site: hostOf(url).slice(0, linkLimits.site.max),
    pictures: addresses(url, organisation?.logo, ...touchIcons, meta.get("og:image"), ...icons).slice(0, 4),
  };
}

/** The first sentence of a description if it fits as a headline; otherwise null. */
export function headlineOf(description: string | null): string | null {
  const sentence = description?.split(/(?<=[.!?])\s+(?=\p{Lu})/u)[0] ?? null;
  return sentence !== null && sentence.length <= spaceLimits.headline.max ? sentence : null;
}
