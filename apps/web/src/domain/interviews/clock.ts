import { dateLocale } from "@orbita/contract/vocab/languages";

/** The viewer's time zone, from the browser. The talent and the Space each see interview times in their own zone. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const made = new Map<string, Intl.DateTimeFormat>();
function format(locale: string, zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, zone, options]);
  const held = made.get(key);
  if (held) return held;
  const fresh = new Intl.DateTimeFormat(dateLocale(locale), { ...options, timeZone: zone });
  made.set(key, fresh);
  return fresh;
}

const partsOf = (locale: string, zone: string, at: Date, options: Intl.DateTimeFormatOptions) =>
  Object.fromEntries(
    format(locale, zone, options)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );

/** A time, for example "9:30". */
export const formatTime = (locale: string, zone: string, at: Date): string =>
  format(locale, zone, { hour: "numeric", minute: "2-digit", hourCycle: "h23" }).format(at);

/** A short day, for example "mar 17". */
export function shortDayOf(locale: string, zone: string, at: Date): string {
  const { weekday, day } = partsOf(locale, zone, at, { weekday: "short", day: "numeric" });
  return `${weekday} ${day}`;
}

/** A full day, for example "martedì 17 novembre". */
export const dayOf = (locale: string, zone: string, at: Date): string =>
  format(locale, zone, { weekday: "long", day: "numeric", month: "long" }).format(at);

/** A day with its month and a time, for example "mar 17 nov, 9:00". */
export function momentOf(locale: string, zone: string, at: Date): string {
  const { weekday, day, month } = partsOf(locale, zone, at, { weekday: "short", day: "numeric", month: "short" });
  return `${weekday} ${day} ${month}, ${formatTime(locale, zone, at)}`;
}

/** A short day and a time, for example "mar 17, 9:30". */
export const formatSlot = (locale: string, zone: string, at: Date): string =>
  `${shortDayOf(locale, zone, at)}, ${formatTime(locale, zone, at)}`;

/** A week, for example "16–20 novembre 2026". Uses our own dash without spaces, as in salary ranges. */
export const weekOf = (locale: string, from: Date, to: Date): string =>
  format(locale, "UTC", { day: "numeric", month: "long", year: "numeric" })
    .formatRangeToParts(from, to)
    .map((part) => (part.source === "shared" && /[-–]/.test(part.value) ? "–" : part.value))
    .join("");

/** The name of a time zone without summer or winter time, for example "Ora dell’Europa centrale". */
export const generalZoneNameOf = (locale: string, zone: string): string =>
  partsOf(locale, zone, new Date(0), { timeZoneName: "longGeneric" })["timeZoneName"] ?? zone;

/** The name of a time zone at a moment, with summer or winter time, for example "Ora standard dell’Europa centrale". */
export const zoneNameOf = (locale: string, zone: string, at: Date): string =>
  partsOf(locale, zone, at, { timeZoneName: "long" })["timeZoneName"] ?? zone;
