/** "3 days", "1,5 giorni". */
export const formatDays = (locale: string, days: number): string =>
  new Intl.NumberFormat(locale, { style: "unit", unit: "day", unitDisplay: "long", maximumFractionDigits: 1 }).format(
    days,
  );

/** "96%"; rounds down, so that nearly all is never 100%. */
export const formatShare = (locale: string, share: number): string =>
  new Intl.NumberFormat(locale, { style: "percent", roundingMode: "floor" }).format(share);
