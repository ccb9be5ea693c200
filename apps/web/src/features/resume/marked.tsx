import { createContext, useContext, type ReactNode } from "react";
import { markedParts } from "./marked-parts.ts";

const none: readonly string[] = [];
const Quotes = createContext(none);

/** Around a resume of which some lines were asked for: where they stand they are marked. */
export const MarkedLines = ({ quotes, children }: { quotes: readonly string[]; children: ReactNode }) => (
  <Quotes value={quotes}>{children}</Quotes>
);

/** Words of a resume, marked as far as they were quoted. */
export function Marked({ children }: { children: string | null }) {
  const quotes = useContext(Quotes);
  if (children === null || quotes.length === 0) return children;
  return markedParts(children, quotes).map(({ text, marked }, at) =>
    marked ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
  );
}
