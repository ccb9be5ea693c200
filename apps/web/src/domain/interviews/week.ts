import type { BusyTime } from "@orbita/contract";
import { dayAfter, instantOf, wallTimeAt } from "@orbita/contract/interviews/wall-time";

/** The part of a day in which interviews can be proposed: from 9 to 18, in steps of half an hour. In minutes after midnight. */
export const hours = { from: 9 * 60, until: 18 * 60, step: 30 } as const;
export const rows = (hours.until - hours.from) / hours.step;
export const workDays = 5;
const minute = 60_000;

export type WeekGridCell = {
  readonly at: Date;
  readonly day: number;
  readonly row: number;
  readonly state: "open" | "past" | "busy" | "near" | "chosen";
};

export type TimeChoice = {
  readonly zone: string;
  readonly now: number;
  readonly minutes: number;
  /** Chosen times, as timestamps in milliseconds. */
  readonly chosen: readonly number[];
  /** Busy times of the participants. */
  readonly busy: readonly BusyTime[];
};

export const daysOf = (monday: string): string[] =>
  Array.from({ length: workDays }, (_, index) => dayAfter(monday, index));

const overlaps = (from: number, until: number, other: { from: number; until: number }): boolean =>
  from < other.until && other.from < until;

function stateOf(at: number, { now, minutes, chosen, busy }: TimeChoice): WeekGridCell["state"] {
  if (chosen.includes(at)) return "chosen";
  if (at <= now) return "past";
  const until = at + minutes * minute;
  const taken = busy.some(({ startsAt, endsAt }) =>
    overlaps(at, until, { from: Date.parse(startsAt), until: Date.parse(endsAt) }),
  );
  if (taken) return "busy";
  return chosen.some((other) => overlaps(at, until, { from: other, until: other + minutes * minute }))
    ? "near"
    : "open";
}

/** The half hours of a day in the member's time zone. Times that a daylight saving change skips are omitted. */
export const cellsOf = (day: string, index: number, choice: TimeChoice): WeekGridCell[] =>
  Array.from({ length: rows }, (_, row) => row).flatMap((row) => {
    const at = instantOf(choice.zone, { day, minutes: hours.from + row * hours.step });
    return at ? [{ at, day: index, row, state: stateOf(at.getTime(), choice) }] : [];
  });

export type BusyBlock = { readonly from: number; readonly until: number };

/** The busy times of a day, in minutes after 9:00. Overlapping times are merged. */
export function findBusyBlocks(day: string, { zone, busy }: Pick<TimeChoice, "zone" | "busy">): BusyBlock[] {
  const inDay = (at: string): number => {
    const wall = wallTimeAt(zone, new Date(at));
    if (wall.day !== day) return wall.day < day ? 0 : hours.until - hours.from;
    return Math.min(Math.max(wall.minutes - hours.from, 0), hours.until - hours.from);
  };
  return busy
    .map(({ startsAt, endsAt }) => ({ from: inDay(startsAt), until: inDay(endsAt) }))
    .filter(({ from, until }) => until > from)
    .toSorted((a, b) => a.from - b.from)
    .reduce<BusyBlock[]>((merged, block) => {
      const last = merged.at(-1);
      if (!last || block.from > last.until) return [...merged, block];
      return [...merged.slice(0, -1), { from: last.from, until: Math.max(last.until, block.until) }];
    }, []);
}
