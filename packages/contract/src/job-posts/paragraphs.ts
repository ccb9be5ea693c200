/** Splits a description into paragraphs at blank lines, as the job page does. */
export const paragraphsOf = (text: string): string[] =>
  text
    .replaceAll("\r\n", "\n")
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);

/** The AI-drafted paragraphs that the text still contains unchanged, in the order of the text. */
export function stillDrafted(text: string, drafted: readonly string[]): string[] {
  const known = new Set(drafted.flatMap(paragraphsOf));
  return known.size === 0 ? [] : [...new Set(paragraphsOf(text))].filter((paragraph) => known.has(paragraph));
}
