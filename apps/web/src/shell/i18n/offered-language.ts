import { offeredLocales, isLocale, type Locale } from "./locale.ts";

type LanguagePreferences = {
  page: Locale;
  /** The language that the user chose in this browser, also by dismissing the banner. */
  chosen: Locale | null;
  /** The language of the account. `reads` has the other languages that the user reads. */
  account: Locale | null;
  reads: readonly string[];
  /** The browser's preferred languages, in order. */
  browser: readonly string[];
};

const isOffered = (value: string): value is Locale => (offeredLocales as readonly string[]).includes(value);

/** The language to offer on a public page; null if the reader understands the page's language. */
export function offeredLanguage({ page, chosen, account, reads, browser }: LanguagePreferences): Locale | null {
  if (chosen !== null || account !== null || reads.length > 0) {
    if (page === chosen || page === account || reads.includes(page)) return null;
  }
  const wanted = [chosen, account, ...reads, ...browser.map((tag) => tag.slice(0, 2).toLowerCase())].filter(isLocale);
  if (wanted.length === 0 || wanted[0] === page) return null;
  // Only Italian and English are fully translated. Users who read neither are offered English.
  const offered = wanted.find(isOffered) ?? "en";
  return offered === page ? null : offered;
}
