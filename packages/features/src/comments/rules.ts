import { postLimits } from "@orbita/contract";
import { fail } from "../kernel/failure.ts";

const { newAccount, commentsPerHour } = postLimits;

type CommentCounts = { readonly lastHour: number; readonly lastDay: number };

/** Refuses a comment over the limits: new accounts have a daily limit, and all accounts have an hourly limit. */
export function refuseTooMany({ lastHour, lastDay }: CommentCounts, { isNew }: { isNew: boolean }): void {
  if (isNew && lastDay >= newAccount.commentsPerDay) fail("account.tooNew", { hours: newAccount.hours });
  if (lastHour >= commentsPerHour) fail("comment.tooMany", { max: commentsPerHour });
}
