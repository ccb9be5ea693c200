import type { ExtractedValue } from "@orbita/contract";
import type { Period } from "../normalise/dates.ts";
import { cut, found, type TextPiece } from "../segment/piece.ts";

export type Dates = {
  start: ExtractedValue<string> | null;
  end: ExtractedValue<string> | null;
  isCurrent: ExtractedValue<boolean> | null;
};
export const noDates: Dates = { start: null, end: null, isCurrent: null };

/** Converts a period into the fields `start`, `end` and `isCurrent`, each with the text from which it was read. */
export function dateFieldsOf(piece: TextPiece, period: Period | null, sure: number): Dates {
  if (!period) return noDates;
  const { start, end, current } = period;
  const rest = cut(piece, start?.to ?? period.from, period.to);
  return {
    start: start && found(start.value, sure, cut(piece, start.from, start.to)),
    end: end && found(end.value, sure, cut(piece, end.from, end.to)),
    isCurrent: current ? found(true, sure, rest) : null,
  };
}
