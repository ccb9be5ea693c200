import { formatEuros } from "~/shell/format/format.ts";

/** A difference in euros with its sign, for example "+1.200 €". */
export function formatSalaryChange(locale: string, change: number): string {
  if (change === 0) return formatEuros(locale, 0);
  return `${change > 0 ? "+" : "−"}${formatEuros(locale, Math.abs(change))}`;
}
