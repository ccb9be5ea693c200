import type { Locale } from "~/shell/i18n/locale.ts";
import type { LegalDocument, LegalLanguage, LegalPageName } from "./document.ts";

type Loader = () => Promise<{ text: LegalDocument }>;
const files = import.meta.glob<{ text: LegalDocument }>("./texts/*.ts") as Record<string, Loader>;

/** Who reads the pages in one of the other languages reads the English text, marked as such. */
export const legalLanguage = (locale: Locale): LegalLanguage => (locale === "it" ? "it" : "en");

/** Fetched for the page that shows it; it then comes with the page's HTML, not with its scripts. */
export async function readDocument(name: LegalPageName, locale: Locale): Promise<LegalDocument> {
  const load = files[`./texts/${name}.${legalLanguage(locale)}.ts`];
  if (!load) throw new Error(`no text of ${name}`);
  return (await load()).text;
}
