import { readEntries } from "./read-entries.ts";

type CatalogueFile = { catalogue: string; locale: string; text: string };
export type Collision = { locale: string; message: string; translations: Record<string, string> };

/**
 * One message with two translations in two catalogues of a language. Both are loaded on some page, and the later one wins there:
 * a signed-in person would read other words than a guest. A context on one of the two messages tells them apart.
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
