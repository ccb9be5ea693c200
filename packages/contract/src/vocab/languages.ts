/** Interface languages: Italian and English are complete; the others fall back to English for missing messages. */
export const languages = ["it", "en", "ar", "de", "es", "fr", "ja", "pt", "ru", "zh"] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = "it";

/** Locale for dates and times: English uses en-GB, with the day before the month and a 24-hour clock. */
export const dateLocale = (language: string): string => (language === "en" ? "en-GB" : language);

/** The languages of texts written by the server: emails and problem texts. */
export type ServerLanguage = "it" | "en";
export const serverLanguage = (language: string | null | undefined): ServerLanguage =>
  language?.toLowerCase().startsWith("it") ? "it" : "en";
