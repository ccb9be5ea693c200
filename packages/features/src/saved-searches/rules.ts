import type { AlertFrequency } from "@orbita/contract";
import { daysAfter, romeDay } from "../kernel/rome-day.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
/** What reached the index late is found by asking again for what was asked for; a match counts once. */
const overlap = day;

const hourInRome = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Rome", hour: "2-digit", hourCycle: "h23" });
const morning = "07";

/** Seven in the morning of that day in Italy, by its summer or its winter clock. */
function morningOf(date: string): Date {
  const winter = new Date(`${date}T${morning}:00:00+01:00`);
  return hourInRome.format(winter) === morning ? winter : new Date(`${date}T${morning}:00:00+02:00`);
}

const isMonday = (date: string): boolean => new Date(`${date}T12:00:00Z`).getUTCDay() === 1;

/** When it is asked the next time. Of one that tells nobody the new ones are counted once a day. */
export function nextAsk(frequency: AlertFrequency, now: Date): Date {
  if (frequency === "atOnce") return new Date(now.getTime() + minute / 2);
  const isIts = (date: string) => morningOf(date) > now && (frequency !== "weekly" || isMonday(date));
  let date = romeDay(now);
  while (!isIts(date)) date = daysAfter(date, 1);
  return morningOf(date);
}

type Asked = { since: Date; asked_until: Date };

/** What was there when it was saved is looked at first, so that it is never news, also when it changes. */
export const isNew = ({ since, asked_until }: Asked): boolean => asked_until.getTime() === since.getTime();

/** From when on something is news to it. */
export const newsFrom = ({ since, asked_until }: Asked): Date =>
  new Date(Math.max(since.getTime(), asked_until.getTime() - overlap));
