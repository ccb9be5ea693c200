import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setupI18n } from "@lingui/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { repository } from "../product/folders.ts";

export type Language = "it" | "en";
type PlaceholderValues = Record<string, string | number>;
/**
 * Translates a message of the user interface from the English in the source code to the journey's language. A message that exists with several
 * contexts needs its context.
 */
export type Translate = (message: string, values?: PlaceholderValues, context?: string) => string;

const unquote = (line: string): string => JSON.parse(line.slice(line.indexOf('"'))) as string;

const fields = ["msgctxt", "msgid", "msgstr"] as const;
const nothing = () => ({ msgctxt: "", msgid: "", msgstr: "" });

/** The translations of each message, by context. A message without a context has the context "". */
type MessageCatalogue = Map<string, Map<string, string>>;

function readCatalogue(file: string): MessageCatalogue {
  const found: MessageCatalogue = new Map();
  let entry = nothing();
  let part: (typeof fields)[number] | undefined;
  for (const line of [...readFileSync(file, "utf8").split("\n"), ""]) {
    part = fields.find((field) => line.startsWith(`${field} "`)) ?? (line.startsWith('"') ? part : undefined);
    if (part) entry[part] += unquote(line);
    if (line !== "") continue;
    if (entry.msgid) found.set(entry.msgid, new Map(found.get(entry.msgid)).set(entry.msgctxt, entry.msgstr));
    entry = nothing();
  }
  return found;
}

const readCatalogues = (language: Language) =>
  ["public", "own", "pages", "single", "salaries", "suggestions", "map", "app"].map((name) =>
    readCatalogue(join(repository, `apps/web/src/locales/${name}/${language}.po`)),
  );

const loaded = new Map<Language, ReturnType<typeof readCatalogues>>();

/** The catalogues of a language, read once per worker. */
function cataloguesOf(language: Language): ReturnType<typeof readCatalogues> {
  const catalogues = loaded.get(language) ?? readCatalogues(language);
  loaded.set(language, catalogues);
  return catalogues;
}

/** Returns the translation for the context. Without a context, returns the translation without context, or the only translation. */
function findText(catalogues: readonly MessageCatalogue[], message: string, context = ""): string | undefined {
  const all = catalogues.flatMap((catalogue) => [...(catalogue.get(message) ?? [])]);
  const texts = new Set(all.map(([, text]) => text));
  return all.find(([name]) => name === context)?.[1] || (context === "" && texts.size === 1 ? all[0]?.[1] : undefined);
}

/**
 * Returns a function that translates the English of the source code. It throws if no catalogue has the message, because that is a mistake in
 * the journey.
 */
export function wordsOf(language: Language): Translate {
  const known = cataloguesOf(language);
  const i18n = setupI18n({ locale: language, messages: { [language]: {} } });
  return (message, values = {}, context) => {
    const text = findText(known, message, context);
    if (!text) throw new Error(`no ${language} text for "${message}"`);
    i18n.load(language, { [message]: compileMessage(text) });
    // Removes the tags of nested elements from a message, such as <0> and </0>.
    return i18n._(message, values).replaceAll(/<\/?\d+\/?>/g, "");
  };
}
