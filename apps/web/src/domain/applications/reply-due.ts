const dayMs = 86_400_000;
const romeDay = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Rome" });
/** Number of the calendar day. Days are counted in Italian time for all users. */
const dayNumber = (at: number): number => Date.parse(romeDay.format(at)) / dayMs;

export type ReplyDue = {
  late: boolean;
  /** Days until the promised day, or, if the reply is late, days since then. 0 is today. */
  days: number;
};

/** The state of a promised reply; null if no reply is due. */
export function replyDue(replyBy: string | null, now: number): ReplyDue | null {
  if (replyBy === null) return null;
  const at = Date.parse(replyBy);
  return { late: at < now, days: Math.abs(dayNumber(at) - dayNumber(now)) };
}
