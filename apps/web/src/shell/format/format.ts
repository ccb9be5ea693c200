import { dateLocale } from "@orbita/contract/vocab/languages";

/** Caches one formatter for each locale, because Intl constructors are slow. */
function cached<T>(create: (locale: string) => T): (locale: string) => T {
  const made = new Map<string, T>();
  return (locale) => {
    const held = made.get(locale);
    if (held) return held;
    const fresh = create(locale);
    made.set(locale, fresh);
    return fresh;
  };
}

// Always groups digits: by default Italian prints 2463 where people write 2.463.
const whole = cached((locale) => new Intl.NumberFormat(locale, { useGrouping: "always", maximumFractionDigits: 0 }));

const euros = cached(
  (locale) =>
    new Intl.NumberFormat(locale, {
      style: "currency",
      currency: "EUR",
      maximumFractionDigits: 0,
      useGrouping: "always",
    }),
);

const prices = cached((locale) => new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" }));

// Dates use Italian time for everybody, so that the server and every browser render the same text.
const timeZone = "Europe/Rome";
const dates = (parts: Intl.DateTimeFormatOptions) =>
  cached((locale) => new Intl.DateTimeFormat(dateLocale(locale), { ...parts, timeZone }));
const day = dates({ day: "numeric", month: "short", year: "numeric" });
const longDay = dates({ day: "numeric", month: "long", year: "numeric" });
const dayAndMonth = dates({ day: "numeric", month: "long" });
const dayOfYear = dates({ day: "numeric", month: "short" });
const clock = dates({ hour: "2-digit", minute: "2-digit" });

export const formatCount = (locale: string, value: number): string => whole(locale).format(value);
/** The size of a file, for example "842 KB" or "1.200 KB". */
export const formatKilobytes = (locale: string, bytes: number): string =>
  `${formatCount(locale, Math.max(1, Math.ceil(bytes / 1_024)))}\u00A0KB`;
export const formatEuros = (locale: string, value: number): string => euros(locale).format(value);
/** A price with its cents, for example "0,45 €". */
export const formatPrice = (locale: string, value: number): string => prices(locale).format(value);
/** A day without its year, for example "22 nov". */
export const formatDayOfYear = (locale: string, instant: string): string => dayOfYear(locale).format(new Date(instant));
export const formatDay = (locale: string, instant: string): string => day(locale).format(new Date(instant));
export const formatLongDay = (locale: string, instant: string): string => longDay(locale).format(new Date(instant));
/** A day without its year, with the month in full, for example "12 novembre". */
export const formatDayAndMonth = (locale: string, instant: string): string =>
  dayAndMonth(locale).format(new Date(instant));
export const formatClock = (locale: string, instant: string | Date): string => clock(locale).format(new Date(instant));

/**
 * A salary range, for example "38.000–45.000 €", or a single figure if both ends are the same or an end is missing.
 * Put it into <bdi>.
 * The dash is our own and not from Intl, because Node and browsers ship different locale data and must render the same page.
 */
export function formatPay(locale: string, min: number | null, max: number | null): string | null {
  if (min === null && max === null) return null;
  if (min === null || max === null || min === max) return formatEuros(locale, (min ?? max)!);
  return euros(locale)
    .formatRangeToParts(min, max)
    .map((part) => (part.source === "shared" && /[-–]/.test(part.value) ? "–" : part.value))
    .join("");
}

const relative = cached((locale) => new Intl.RelativeTimeFormat(locale, { numeric: "auto" }));
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long ago an instant was, for example "12 minutes ago" or "yesterday"; after a week, the date. */
export function formatSince(locale: string, instant: string, now: number): string {
  const passed = Math.max(0, now - Date.parse(instant));
  if (passed < minuteMs) return relative(locale).format(0, "second");
  if (passed < hourMs) return relative(locale).format(-Math.floor(passed / minuteMs), "minute");
  if (passed < dayMs) return relative(locale).format(-Math.floor(passed / hourMs), "hour");
  if (passed < 7 * dayMs) return relative(locale).format(-Math.floor(passed / dayMs), "day");
  return formatDay(locale, instant);
}
