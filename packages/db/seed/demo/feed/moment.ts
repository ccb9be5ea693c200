import type { When } from "./types.ts";

const day = 86_400_000;
/** The designs show the time 13:00; before that, today's posts are moved earlier in the same order. */
const drawnAt = 13 * 60;

const parts = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Rome", timeStyle: "medium" });
/** Milliseconds since midnight in Italy. */
function sinceMidnight(now: Date): number {
  const [hours, minutes, seconds] = parts.format(now).split(":").map(Number);
  return ((hours! * 60 + minutes!) * 60 + seconds!) * 1_000 + now.getMilliseconds();
}

/** The given time of the given day, but never in the future. */
export function feedMoment(when: When, now: Date): Date {
  const [days, clock] = when.split(" ") as [string, string];
  const [hours, minutes] = clock.split(":").map(Number);
  const since = sinceMidnight(now);
  const minute = hours! * 60 + minutes!;
  const squeezed = days === "0" ? Math.min(1, since / (drawnAt * 60_000)) : 1;
  return new Date(now.getTime() - since - Number(days) * day + minute * 60_000 * squeezed);
}
