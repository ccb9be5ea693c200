import type { SeededRandom } from "./random.ts";

const hour = 3_600_000;
export const day = 24 * hour;

/** A time about `daysAgo` days ago, on a working day and in working hours, because nobody publishes job ads on Sunday night. */
export function workingMoment(now: Date, daysAgo: number, random: SeededRandom): Date {
  const moment = new Date(now.getTime() - daysAgo * day);
  moment.setUTCHours(7 + Math.floor(random.next() * 9), Math.floor(random.next() * 60), 0, 0);
  if (moment > now) moment.setTime(moment.getTime() - day);
  const weekend = { 0: 2, 6: 1 }[moment.getUTCDay()] ?? 0;
  return new Date(moment.getTime() - weekend * day);
}
