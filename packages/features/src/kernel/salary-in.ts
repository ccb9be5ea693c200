import type { ServerLanguage } from "@orbita/contract";

/** Formats a salary or a range in whole euros, such as "28.000–33.000 €" or "€28,000–33,000". */
export function salaryIn(language: ServerLanguage, min: number, max: number | null): string {
  const shape = { maximumFractionDigits: 0, useGrouping: "always" } as const;
  const money = new Intl.NumberFormat(language, { ...shape, style: "currency", currency: "EUR" });
  if (max === null || max === min) return money.format(min);
  const number = new Intl.NumberFormat(language, shape);
  // `formatRange` would print a hyphen in Italian and the currency twice in English.
  return language === "it"
    ? `${number.format(min)}–${money.format(max)}`
    : `${money.format(min)}–${number.format(max)}`;
}
