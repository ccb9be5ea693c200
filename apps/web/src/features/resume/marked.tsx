import { createContext, useContext, type ReactNode } from "react";
import { markedParts, whole } from "./marked-parts.ts";

/** Words of a resume, and the entry that they stand in; null for the summary. */
export type Quoted = { readonly text: string; readonly itemId: string | null };
type Marks = { readonly quotes: readonly Quoted[]; readonly active: Quoted | null };

const Quotes = createContext<Marks>({ quotes: [], active: null });
const Entry = createContext<string | null>(null);

type Props = { quotes: readonly Quoted[]; active?: Quoted | null; children: ReactNode };

/** Around a resume of which some lines were asked for: where they stand they are marked, and the one looked at strongest. */
export const MarkedLines = ({ quotes, active = null, children }: Props) => (
  <Quotes value={{ quotes, active }}>{children}</Quotes>
);

/** Around one entry: the same words elsewhere are not what was quoted. */
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

/** In the dark only the strongest ink can be read on it. */
const strongest = { "data-active": true, style: { background: "var(--o-mark-active)", color: "var(--o-ink-1)" } };
const line = (words: ReactNode, active: boolean, key?: number) => (
  <mark key={key} {...(active && strongest)}>
    {words}
  </mark>
);

/** Words of a resume, marked as far as they were quoted. */
export function Marked({ children }: { children: string | null }) {
  const { quotes, active } = useOwn();
  if (children === null || quotes.length === 0) return children;
  const texts = quotes.map(({ text }) => text);
  return markedParts(children, texts).map(({ text, marked }, at) =>
    marked ? line(text, active !== null && whole(active.text) === text, at) : <span key={at}>{text}</span>,
  );
}

/** What is not quoted as it is shown, such as a language and its level: marked as a whole. */
export function MarkedWhole({ children }: { children: ReactNode }) {
  const { quotes, active } = useOwn();
  return quotes.length === 0 ? children : line(children, active !== null);
}
