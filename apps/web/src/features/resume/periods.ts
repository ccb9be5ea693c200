/** One instance for each language: Intl's constructors are slow. */
const months = new Map<string, Intl.DateTimeFormat>();
const decimals = new Map<string, Intl.NumberFormat>();

function monthsOf(locale: string): Intl.DateTimeFormat {
  const held = months.get(locale) ?? new Intl.DateTimeFormat(locale, { month: "short", timeZone: "UTC" });
  months.set(locale, held);
  return held;
}

/** "mar", of the third. */
export const monthName = (locale: string, month: number): string =>
  monthsOf(locale)
    .format(new Date(Date.UTC(2026, month - 1, 1)))
    .replace(/\.$/, "");

/** "mar 2021", or the year where nothing finer was said. */
export function formatPartial(locale: string, date: string): string {
  const [year = "", month] = date.split("-");
  return month ? `${monthName(locale, Number(month))} ${year}` : year;
}

/** "mar 2021 – Presente"; one end where only one is known; null where none is. */
export function formatPeriod(
  locale: string,
  { start, end, isCurrent }: { start: string | null; end: string | null; isCurrent: boolean },
  present: string,
): string | null {
  const from = start && formatPartial(locale, start);
  const until = isCurrent ? present : end && formatPartial(locale, end);
  if (from && until) return from === until ? from : `${from} – ${until}`;
  return from || until || null;
}

/** "5,7", for the words around it to say years. */
export function formatYears(locale: string, years: number): string {
  const held =
    decimals.get(locale) ?? new Intl.NumberFormat(locale, { minimumFractionDigits: 0, maximumFractionDigits: 1 });
  decimals.set(locale, held);
  return held.format(years);
}
