/** As the page shows them: blank lines part them. */
export const paragraphsOf = (text: string): string[] =>
  text
    .replaceAll("\r\n", "\n")
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);

/** Those drafted paragraphs that still stand in the text, whole and unchanged, in its order. */
export function stillDrafted(text: string, drafted: readonly string[]): string[] {
  const known = new Set(drafted.flatMap(paragraphsOf));
  return known.size === 0 ? [] : [...new Set(paragraphsOf(text))].filter((paragraph) => known.has(paragraph));
}
