import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setupI18n } from "@lingui/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { repository } from "../product/folders.ts";

export type Language = "it" | "en";
type PlaceholderValues = Record<string, string | number>;
/**
 * Returns the text of the user interface for a message of the code, in the journey's language. A message that exists with several
 * contexts needs its context.
 */
export type Translate = (message: string, values?: PlaceholderValues, context?: string) => string;

const unquote = (line: string): string => JSON.parse(line.slice(line.indexOf('"'))) as string;

const fields = ["msgctxt", "msgid", "msgstr"] as const;
const nothing = () => ({ msgctxt: "", msgid: "", msgstr: "" });

/** The texts of a message, by context; a message without a context has the context "". */
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
  ["public", "own", "pages", "single", "app"].map((name) =>
    readCatalogue(join(repository, `apps/web/src/locales/${name}/${language}.po`)),
  );

const loaded = new Map<Language, ReturnType<typeof readCatalogues>>();

/** The catalogues of a language, read once per worker. */
function cataloguesOf(language: Language): ReturnType<typeof readCatalogues> {
  const catalogues = loaded.get(language) ?? readCatalogues(language);
  loaded.set(language, catalogues);
  return catalogues;
}

/** Returns the text with the given context; without a context, the text that has none, or the only text that there is. */
function findText(catalogues: readonly MessageCatalogue[], message: string, context = ""): string | undefined {
  const all = catalogues.flatMap((catalogue) => [...(catalogue.get(message) ?? [])]);
  const texts = new Set(all.map(([, text]) => text));
  return all.find(([name]) => name === context)?.[1] || (context === "" && texts.size === 1 ? all[0]?.[1] : undefined);
}

/**
 * Returns a function that looks up texts by the English of the code. It throws for a text that is in no catalogue, because that
 * is a mistake in the journey.
 */
export function wordsOf(language: Language): Translate {
  const known = cataloguesOf(language);
  const i18n = setupI18n({ locale: language, messages: { [language]: {} } });
  return (message, values = {}, context) => {
    const text = findText(known, message, context);
    if (!text) throw new Error(`no ${language} text for "${message}"`);
    i18n.load(language, { [message]: compileMessage(text) });
    // Removes the placeholders of elements from the text.
    return i18n._(message, values).replaceAll(/<\/?\d+\/?>/g, "");
  };
}
