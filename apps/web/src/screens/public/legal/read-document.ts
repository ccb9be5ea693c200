import type { Locale } from "~/shell/i18n/locale.ts";
import type { LegalDocument, LegalLanguage, LegalPageName } from "./document.ts";

/** Legal texts exist in Italian and English. For all other locales the English text is shown, marked as English. */
export const legalLanguage = (locale: Locale): LegalLanguage => (locale === "it" ? "it" : "en");

/**
 * Loads a legal text only for the page that shows it; the text is then part of the page's HTML, not of its scripts.
 * The index of the texts is a dynamic import too, because this file is in the bundle of every page.
 */
export async function readDocument(name: LegalPageName, locale: Locale): Promise<LegalDocument> {
  const { findDocument } = await import("./find-document.ts");
  return findDocument(name, legalLanguage(locale));
}
