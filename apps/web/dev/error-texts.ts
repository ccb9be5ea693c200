import { compileMessage } from "@lingui/message-utils/compileMessage";
import { fieldTexts, problemTexts } from "@orbita/i18n/errors";
import type { Plugin } from "vite";

type ErrorTexts = Readonly<Record<string, Readonly<Record<"it" | "en", string>>>>;

const compile = (prefix: string, texts: ErrorTexts, language: "it" | "en") =>
  Object.entries(texts).map(([code, text]) => [`${prefix}:${code}`, compileMessage(text[language])] as const);

/**
 * Adds the texts of the API's error codes, with the ids `problem:<code>` and `field:<code>`, to each language's catalogue `app`.
 * The texts are compiled here, because the compiler is too large for a public page.
 */
export const errorTexts = (): Plugin => ({
  name: "orbita:error-texts",
  enforce: "post",
  transform(code, id) {
    const locale = /\/locales\/app\/(\w+)\.po$/.exec(id.split("?")[0]!)?.[1];
    if (!locale) return null;
    const language = locale === "it" ? "it" : "en";
    const texts = [...compile("problem", problemTexts, language), ...compile("field", fieldTexts, language)];
    const json = JSON.stringify(JSON.stringify(Object.fromEntries(texts)));
    return { code: `${code}\nObject.assign(messages, JSON.parse(${json}));`, map: null };
  },
});
