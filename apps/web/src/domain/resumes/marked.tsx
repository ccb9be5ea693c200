import { createContext, useContext, type ReactNode } from "react";

type HighlightedPart = { readonly text: string; readonly marked: boolean };

/** The text of a quote, without the ellipsis at the start or end of a truncated quote. */
const trimEllipsis = (quote: string): string => quote.replace(/^…|…$/g, "").trim();

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

/** A quote from a resume. `itemId` is the id of the quoted entry, or null for the summary. */
export type ResumeQuote = { readonly text: string; readonly itemId: string | null };
type HighlightedQuotes = { readonly quotes: readonly ResumeQuote[]; readonly active: ResumeQuote | null };

const Quotes = createContext<HighlightedQuotes>({ quotes: [], active: null });
const Entry = createContext<string | null>(null);

type Props = { quotes: readonly ResumeQuote[]; active?: ResumeQuote | null; children: ReactNode };

/** Marks the quotes in the resume that it wraps. The active quote has the strongest highlight. */
export const MarkedLines = ({ quotes, active = null, children }: Props) => (
  <Quotes value={{ quotes, active }}>{children}</Quotes>
);

/** Wraps one entry, so that only its own quotes are marked and not the same words in other entries. */
export const MarkedEntry = ({ id, children }: { id: string; children: ReactNode }) => (
  <Entry value={id}>{children}</Entry>
);

function useOwn(): HighlightedQuotes {
  const { quotes, active } = useContext(Quotes);
  const entry = useContext(Entry);
  return {
    quotes: quotes.filter(({ itemId }) => itemId === entry),
    active: active?.itemId === entry ? active : null,
  };
}

/**
 * Style of the active quote.
 * The quoted text has the strongest colour, because in dark mode no other has enough contrast on this background.
 */
const strongest = { "data-active": true, style: { background: "var(--o-mark-active)", color: "var(--o-ink-1)" } };
const line = (words: ReactNode, active: boolean, key?: number) => (
  <mark key={key} {...(active && strongest)}>
    {words}
  </mark>
);

/** A text of the resume with its quoted parts marked. */
export function Marked({ children }: { children: string | null }) {
  const { quotes, active } = useOwn();
  if (children === null || quotes.length === 0) return children;
  const texts = quotes.map(({ text }) => text);
  return markedParts(children, texts).map(({ text, marked }, at) =>
    marked ? line(text, active !== null && trimEllipsis(active.text) === text, at) : <span key={at}>{text}</span>,
  );
}

/** Marks the whole content, for values whose quote differs from the text shown, such as a language with its level. */
export function MarkedWhole({ children }: { children: ReactNode }) {
  const { quotes, active } = useOwn();
  return quotes.length === 0 ? children : line(children, active !== null);
}
