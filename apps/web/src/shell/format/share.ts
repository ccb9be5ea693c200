/** A number of days, for example "3 days" or "1,5 giorni". */
export const formatDays = (locale: string, days: number): string =>
  new Intl.NumberFormat(locale, { style: "unit", unit: "day", unitDisplay: "long", maximumFractionDigits: 1 }).format(
    days,
  );

/** A share in percent, for example "96%". Rounds down, so that a share below 1 is never shown as 100%. */
export const formatShare = (locale: string, share: number): string =>
  new Intl.NumberFormat(locale, { style: "percent", roundingMode: "floor" }).format(share);
