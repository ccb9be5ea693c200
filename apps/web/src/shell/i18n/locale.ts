import { defaultLanguage, languages, type Language } from "@orbita/contract/vocab/languages";

export type Locale = Language;
export const locales = languages;
export const defaultLocale = defaultLanguage;

/**
 * The languages that readers can choose and search engines list: those with complete catalogues, which the check of the texts verifies.
 * Pages in the other languages open by their address only.
 */
export const offeredLocales = ["it", "en"] as const satisfies readonly Locale[];

/** The languages in a menu: the offered ones, and the page's own, which may be another one. */
export const choosableLocales = (current: Locale): readonly Locale[] => [...new Set([...offeredLocales, current])];

export const isLocale = (value: unknown): value is Locale => (locales as readonly unknown[]).includes(value);
export const directionOf = (locale: Locale): "ltr" | "rtl" => (locale === "ar" ? "rtl" : "ltr");

const prefix = new RegExp(`^/(${locales.filter((locale) => locale !== defaultLocale).join("|")})(?=/|$)`);

/** Splits a path into its language and the rest. Italian paths have no language prefix. */
export function splitAddress(pathname: string): [Locale, string] {
  const found = prefix.exec(pathname);
  if (!found) return [defaultLocale, pathname];
  return [found[1] as Locale, pathname.slice(found[0].length) || "/"];
}

export const addressIn = (locale: Locale, pathname: string): string =>
  locale === defaultLocale ? pathname : `/${locale}${pathname === "/" ? "" : pathname}`;

/** The name of each language in that language itself. */
export const localeNames: Record<Locale, string> = {
  it: "Italiano",
  en: "English",
  ar: "العربية",
  de: "Deutsch",
  es: "Español",
  fr: "Français",
  ja: "日本語",
  pt: "Português",
  ru: "Русский",
  zh: "中文",
};
