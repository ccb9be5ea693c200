import { foldedWordsOf } from "../lexicon/fold.ts";
import { joinPieces, cut, type TextPiece } from "../segment/piece.ts";
import { offsetIn, type EntryChunk } from "./chunks.ts";

/** How well a piece of an entry's head (chunk) fits each role: title or degree (`what`), company or school (`where`), city, or another. */
export type ChunkScores = { what: number; where: number; city: number; other: number };
export type ChunkAssignment = {
  what: EntryChunk | null;
  where: EntryChunk | null;
  city: EntryChunk | null;
  margin: number;
};

/**
 * Collects, over all entries of a section, what the text in each slot of the entry's head usually is: title or company, degree or
 * school, or a city.
 */
export class Votes {
  private readonly sums = new Map<string, { lean: number; city: number; count: number }>();
  add(slot: string, { what, where, city }: ChunkScores): void {
    const sum = this.sums.get(slot) ?? { lean: 0, city: 0, count: 0 };
    sum.lean += Math.max(-3, Math.min(3, what - where));
    sum.city += city > 0 ? 1 : 0;
    sum.count++;
    this.sums.set(slot, sum);
  }
  lean(slot: string): number {
    const sum = this.sums.get(slot);
    return sum ? sum.lean / Math.sqrt(sum.count) : 0;
  }
  isCity(slot: string): boolean {
    const sum = this.sums.get(slot);
    return sum !== undefined && sum.count >= 2 && sum.city / sum.count >= 0.5;
  }
}

/** Finds the best pair of `what` (title or degree) and `where` (company or school) among an entry's chunks. */
export function assign(
  chunks: readonly EntryChunk[],
  scores: ReadonlyMap<EntryChunk, ChunkScores>,
  votes: Votes,
): ChunkAssignment {
  const of = (chunk: EntryChunk) => scores.get(chunk)!;
  const alone = (chunk: EntryChunk) => !chunks.some((other) => other !== chunk && other.row === chunk.row);
  const isCity = (chunk: EntryChunk, i: number) => {
    const { city, what, where } = of(chunk);
    if (city >= 1.5 && where < 3.5 && what < 3) return i > 0 || chunks.length > 1;
    return i > 0 && !alone(chunk) && votes.isCity(chunk.slot) && what + where < 1.5 && chunk.piece.text.length < 25;
  };
  const cities = chunks.filter(isCity);
  const named = chunks.filter((chunk) => !chunk.bracketed && !cities.includes(chunk) && of(chunk).other < 1).length;
  const aside = (chunk: EntryChunk) =>
    chunk.bracketed &&
    (named > 1 || foldedWordsOf(chunk.piece.text).length < 2) &&
    of(chunk).what < 1.5 &&
    of(chunk).where < 1.5;
  const free = chunks.filter((chunk) => !cities.includes(chunk) && of(chunk).other < 1 && !aside(chunk));
  const lean = (chunk: EntryChunk) => 0.7 * votes.lean(chunk.slot);
  const what = (chunk: EntryChunk) => of(chunk).what - 0.5 * of(chunk).where + lean(chunk);
  const where = (chunk: EntryChunk) => of(chunk).where - 0.5 * of(chunk).what - lean(chunk);
  const city = cities.find((chunk) => of(chunk).city !== 1.5) ?? cities[0] ?? null;
  if (free.length === 1) {
    const [only] = free as [EntryChunk];
    const isWhat = what(only) >= where(only);
    return {
      what: isWhat ? only : null,
      where: isWhat ? null : only,
      city,
      margin: Math.abs(what(only) - where(only)),
    };
  }
  let best: ChunkAssignment = { what: null, where: null, city, margin: 0 };
  let top = -Infinity;
  for (const [i, first] of free.entries()) {
    for (const [j, second] of free.entries()) {
      if (i === j) continue;
      // Without other evidence, chunks near the beginning of the entry's head are preferred.
      const score = what(first) + where(second) - 0.15 * (i + j);
      if (score <= top) continue;
      best = {
        what: first,
        where: second,
        city,
        margin: Math.min(3, score - (what(second) + where(first) - 0.15 * (i + j))),
      };
      top = score;
    }
  }
  return best;
}

/** Extends a title or a name by the unused chunks beside it on its line: "Sales Manager, Italy", "(RTD-B)". */
export function extended(
  chunk: EntryChunk,
  chunks: readonly EntryChunk[],
  taken: readonly EntryChunk[],
  whole: TextPiece,
): TextPiece {
  const at = chunks.indexOf(chunk);
  let last = at;
  while (last + 1 < chunks.length) {
    const next = chunks[last + 1]!;
    if (next.row !== chunk.row || taken.includes(next) || next.bold !== chunk.bold || next.at) break;
    if (foldedWordsOf(next.piece.text).length > 5) break;
    last++;
  }
  if (last === at) return chunk.piece;
  const end = chunks[last]!.piece;
  const from = offsetIn(whole, chunk.piece);
  const to = offsetIn(whole, end) + end.text.length;
  const closing = whole.text[to] === ")" && whole.text.slice(from, to).includes("(") ? 1 : 0;
  const text = cut(whole, from, to + closing);
  return text.text.includes("\t") ? joinPieces([chunk.piece]) : text;
}
