import type { DemoTime } from "./types.ts";

const day = 86_400_000;
/**
 * The design mock-ups show the feed at 13:00. If the demo is seeded earlier in the day, today's posts are moved to earlier times in
 * the same order.
 */
const drawnAt = 13 * 60;

const parts = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Rome", timeStyle: "medium" });
/** Milliseconds since midnight in Italy. */
function sinceMidnight(now: Date): number {
  const [hours, minutes, seconds] = parts.format(now).split(":").map(Number);
  return ((hours! * 60 + minutes!) * 60 + seconds!) * 1_000 + now.getMilliseconds();
}

/** Converts days ago and a time to a date, which is never in the future. */
export function feedMoment(when: DemoTime, now: Date): Date {
  const [days, clock] = when.split(" ") as [string, string];
  const [hours, minutes] = clock.split(":").map(Number);
  const since = sinceMidnight(now);
  const minute = hours! * 60 + minutes!;
  const squeezed = days === "0" ? Math.min(1, since / (drawnAt * 60_000)) : 1;
  return new Date(now.getTime() - since - Number(days) * day + minute * 60_000 * squeezed);
}
