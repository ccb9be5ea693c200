/** Interface languages: Italian and English whole, the others as far as their catalogues go, falling back to English. */
export const languages = ["it", "en", "ar", "de", "es", "fr", "ja", "pt", "ru", "zh"] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = "it";

/** For dates and clocks: English as it is read in Europe has the day before its month, and 24 hours. */
export const dateLocale = (language: string): string => (language === "en" ? "en-GB" : language);

/** The languages that the server writes: mails and problem texts. */
export type ServerLanguage = "it" | "en";
export const serverLanguage = (language: string | null | undefined): ServerLanguage =>
  language?.toLowerCase().startsWith("it") ? "it" : "en";
