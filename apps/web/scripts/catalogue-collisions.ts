type CatalogueEntry = { context: string; message: string; translation: string };

const fields = { msgctxt: "context", msgid: "message", msgstr: "translation" } as const;
const unquote = (line: string): string => JSON.parse(line.slice(line.indexOf('"'))) as string;

/** The entries of a .po file, without its header. */
function readEntries(text: string): CatalogueEntry[] {
  const entries: CatalogueEntry[] = [];
  let entry: CatalogueEntry = { context: "", message: "", translation: "" };
  let field: keyof CatalogueEntry | undefined;
  for (const line of [...text.split("\n"), ""]) {
    if (line === "") {
      if (entry.message) entries.push(entry);
      entry = { context: "", message: "", translation: "" };
      field = undefined;
      continue;
    }
    const name = /^(msgctxt|msgid|msgstr) "/.exec(line)?.[1] as keyof typeof fields | undefined;
    field = name ? fields[name] : line.startsWith('"') ? field : undefined;
    if (field) entry[field] += unquote(line);
  }
  return entries;
}

type CatalogueFile = { catalogue: string; locale: string; text: string };
export type MessageCollision = { locale: string; message: string; translations: Record<string, string> };

/**
 * Finds messages with two translations in two catalogues of a language.
 * Some pages load both, and the later one wins there: a signed-in user would read another text than a guest.
 * A context on one of the two messages separates them.
 */
export function findCollisions(files: readonly CatalogueFile[]): MessageCollision[] {
  const found = new Map<string, MessageCollision>();
  for (const { catalogue, locale, text } of files)
    for (const { context, message, translation } of readEntries(text)) {
      if (!translation) continue;
      const name = context ? `${message} [${context}]` : message;
      const key = `${locale} ${name}`;
      const known = found.get(key) ?? { locale, message: name, translations: {} };
      found.set(key, { ...known, translations: { ...known.translations, [catalogue]: translation } });
    }
  return [...found.values()].filter(({ translations }) => new Set(Object.values(translations)).size > 1);
}
