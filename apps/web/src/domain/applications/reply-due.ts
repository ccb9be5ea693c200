const dayMs = 86_400_000;
const romeDay = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Rome" });
/** Days are Italian days for everybody, as all dates. */
const dayNumber = (at: number): number => Date.parse(romeDay.format(at)) / dayMs;

export type ReplyDue = {
  late: boolean;
  /** Until the promised day, or since it; 0 is today. */
  days: number;
};

/** How a promised answer stands; null where none is owed. */
export function replyDue(replyBy: string | null, now: number): ReplyDue | null {
  if (replyBy === null) return null;
  const at = Date.parse(replyBy);
  return { late: at < now, days: Math.abs(dayNumber(at) - dayNumber(now)) };
}
