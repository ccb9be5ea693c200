import type { ServerLanguage } from "@orbita/contract";
import { formatText } from "../errors/format-text.ts";
import { elideArticles } from "../italian-articles.ts";

type PlaceholderValues = Readonly<Record<string, string>>;

/** An ICU plural such as `{count, plural, one {# job} other {# jobs}}`; its branches contain no other placeholder. */
const plurals = /\{(\w+), plural,(?:\s*(?:=\d+|\w+) \{[^{}]*\})+\s*\}/g;

/** Replaces plurals and `{name}` for known names only, because the style sheet of a mail has braces too. */
export function fillText(text: string, language: ServerLanguage, values: PlaceholderValues): string {
  const filled = text
    .replaceAll(plurals, (message, name: string) =>
      name in values ? formatText({ it: message, en: message }, language, { [name]: Number(values[name]) }) : message,
    )
    .replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  return language === "it" ? elideArticles(filled) : filled;
}
