import type { SpaceOverview } from "@orbita/contract";
import { replyDue } from "~/features/application-state/reply-due.ts";

export type Due = SpaceOverview["due"][number];

/** Which day of a promise it is: the last one is its end, and those after it are too many. */
export function promiseDay({ replyBy, replyDays }: Pick<Due, "replyBy" | "replyDays">, now: number): number {
  const due = replyDue(replyBy, now);
  if (!due) return 0;
  return due.late ? replyDays + Math.max(1, due.days) : Math.max(0, replyDays - due.days);
}
