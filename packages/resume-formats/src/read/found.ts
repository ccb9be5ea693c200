import type { ExtractedValue } from "@orbita/contract";

/** A value that was read from data, not inferred from text: it is certain, and has no position on a page. */
export const sure = <T>(value: T): ExtractedValue<T> => ({ value, confidence: 1, spans: [] });

export const sureOrNull = <T>(value: T | null | undefined): ExtractedValue<T> | null =>
  value === null || value === undefined || value === "" ? null : sure(value);

export const sureSkill = (value: string, level: number | null = null) => ({ ...sure(value), code: null, level });

/** Returns the year, and the month if there is one, from the beginning of an ISO date: a resume stores no days. */
export function monthOf(text: string | null | undefined): string | null {
  const [, year, month] = /^\s*(\d{4})(?:-(\d{2}))?/.exec(text ?? "") ?? [];
  if (year === undefined) return null;
  return month !== undefined && month >= "01" && month <= "12" ? `${year}-${month}` : year;
}
