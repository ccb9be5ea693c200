export type DayPart = "morning" | "afternoon" | "evening";

/** The part of the day, for a greeting. `hour` is in the viewer's time zone. */
export function partOfDay(hour: number): DayPart {
  if (hour >= 5 && hour < 13) return "morning";
  return hour >= 13 && hour < 18 ? "afternoon" : "evening";
}
