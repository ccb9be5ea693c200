/** One formatter per locale is cached, because Intl constructors are slow. */
const months = new Map<string, Intl.DateTimeFormat>();
const decimals = new Map<string, Intl.NumberFormat>();

function monthsOf(locale: string): Intl.DateTimeFormat {
  const held = months.get(locale) ?? new Intl.DateTimeFormat(locale, { month: "short", timeZone: "UTC" });
  months.set(locale, held);
  return held;
}

/** The short name of a month, without a trailing dot: "mar" for 3. */
export const monthName = (locale: string, month: number): string =>
  monthsOf(locale)
    .format(new Date(Date.UTC(2026, month - 1, 1)))
    .replace(/\.$/, "");

/** A date as "mar 2021", or only the year if the date has no month. */
export function formatPartial(locale: string, date: string): string {
  const [year = "", month] = date.split("-");
  return month ? `${monthName(locale, Number(month))} ${year}` : year;
}

/** A period as "mar 2021 – Presente", as a single date if only one end is known, or null if both are unknown. */
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

/** A number of years with at most one decimal, such as "5,7"; without a unit. */
export function formatYears(locale: string, years: number): string {
  const held =
    decimals.get(locale) ?? new Intl.NumberFormat(locale, { minimumFractionDigits: 0, maximumFractionDigits: 1 });
  decimals.set(locale, held);
  return held.format(years);
}
