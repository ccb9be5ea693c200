import type { I18n, Messages } from "@lingui/core";
import { isLocale, type Locale } from "./locale.ts";

export type Catalogue = "public" | "own" | "pages" | "single" | "app";
export type Files = Readonly<Record<string, () => Promise<{ messages: Messages }>>>;

const publicFiles: Files = import.meta.glob<{ messages: Messages }>("../../locales/public/*.po");

/** The names of forty more files are nothing for the entry of every page. */
async function filesOf(catalogue: Catalogue): Promise<Files> {
  if (catalogue === "public") return publicFiles;
  return (await import("./other-files.ts")).otherFiles[catalogue];
}

/** What one router has loaded so far: i18n itself cannot be asked. */
const loaded = new WeakMap<I18n, Set<string>>();

async function read(catalogue: Catalogue, locale: Locale): Promise<Messages> {
  const file = (await filesOf(catalogue))[`../../locales/${catalogue}/${locale}.po`];
  if (!file) throw new Error(`no catalogue ${catalogue}/${locale}`);
  return (await file()).messages;
}

/** Which catalogues this router speaks from; a page behind a form asks for `app` before it is shown. */
export async function speak(i18n: I18n, locale: Locale, catalogues: readonly Catalogue[] = ["public"]): Promise<void> {
  const done = loaded.get(i18n) ?? new Set();
  loaded.set(i18n, done);
  const wanted = [...new Set([...catalogues, ...catalogueNames(i18n)])].filter(
    (name) => !done.has(`${name}/${locale}`),
  );
  const texts = await Promise.all(wanted.map((catalogue) => read(catalogue, locale)));
  // In the order that was asked for, whichever came first: a word may be in two of them, and server and browser must say the same.
  for (const [at, catalogue] of wanted.entries()) {
    // A copy: what is loaded next is written into it, and on the server the catalogue itself is everybody's.
    i18n.load(locale, { ...texts[at] });
    done.add(`${catalogue}/${locale}`);
  }
  i18n.activate(locale);
}

/** The server tells them to the browser, which has to know the same words before it takes the page over. */
export function catalogueNames(i18n: I18n): Catalogue[] {
  const keys = [...(loaded.get(i18n) ?? [])];
  return [...new Set(keys.map((key) => key.split("/")[0] as Catalogue))];
}

export const currentLocale = (i18n: I18n): Locale => (isLocale(i18n.locale) ? i18n.locale : "it");
