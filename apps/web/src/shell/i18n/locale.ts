import { defaultLanguage, languages, type Language } from "@orbita/contract/vocab/languages";

export type Locale = Language;
export const locales = languages;
export const defaultLocale = defaultLanguage;

/** Fully translated languages: the only ones listed for search engines. */
export const indexedLocales = ["it", "en"] as const satisfies readonly Locale[];

export const isLocale = (value: unknown): value is Locale => (locales as readonly unknown[]).includes(value);
export const directionOf = (locale: Locale): "ltr" | "rtl" => (locale === "ar" ? "rtl" : "ltr");

const prefix = new RegExp(`^/(${locales.filter((locale) => locale !== defaultLocale).join("|")})(?=/|$)`);

/** Splits an address into its language and the rest: Italian has no prefix. */
export function splitAddress(pathname: string): [Locale, string] {
  const found = prefix.exec(pathname);
  if (!found) return [defaultLocale, pathname];
  return [found[1] as Locale, pathname.slice(found[0].length) || "/"];
}

export const addressIn = (locale: Locale, pathname: string): string =>
  locale === defaultLocale ? pathname : `/${locale}${pathname === "/" ? "" : pathname}`;

/** Each language's name in that language. */
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
