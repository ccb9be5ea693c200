import { defaultLanguage, type ServerLanguage } from "@orbita/contract";

/** Where the pages of a language begin: the default one has no prefix. */
export const homeIn = (webOrigin: string, language: ServerLanguage): string =>
  language === defaultLanguage ? webOrigin : `${webOrigin}/${language}`;
