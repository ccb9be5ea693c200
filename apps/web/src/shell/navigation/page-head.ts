import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { productName } from "@orbita/contract/product";
import type { StaticDataRouteOption } from "@tanstack/react-router";
import { currentLocale } from "../i18n/catalogues.ts";
import { addressIn, defaultLocale, indexedLocales, type Locale } from "../i18n/locale.ts";

type PublicPage = { title: string; description: string; path: string; origin: string };

const openGraphLocales: Record<Locale, string> = {
  it: "it_IT",
  en: "en_GB",
  ar: "ar_AR",
  de: "de_DE",
  es: "es_ES",
  fr: "fr_FR",
  ja: "ja_JP",
  pt: "pt_PT",
  ru: "ru_RU",
  zh: "zh_CN",
};

export const titleOf = (title: string): string => `${title} · ${productName}`;

/** Nothing for search engines; the title is the route's `staticData.title`. */
export const noIndex = () => ({ meta: [{ name: "robots", content: "noindex" }] });

/**
 * The title of the innermost page that names one in its `staticData`. The root sets it, so that it is there before a page that
 * only the browser loads has run; a page with a title of its content sets that in its own `head`.
 */
export function titleOfMatches(i18n: I18n, matches: readonly { staticData: StaticDataRouteOption }[]): string {
  const title = matches.findLast(({ staticData }) => staticData.title)?.staticData.title;
  return title ? titleOf(i18n._(title)) : productName;
}

/** A page behind a sign-in or a form: a title, and nothing for search engines. */
export const privateHead = (title: string) => ({
  meta: [{ title: titleOf(title) }, { name: "robots", content: "noindex" }],
});

/** Nothing is here: said in the title too, and not to be listed. */
export const notFoundHead = (i18n: I18n, title: MessageDescriptor = msg`This page does not exist`) =>
  privateHead(i18n._(title));

/** A page for everybody: canonical in its own language, its other languages named absolutely, and what a link preview shows. */
export function pageHead(i18n: I18n, { title, description, path, origin }: PublicPage) {
  const locale = currentLocale(i18n);
  const at = (language: Locale) => origin + addressIn(language, path);
  const isIndexed = (indexedLocales as readonly Locale[]).includes(locale);
  return {
    meta: [
      { title: titleOf(title) },
      { name: "description", content: description },
      { property: "og:type", content: "website" },
      { property: "og:site_name", content: productName },
      { property: "og:title", content: title },
      { property: "og:description", content: description },
      { property: "og:url", content: at(locale) },
      { property: "og:locale", content: openGraphLocales[locale] },
      { name: "twitter:card", content: "summary" },
    ],
    links: [
      // A language that is not translated in full reads English words: English is the page to show.
      { rel: "canonical", href: at(isIndexed ? locale : "en") },
      ...indexedLocales.map((language) => ({ rel: "alternate", hrefLang: language, href: at(language) })),
      { rel: "alternate", hrefLang: "x-default", href: at(defaultLocale) },
    ],
  };
}
