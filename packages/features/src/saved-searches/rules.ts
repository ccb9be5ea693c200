import type { AlertFrequency } from "@orbita/contract";
import { daysAfter, romeDay } from "../kernel/rome-day.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
/**
 * How far each run of a saved search overlaps the previous one, in milliseconds, to find what reached the index late. A match
 * that is found twice counts once.
 */
const overlap = day;

const hourInRome = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Rome", hour: "2-digit", hourCycle: "h23" });
const morning = "07";

/** The time 7:00 on that day in Italy, in summer or winter time. */
function morningOf(date: string): Date {
  const winter = new Date(`${date}T${morning}:00:00+01:00`);
  return hourInRome.format(winter) === morning ? winter : new Date(`${date}T${morning}:00:00+02:00`);
}

const isMonday = (date: string): boolean => new Date(`${date}T12:00:00Z`).getUTCDay() === 1;

/** The time of the next run of a saved search. Searches without notifications also run daily, to count new matches. */
export function nextAsk(frequency: AlertFrequency, now: Date): Date {
  if (frequency === "atOnce") return new Date(now.getTime() + minute / 2);
  const isIts = (date: string) => morningOf(date) > now && (frequency !== "weekly" || isMonday(date));
  let date = romeDay(now);
  while (!isIts(date)) date = daysAfter(date, 1);
  return morningOf(date);
}

type SavedSearchWindow = { since: Date; asked_until: Date };

/** Whether a saved search has not run yet. Its first run records what existed when it was saved, so that this is never reported as new, even if it changes. */
export const isNew = ({ since, asked_until }: SavedSearchWindow): boolean => asked_until.getTime() === since.getTime();

/** The time since which a post or person counts as new for a saved search. */
export const newsFrom = ({ since, asked_until }: SavedSearchWindow): Date =>
  new Date(Math.max(since.getTime(), asked_until.getTime() - overlap));
