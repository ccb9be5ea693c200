import { postLimits } from "@orbita/contract";
import { fail } from "../kernel/failure.ts";

const hour = 3_600_000;
const { newAccount, perDay, perHour } = postLimits;

export const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * hour);

export const isNewAccount = (created: Date, now: Date): boolean => created > hoursBefore(now, newAccount.hours);

export type PostCounts = { readonly lastHour: number; readonly lastDay: number };

/**
 * Enforces the limits on posts per hour and day. New accounts have a lower limit; the general limits are above what a person
 * writes by hand.
 */
export function refuseTooManyPosts({ lastHour, lastDay }: PostCounts, { isNew }: { isNew: boolean }): void {
  if (isNew && lastDay >= newAccount.perDay) fail("account.tooNew", { hours: newAccount.hours });
  if (lastHour >= perHour) fail("post.tooMany", { max: perHour });
  if (lastDay >= perDay) fail("post.tooMany", { max: perDay });
}

/**
 * Enforces the limit on mentions by new accounts; the schema of a post has the general limit. Counts the names in the text and
 * not the accounts they match, so that the refusal does not reveal which accounts exist.
 */
export function refuseTooLoud(names: number, { isNew }: { isNew: boolean }): void {
  if (isNew && names > newAccount.mentions) fail("account.tooNew", { hours: newAccount.hours });
}
