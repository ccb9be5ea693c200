import { postLimits } from "@orbita/contract";
import { fail } from "../kernel/failure.ts";

const hour = 3_600_000;
const { newAccount, perDay, perHour } = postLimits;

export const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * hour);

export const isNewAccount = (created: Date, now: Date): boolean => created > hoursBefore(now, newAccount.hours);

export type Written = { readonly lastHour: number; readonly lastDay: number };

/** Who came yesterday writes less; everybody writes as much as a person writes. */
export function refuseTooMany({ lastHour, lastDay }: Written, { isNew }: { isNew: boolean }): void {
  if (isNew && lastDay >= newAccount.perDay) fail("account.tooNew", { hours: newAccount.hours });
  if (lastHour >= perHour) fail("post.tooMany", { max: perHour });
  if (lastDay >= perDay) fail("post.tooMany", { max: perDay });
}

/** By the names that stand in the text: whom they mean is nothing that a refusal should tell. */
export function refuseTooLoud(names: number, { isNew }: { isNew: boolean }): void {
  if (isNew && names > newAccount.mentions) fail("account.tooNew", { hours: newAccount.hours });
}
