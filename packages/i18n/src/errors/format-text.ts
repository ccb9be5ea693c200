import { setupI18n, type I18n } from "@lingui/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import type { ServerLanguage } from "@orbita/contract";
import type { BilingualText } from "../bilingual-text.ts";
import { elideArticles } from "../italian-articles.ts";

export type MessageParameters = Readonly<Record<string, string | number>>;

const formatters: Record<ServerLanguage, I18n> = {
  it: setupI18n({ locale: "it", messages: { it: {} } }),
  en: setupI18n({ locale: "en-GB", messages: { "en-GB": {} } }),
};

/** Fills an ICU message with its parameters. Each message is compiled once per process. */
export function formatText(texts: BilingualText, language: ServerLanguage, params: MessageParameters): string {
  const message = texts[language];
  const formatter = formatters[language];
  if (!Object.hasOwn(formatter.messages, message))
    formatter.load(formatter.locale, { [message]: compileMessage(message) });
  const text = formatter._(message, params);
  return language === "it" ? elideArticles(text) : text;
}
