import { createContext, useContext, type ReactNode } from "react";
import { markedParts, whole } from "./marked-parts.ts";

/** A quote from a resume. `itemId` is its entry, or null for the summary. */
export type Quoted = { readonly text: string; readonly itemId: string | null };
type Marks = { readonly quotes: readonly Quoted[]; readonly active: Quoted | null };

const Quotes = createContext<Marks>({ quotes: [], active: null });
const Entry = createContext<string | null>(null);

type Props = { quotes: readonly Quoted[]; active?: Quoted | null; children: ReactNode };

/** Marks these quotes in the resume inside it. The active quote has the strongest highlight. */
export const MarkedLines = ({ quotes, active = null, children }: Props) => (
  <Quotes value={{ quotes, active }}>{children}</Quotes>
);

/** Wraps one entry, so that only its own quotes are marked and not the same words in other entries. */
export const MarkedEntry = ({ id, children }: { id: string; children: ReactNode }) => (
  <Entry value={id}>{children}</Entry>
);

function useOwn(): Marks {
  const { quotes, active } = useContext(Quotes);
  const entry = useContext(Entry);
  return {
    quotes: quotes.filter(({ itemId }) => itemId === entry),
    active: active?.itemId === entry ? active : null,
  };
}

/** The strongest ink: in dark mode only it has enough contrast on this background. */
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
    marked ? line(text, active !== null && whole(active.text) === text, at) : <span key={at}>{text}</span>,
  );
}

/** Marks the whole content, for values whose quote differs from the text shown, such as a language with its level. */
export function MarkedWhole({ children }: { children: ReactNode }) {
  const { quotes, active } = useOwn();
  return quotes.length === 0 ? children : line(children, active !== null);
}
