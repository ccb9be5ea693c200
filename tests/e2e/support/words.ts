import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setupI18n } from "@lingui/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { repository } from "../product/folders.ts";

export type Language = "it" | "en";
type Values = Record<string, string | number>;
/** The text of the interface for a message of the code, in the language of the journey. */
export type Say = (message: string, values?: Values) => string;

const unquote = (line: string): string => JSON.parse(line.slice(line.indexOf('"'))) as string;

const fields = ["msgctxt", "msgid", "msgstr"] as const;
const nothing = () => ({ msgctxt: "", msgid: "", msgstr: "" });

/** Message → translation, of one catalogue; the same message with another context is another text. */
function readCatalogue(file: string): Map<string, string> {
  const found = new Map<string, string>();
  let entry = nothing();
  let part: (typeof fields)[number] | undefined;
  for (const line of [...readFileSync(file, "utf8").split("\n"), ""]) {
    part = fields.find((field) => line.startsWith(`${field} "`)) ?? (line.startsWith('"') ? part : undefined);
    if (part) entry[part] += unquote(line);
    if (line !== "") continue;
    if (entry.msgid && !entry.msgctxt) found.set(entry.msgid, entry.msgstr);
    entry = nothing();
  }
  return found;
}

const readCatalogues = (language: Language) =>
  ["public", "own", "pages", "single", "app"].map((name) =>
    readCatalogue(join(repository, `apps/web/src/locales/${name}/${language}.po`)),
  );

const loaded = new Map<Language, ReturnType<typeof readCatalogues>>();

/** Read once per worker. */
function cataloguesOf(language: Language): ReturnType<typeof readCatalogues> {
  const catalogues = loaded.get(language) ?? readCatalogues(language);
  loaded.set(language, catalogues);
  return catalogues;
}

/** Journeys look up texts by the English of the code; a text that is in no catalogue is a mistake of the journey. */
export function wordsOf(language: Language): Say {
  const known = cataloguesOf(language);
  const i18n = setupI18n({ locale: language, messages: { [language]: {} } });
  return (message, values = {}) => {
    const text = known.map((catalogue) => catalogue.get(message)).find(Boolean);
    if (!text) throw new Error(`no ${language} text for "${message}"`);
    i18n.load(language, { [message]: compileMessage(text) });
    // Removes the placeholders of elements inside a text.
    return i18n._(message, values).replaceAll(/<\/?\d+\/?>/g, "");
  };
}
