import type { I18n, Messages } from "@lingui/core";
import { isLocale, type Locale } from "./locale.ts";

export type CatalogueName = "public" | "own" | "pages" | "single" | "salaries" | "suggestions" | "map" | "app";
export type CatalogueLoaders = Readonly<Record<string, () => Promise<{ messages: Messages }>>>;

const publicFiles: CatalogueLoaders = import.meta.glob<{ messages: Messages }>("../../locales/public/*.po");

/**
 * The files of a catalogue.
 * All but the public ones are imported on demand, to keep the names of forty files out of the entry chunk of every page.
 */
async function filesOf(catalogue: CatalogueName): Promise<CatalogueLoaders> {
  if (catalogue === "public") return publicFiles;
  return (await import("./other-files.ts")).otherFiles[catalogue];
}

/** The catalogues that were loaded into each i18n instance, which does not expose them. */
const loaded = new WeakMap<I18n, Set<string>>();

async function read(catalogue: CatalogueName, locale: Locale): Promise<Messages> {
  const file = (await filesOf(catalogue))[`../../locales/${catalogue}/${locale}.po`];
  if (!file) throw new Error(`no catalogue ${catalogue}/${locale}`);
  return (await file()).messages;
}

/** Loads message catalogues into the given i18n instance. A page with a form loads `app` before it is shown. */
export async function loadCatalogues(
  i18n: I18n,
  locale: Locale,
  catalogues: readonly CatalogueName[] = ["public"],
): Promise<void> {
  const done = loaded.get(i18n) ?? new Set();
  loaded.set(i18n, done);
  const wanted = [...new Set([...catalogues, ...catalogueNames(i18n)])].filter(
    (name) => !done.has(`${name}/${locale}`),
  );
  const texts = await Promise.all(wanted.map((catalogue) => read(catalogue, locale)));
  // Merges the catalogues in the requested order, whichever arrived first.
  // A text may be in two catalogues, and server and browser must use the same.
  for (const [at, catalogue] of wanted.entries()) {
    // Passes a copy: i18n merges later catalogues into it, and on the server all requests share the original.
    i18n.load(locale, { ...texts[at] });
    done.add(`${catalogue}/${locale}`);
  }
  // Activates the locale only if it or its catalogues changed, because activation renders every component again.
  if (wanted.length > 0 || i18n.locale !== locale) i18n.activate(locale);
}

/**
 * The names of the loaded catalogues.
 * The server passes them to the browser, which must load the same catalogues before hydration.
 */
export function catalogueNames(i18n: I18n): CatalogueName[] {
  const keys = [...(loaded.get(i18n) ?? [])];
  return [...new Set(keys.map((key) => key.split("/")[0] as CatalogueName))];
}

export const currentLocale = (i18n: I18n): Locale => (isLocale(i18n.locale) ? i18n.locale : "it");
