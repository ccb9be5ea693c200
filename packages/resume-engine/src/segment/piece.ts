import type { ExtractedValue, Span } from "@orbita/contract";

/** A stretch of text with the source position of each character. Text of several lines is joined by a space. */
export type TextPiece = { readonly text: string; readonly parts: readonly SourceSpan[] };
/** A part of a piece of text with its position in the document; `at` is its offset in the piece's text. */
type SourceSpan = Span & { at: number };

export const pieceOf = (line: number, text: string, from = 0, to = text.length): TextPiece => ({
  text: text.slice(from, to),
  parts: from < to ? [{ line, from, to, at: 0 }] : [],
});

export function joinPieces(pieces: readonly TextPiece[], between = " "): TextPiece {
  let text = "";
  const parts: SourceSpan[] = [];
  for (const piece of pieces) {
    if (piece.text === "") continue;
    if (text !== "") text += between;
    for (const part of piece.parts) parts.push({ ...part, at: part.at + text.length });
    text += piece.text;
  }
  return { text, parts };
}

export function cut(piece: TextPiece, from: number, to: number = piece.text.length): TextPiece {
  const parts: SourceSpan[] = [];
  for (const part of piece.parts) {
    const start = Math.max(from, part.at);
    const end = Math.min(to, part.at + part.to - part.from);
    if (start < end)
      parts.push({
        line: part.line,
        from: part.from + start - part.at,
        to: part.from + end - part.at,
        at: start - from,
      });
  }
  return { text: piece.text.slice(from, to), parts };
}

const edge = /^[\s,;:|·•–—\-/\\→>*▪►‣◦~]+|[\s,;:|·•–—\-/\\→>*▪►‣◦~]+$/gu;

/** Trims white space, bullets and separators, and removes unpaired brackets at the ends. */
export function trimmed(piece: TextPiece, ends: RegExp = edge): TextPiece {
  let from = 0;
  let to = piece.text.length;
  for (const match of piece.text.matchAll(ends)) {
    if (match.index === 0) from = match[0].length;
    if (match.index + match[0].length === piece.text.length) to = Math.max(from, match.index);
  }
  const inner = piece.text.slice(from, to);
  if (/^\([^()]*\)$/u.test(inner)) return trimmed(cut(piece, from + 1, to - 1), ends);
  if (inner.startsWith("(") && !inner.includes(")")) return trimmed(cut(piece, from + 1, to), ends);
  if (inner.endsWith(")") && !inner.includes("(")) return trimmed(cut(piece, from, to - 1), ends);
  return cut(piece, from, to);
}

/** Splits a piece of text at the separators into trimmed, non-empty pieces. */
export function split(piece: TextPiece, separator: RegExp): TextPiece[] {
  const found: TextPiece[] = [];
  let from = 0;
  for (const match of piece.text.matchAll(separator)) {
    found.push(cut(piece, from, match.index));
    from = match.index + match[0].length;
  }
  found.push(cut(piece, from));
  return found.map((part) => trimmed(part)).filter(({ text }) => text !== "");
}

/** The parts of a piece that remain after some stretches are removed. */
export function without(piece: TextPiece, taken: readonly { from: number; to: number }[]): TextPiece[] {
  const left: TextPiece[] = [];
  let from = 0;
  for (const { from: start, to } of taken.toSorted((a, b) => a.from - b.from)) {
    if (start > from) left.push(cut(piece, from, start));
    from = Math.max(from, to);
  }
  left.push(cut(piece, from));
  return left.filter(({ text }) => text.trim() !== "");
}

export const spansOf = (piece: TextPiece): Span[] => piece.parts.map(({ line, from, to }) => ({ line, from, to }));

export const found = <T>(value: T, confidence: number, ...pieces: TextPiece[]): ExtractedValue<T> => ({
  value,
  confidence: Math.round(Math.min(0.99, Math.max(0.05, confidence)) * 100) / 100,
  spans: pieces.flatMap((piece) => spansOf(piece)),
});
export const foundText = (piece: TextPiece, confidence: number): ExtractedValue<string> =>
  found(piece.text.replaceAll(/\s+/gu, " ").trim(), confidence, piece);
