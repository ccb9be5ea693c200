import { dateLocale } from "@orbita/contract/vocab/languages";
import { isToday } from "~/shell/format/moment.ts";

const timeZone = "Europe/Rome";
/** A member seen within eleven minutes is online, because tokens are renewed every ten minutes. */
const hereMs = 11 * 60_000;

type LastSeenStatus = { kind: "never" } | { kind: "now" } | { kind: "on"; day: string };

/** When a member was last seen: "now", "today" or, for example, "12 nov". The year is shown only if it is not the current year. */
export function lastSeen(locale: string, instant: string | null, now: number): LastSeenStatus {
  if (instant === null) return { kind: "never" };
  if (now - Date.parse(instant) < hereMs) return { kind: "now" };
  if (isToday(locale, instant, now))
    return { kind: "on", day: new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(0, "day") };
  return { kind: "on", day: shortDay(locale, instant, now) };
}

export function shortDay(locale: string, instant: string, now: number): string {
  const yearOf = (at: number) => new Intl.DateTimeFormat("en", { year: "numeric", timeZone }).format(at);
  const sameYear = yearOf(Date.parse(instant)) === yearOf(now);
  return new Intl.DateTimeFormat(dateLocale(locale), {
    day: "numeric",
    month: "short",
    ...(!sameYear && { year: "numeric" }),
    timeZone,
  }).format(new Date(instant));
}
