import { startOfRomeDay } from "~/features/job-posts/rome-days.ts";

const parts = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Europe/Rome",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** As a field writes it: "2026-11-22T05:00", by Rome's clock. */
export function toField(instant: string | null): string {
  if (instant === null) return "";
  const [day = "", time = ""] = parts.format(new Date(instant)).split(", ");
  return `${day}T${time}`;
}

const minuteMs = 60_000;
const shape = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)/;

/** What a field says, as an instant; null for nothing. On the two days when the clock is moved, by the hour that it shows. */
export function fromField(value: string): string | null {
  const [, day, hours, minutes] = shape.exec(value) ?? [];
  if (day === undefined) return null;
  const guess = Date.parse(startOfRomeDay(day)) + (Number(hours) * 60 + Number(minutes)) * minuteMs;
  const shown = toField(new Date(guess).toISOString());
  // As if both were of Greenwich: only how far they are apart counts.
  const off = Date.parse(`${value.slice(0, 16)}:00Z`) - Date.parse(`${shown}:00Z`);
  return new Date(guess + off).toISOString();
}
