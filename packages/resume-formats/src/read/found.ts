import type { ExtractedValue } from "@orbita/contract";

/** A value from data, not inferred from text: certain, and without a position on the page. */
export const sure = <T>(value: T): ExtractedValue<T> => ({ value, confidence: 1, spans: [] });

export const sureOrNull = <T>(value: T | null | undefined): ExtractedValue<T> | null =>
  value === null || value === undefined || value === "" ? null : sure(value);

export const sureSkill = (value: string, level: number | null = null) => ({ ...sure(value), code: null, level });

/** YYYY or YYYY-MM at the beginning of a text; a CV does not need days. */
export function monthOf(text: string | null | undefined): string | null {
  const [, year, month] = /^\s*(\d{4})(?:-(\d{2}))?/.exec(text ?? "") ?? [];
  if (year === undefined) return null;
  return month !== undefined && month >= "01" && month <= "12" ? `${year}-${month}` : year;
}
