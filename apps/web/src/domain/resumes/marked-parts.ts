export type HighlightedPart = { readonly text: string; readonly marked: boolean };

/** The text of a quote, without the ellipsis at the start or end of a truncated quote. */
export const trimEllipsis = (quote: string): string => quote.replace(/^…|…$/g, "").trim();

/** Splits a text into parts and marks the quoted parts. */
export function markedParts(text: string, quotes: readonly string[]): HighlightedPart[] {
  const found = quotes
    .map(trimEllipsis)
    .filter((quote) => quote.length > 0)
    .map((quote) => ({ quote, at: text.indexOf(quote) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at || other.quote.length - one.quote.length)[0];
  if (!found) return text === "" ? [] : [{ text, marked: false }];
  const { quote, at } = found;
  return [
    ...(at > 0 ? [{ text: text.slice(0, at), marked: false }] : []),
    { text: quote, marked: true },
    ...markedParts(text.slice(at + quote.length), quotes),
  ];
}
