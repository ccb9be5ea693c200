import type { MailRhythm } from "@orbita/contract";
import { minuteOfDay, nextAt, weekdayOf } from "../kernel/local-time.ts";

export type MailTimingPreference = {
  readonly rhythm: MailRhythm;
  /** True for notifications that concern the user's rights or the security of the account. Emails about them are sent at once, at any hour. */
  readonly always: boolean;
  readonly quietFrom: number | null;
  readonly quietTo: number | null;
  readonly zone: string;
};

/** Local time at which digests are sent, in minutes after midnight: 8:00 in the recipient's time zone. */
const morning = 8 * 60;
const monday = 1;

function isQuiet(at: Date, { quietFrom: from, quietTo: to, zone }: MailTimingPreference): boolean {
  if (from === null || to === null) return false;
  const minute = minuteOfDay(at, zone);
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}

const onMonday = (at: Date, zone: string): Date =>
  weekdayOf(at, zone) === monday ? at : onMonday(nextAt(at, morning, zone), zone);

function gathered(now: Date, { rhythm, zone }: MailTimingPreference): Date {
  if (rhythm === "atOnce") return now;
  const next = nextAt(now, morning, zone);
  return rhythm === "daily" ? next : onMonday(next, zone);
}

/**
 * When to send the email of a notification: now, the next morning or the next Monday morning, but outside the recipient's
 * quiet hours, unless it is mandatory (`always`).
 */
export function mailDue(now: Date, wish: MailTimingPreference): Date {
  if (wish.always) return now;
  const at = gathered(now, wish);
  return isQuiet(at, wish) ? nextAt(at, wish.quietTo!, wish.zone) : at;
}
