import { readEntries } from "./read-entries.ts";

type CatalogueFile = { catalogue: string; locale: string; text: string };
export type Collision = { locale: string; message: string; translations: Record<string, string> };

/**
 * Finds messages with two translations in two catalogues of a language. Some pages load both, and the later one wins there:
 * a signed-in user would read another text than a guest. A context on one of the two messages separates them.
 */
export function findCollisions(files: readonly CatalogueFile[]): Collision[] {
  const found = new Map<string, Collision>();
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
