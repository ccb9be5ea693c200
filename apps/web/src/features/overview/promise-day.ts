import type { SpaceOverview } from "@orbita/contract";
import { replyDue } from "~/domain/applications/reply-due.ts";

export type Due = SpaceOverview["due"][number];

/** The day of the promised period; the last is `replyDays`, and higher numbers are late. */
export function promiseDay({ replyBy, replyDays }: Pick<Due, "replyBy" | "replyDays">, now: number): number {
  const due = replyDue(replyBy, now);
  if (!due) return 0;
  return due.late ? replyDays + Math.max(1, due.days) : Math.max(0, replyDays - due.days);
}
