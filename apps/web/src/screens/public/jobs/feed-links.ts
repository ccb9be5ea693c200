import { addressIn, type Locale } from "~/shell/i18n/locale.ts";

type FeedLinkInput = { origin: string; locale: Locale; title: string; query: string };

/** `<link>` elements by which feed readers discover the feed of the current search. */
export function feedLinks({ origin, locale, title, query }: FeedLinkInput) {
  const at = (format: string) => `${origin}${addressIn(locale, `/jobs/feed.${format}`)}${query && `?${query}`}`;
  return [
    { rel: "alternate", type: "application/rss+xml", title, href: at("xml") },
    { rel: "alternate", type: "application/feed+json", title, href: at("json") },
  ];
}
