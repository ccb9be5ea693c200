import { romeDay } from "~/shell/calendar/rome-days.ts";

/** The last `count` past months in Rome time, newest first, such as 2026-10, 2026-09. */
export function monthsBefore(now: number, count: number): string[] {
  const [year = 0, month = 0] = romeDay(now).split("-").map(Number);
  return Array.from({ length: count }, (_, back) => {
    const at = new Date(Date.UTC(year, month - 2 - back, 1));
    return at.toISOString().slice(0, 7);
  });
}
