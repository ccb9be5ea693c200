export type InlineText = { readonly words: string; readonly href?: string; readonly strong?: true };

const marks = /\[([^\]]+)\]\(([^)]+)\)|\*\*([^*]+)\*\*/g;

/** Splits a text into plain parts, links and emphasis. */
export function inlineParts(text: string): InlineText[] {
  const parts: InlineText[] = [];
  let at = 0;
  for (const found of text.matchAll(marks)) {
    if (found.index > at) parts.push({ words: text.slice(at, found.index) });
    const [whole, linked, href, strong] = found;
    parts.push(strong === undefined ? { words: linked!, href: href! } : { words: strong, strong: true });
    at = found.index + whole.length;
  }
  if (at < text.length) parts.push({ words: text.slice(at) });
  return parts;
}
