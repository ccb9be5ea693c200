import { defaultLanguage, type ServerLanguage } from "@orbita/contract";

/** The root URL of a language's pages. The default language has no prefix. */
export const homeIn = (webOrigin: string, language: ServerLanguage): string =>
  language === defaultLanguage ? webOrigin : `${webOrigin}/${language}`;
