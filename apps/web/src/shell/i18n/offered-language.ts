import { indexedLocales, isLocale, type Locale } from "./locale.ts";

type Reader = {
  page: Locale;
  /** Chosen in this browser, or by dismissing the banner. */
  chosen: Locale | null;
  /** The language of the account, and the languages that its owner reads. */
  account: Locale | null;
  reads: readonly string[];
  /** The browser's preferred languages, in order. */
  browser: readonly string[];
};

const isOffered = (value: string): value is Locale => (indexedLocales as readonly string[]).includes(value);

/** The language to offer on a public page; null if the reader understands the page's language. */
export function offeredLanguage({ page, chosen, account, reads, browser }: Reader): Locale | null {
  if (chosen !== null || account !== null || reads.length > 0) {
    if (page === chosen || page === account || reads.includes(page)) return null;
  }
  const wanted = [chosen, account, ...reads, ...browser.map((tag) => tag.slice(0, 2).toLowerCase())].filter(isLocale);
  if (wanted.length === 0 || wanted[0] === page) return null;
  // Only two languages are fully translated: readers of neither are better served in English.
  const offered = wanted.find(isOffered) ?? "en";
  return offered === page ? null : offered;
}
