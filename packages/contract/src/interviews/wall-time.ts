/** Local time in a zone: the day as yyyy-mm-dd, and the minutes after its midnight. */
export type WallTime = { readonly day: string; readonly minutes: number };

const clocks = new Map<string, Intl.DateTimeFormat>();
function clockOf(zone: string): Intl.DateTimeFormat {
  const held = clocks.get(zone);
  if (held) return held;
  const made = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  clocks.set(zone, made);
  return made;
}

export function wallTimeAt(zone: string, at: Date): WallTime {
  const parts = Object.fromEntries(
    clockOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return {
    day: `${parts["year"]}-${parts["month"]}-${parts["day"]}`,
    minutes: Number(parts["hour"]) * 60 + Number(parts["minute"]),
  };
}

const minute = 60_000;
const asUtc = ({ day, minutes }: WallTime): number => Date.parse(`${day}T00:00:00Z`) + minutes * minute;
const isSame = (a: WallTime, b: WallTime): boolean => a.day === b.day && a.minutes === b.minutes;

/**
 * The instant of a local time. A local time that occurs twice, when clocks go back, gives the first instant; a local time that
 * clocks skip gives null. Tries the zone's offset a day before and a day after, because the clocks may change in between.
 */
export function instantOf(zone: string, wall: WallTime): Date | null {
  const near = asUtc(wall);
  const offsets = [-1, 1].map((days) => {
    const at = new Date(near + days * 86_400_000);
    return asUtc(wallTimeAt(zone, at)) - at.getTime();
  });
  const found = offsets
    .map((offset) => near - offset)
    .filter((at) => isSame(wallTimeAt(zone, new Date(at)), wall))
    .toSorted((a, b) => a - b);
  return found[0] === undefined ? null : new Date(found[0]);
}

/** Adds a number of days to a calendar day. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Returns the Monday of the week that contains the day. */
export const mondayOf = (day: string): string => dayAfter(day, -((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7));
