import type { ExtractedValue } from "@orbita/contract";
import type { DatePeriod } from "../normalise/dates.ts";
import { cut, found, type TextPiece } from "../segment/piece.ts";

export type EntryDates = {
  start: ExtractedValue<string> | null;
  end: ExtractedValue<string> | null;
  isCurrent: ExtractedValue<boolean> | null;
};
export const noDates: EntryDates = { start: null, end: null, isCurrent: null };

/** Converts a period into the fields `start`, `end` and `isCurrent`, each with the text from which it was read. */
export function dateFieldsOf(piece: TextPiece, period: DatePeriod | null, sure: number): EntryDates {
  if (!period) return noDates;
  const { start, end, current } = period;
  const rest = cut(piece, start?.to ?? period.from, period.to);
  return {
    start: start && found(start.value, sure, cut(piece, start.from, start.to)),
    end: end && found(end.value, sure, cut(piece, end.from, end.to)),
    isCurrent: current ? found(true, sure, rest) : null,
  };
}
