/** Dates are those in Rome, not those of the user's time zone: a post expires at the end of a day in Rome. */
const parts = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Europe/Rome",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});
const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** The day in Rome, for example "2026-12-20". */
export const romeDay = (at: Date | string | number): string => parts.format(new Date(at));

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** Calendar days from now until `at`; 0 is today. */
export const daysUntil = (at: string, now: number): number =>
  Math.round((Date.parse(romeDay(at)) - Date.parse(romeDay(now))) / dayMs);

/** The first instant of the day in Rome, one or two hours before midnight UTC. */
export function startOfRomeDay(day: string): string {
  const greenwich = Date.parse(`${day}T00:00:00Z`);
  const early = greenwich - 2 * hourMs;
  return new Date(romeDay(early) === day ? early : greenwich - hourMs).toISOString();
}

/** Noon UTC of a day. Formatting this instant as a date gives the same day in Rome. */
export const noonOf = (day: string): string => `${day}T12:00:00Z`;
