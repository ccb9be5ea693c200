import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { productName } from "@orbita/contract/product";
import type { StaticDataRouteOption } from "@tanstack/react-router";
import { currentLocale } from "../i18n/catalogues.ts";
import { addressIn, defaultLocale, offeredLocales, type Locale } from "../i18n/locale.ts";

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

export const formatPageTitle = (title: string): string => `${title} · ${productName}`;

/** Head of a page that search engines must not index. The page's title is the route's `staticData.title`. */
export const noIndex = () => ({ meta: [{ name: "robots", content: "noindex" }] });

/**
 * The title of the innermost route that has one in its `staticData`.
 * The root route sets the title, so that it exists before a page that only the browser loads has run.
 * A page whose title depends on its content sets the title in its own `head`.
 */
export function titleOfMatches(i18n: I18n, matches: readonly { staticData: StaticDataRouteOption }[]): string {
  const title = matches.findLast(({ staticData }) => staticData.title)?.staticData.title;
  return title ? formatPageTitle(i18n._(title)) : productName;
}

/** Head of a page behind a sign-in or a form: sets a title and keeps the page out of search engines. */
export const privateHead = (title: string) => ({
  meta: [{ title: formatPageTitle(title) }, { name: "robots", content: "noindex" }],
});

/** Head of a missing page: sets its title and keeps it out of search engines. */
export const notFoundHead = (i18n: I18n, title: MessageDescriptor = msg`This page doesn’t exist`) =>
  privateHead(i18n._(title));

/**
 * Head of a public page: canonical link in its own language, absolute links to its other languages, and the data of link previews.
 */
export function pageHead(i18n: I18n, { title, description, path, origin }: PublicPage) {
  const locale = currentLocale(i18n);
  const at = (language: Locale) => origin + addressIn(language, path);
  const isIndexed = (offeredLocales as readonly Locale[]).includes(locale);
  return {
    meta: [
      { title: formatPageTitle(title) },
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
      // A language that is not fully translated shows English texts, so the English page is canonical.
      { rel: "canonical", href: at(isIndexed ? locale : "en") },
      ...offeredLocales.map((language) => ({ rel: "alternate", hrefLang: language, href: at(language) })),
      { rel: "alternate", hrefLang: "x-default", href: at(defaultLocale) },
    ],
  };
}
