import type { ParsedDocument, Span } from "@orbita/contract/resume-uploads/reading";

export type SourceLocation = {
  /** Page number, counted from 1; 0 if the format has no pages. */
  page: number;
  /** Number of the line on its page, counted from 1. */
  line: number;
  /** The source text, shortened to fit beside a value. */
  quote: string;
};

const most = 34;

function shortened(text: string): string {
  const words = text.trim().replaceAll(/\s+/g, " ");
  if (words.length <= most) return words;
  const cut = words.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), most - 12)).replace(/[\s,;:.–-]+$/, "")}…`;
}

/** The first occurrence of a value in the document, or null for an inferred value. */
export function sourceOf({ lines }: Pick<ParsedDocument, "lines">, spans: readonly Span[]): SourceLocation | null {
  const first = spans[0];
  const line = first && lines[first.line];
  if (!first || !line) return null;
  const together = spans.filter((span) => span.line === first.line);
  const from = Math.min(...together.map((span) => span.from));
  const to = Math.max(...together.map((span) => span.to));
  const before = lines.slice(0, first.line).filter(({ page }) => page === line.page).length;
  return { page: line.page, line: before + 1, quote: shortened(line.text.slice(from, to)) };
}
