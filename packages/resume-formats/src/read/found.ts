import type { ExtractedValue } from "@orbita/contract";

/** A value that was read from data, not inferred from text: it is certain, and has no position on a page. */
export const sure = <T>(value: T): ExtractedValue<T> => ({ value, confidence: 1, spans: [] });

export const sureOrNull = <T>(value: T | null | undefined): ExtractedValue<T> | null =>
  value === null || value === undefined || value === "" ? null : sure(value);

export const sureSkill = (value: string, level: number | null = null) => ({ ...sure(value), code: null, level });

/** The YYYY or YYYY-MM with which a text begins; a CV does not need days. */
export function monthOf(text: string | null | undefined): string | null {
  const [, year, month] = /^\s*(\d{4})(?:-(\d{2}))?/.exec(text ?? "") ?? [];
  if (year === undefined) return null;
  return month !== undefined && month >= "01" && month <= "12" ? `${year}-${month}` : year;
}
