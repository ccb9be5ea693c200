export type CatalogueEntry = { context: string; message: string; translation: string };

const fields = { msgctxt: "context", msgid: "message", msgstr: "translation" } as const;
const unquote = (line: string): string => JSON.parse(line.slice(line.indexOf('"'))) as string;

/** The entries of a .po file, without its header. */
export function readEntries(text: string): CatalogueEntry[] {
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
