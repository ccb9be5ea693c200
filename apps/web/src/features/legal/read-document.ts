import type { Locale } from "~/shell/i18n/locale.ts";
import type { LegalDocument, LegalLanguage, LegalPageName } from "./document.ts";

/** Who reads the pages in one of the other languages reads the English text, marked as such. */
export const legalLanguage = (locale: Locale): LegalLanguage => (locale === "it" ? "it" : "en");

/**
 * Fetched for the page that shows it; it then comes with the page's HTML, not with its scripts. Where the texts are is told
 * apart, too: this file is in every page.
 */
export async function readDocument(name: LegalPageName, locale: Locale): Promise<LegalDocument> {
  const { findDocument } = await import("./find-document.ts");
  return findDocument(name, legalLanguage(locale));
}
