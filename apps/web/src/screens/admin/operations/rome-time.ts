import { startOfRomeDay } from "~/shell/calendar/rome-days.ts";

const parts = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Europe/Rome",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** Converts an instant to the value of a `datetime-local` input in Rome time, such as "2026-11-22T05:00". */
export function toField(instant: string | null): string {
  if (instant === null) return "";
  const [day = "", time = ""] = parts.format(new Date(instant)).split(", ");
  return `${day}T${time}`;
}

const minuteMs = 60_000;
const shape = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)/;

/**
 * Converts a `datetime-local` value in Rome time to an instant; null if empty.
 * On the day of a daylight saving change, the result still has the local hour that the user typed.
 */
export function fromField(value: string): string | null {
  const [, day, hours, minutes] = shape.exec(value) ?? [];
  if (day === undefined) return null;
  const guess = Date.parse(startOfRomeDay(day)) + (Number(hours) * 60 + Number(minutes)) * minuteMs;
  const shown = toField(new Date(guess).toISOString());
  // Parses both local times as UTC, because only their difference matters.
  const off = Date.parse(`${value.slice(0, 16)}:00Z`) - Date.parse(`${shown}:00Z`);
  return new Date(guess + off).toISOString();
}
