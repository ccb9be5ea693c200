const day = 86_400_000;
const shown = new Map<string, Intl.DateTimeFormat>();

/** The formatter of a time zone, cached because creating a formatter is slow. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = shown.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-CA", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  shown.set(zone, made);
  return made;
}

/** The local time in the zone, encoded as if it were UTC. */
function wallOf(at: number, zone: string): number {
  const parts = Object.fromEntries(
    clockOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year, month, day: date, hour, minute, second } = parts as Record<string, number>;
  return Date.UTC(year!, month! - 1, date, hour, minute, second);
}

/** The local time of day in the zone, in minutes since midnight. */
export const minuteOfDay = (at: Date, zone: string): number => Math.floor((wallOf(at.getTime(), zone) % day) / 60_000);

/** The local weekday in the zone: Sunday is 0, Monday is 1. */
export const weekdayOf = (at: Date, zone: string): number => new Date(wallOf(at.getTime(), zone)).getUTCDay();

/**
 * The next moment after `after` at which the local time of day is `minutes`. If that time occurs twice (clocks go back), returns
 * the first; if it is skipped (clocks go forward), returns a moment later by the length of the jump.
 */
export function nextAt(after: Date, minutes: number, zone: string): Date {
  const today = Math.floor(wallOf(after.getTime(), zone) / day) * day;
  for (let days = 0; ; days++) {
    const wall = today + days * day + minutes * 60_000;
    const offsets = [wall - day, wall + day].map((near) => wallOf(near, zone) - near);
    const moments = offsets.map((offset) => wall - offset);
    const real = moments.filter((moment) => wallOf(moment, zone) === wall);
    const at = real.length > 0 ? Math.min(...real) : moments[0]!;
    if (at > after.getTime()) return new Date(at);
  }
}
