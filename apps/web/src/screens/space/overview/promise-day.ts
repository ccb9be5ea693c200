import type { SpaceOverview } from "@orbita/contract";
import { replyDue } from "~/domain/applications/reply-due.ts";

export type DueReply = SpaceOverview["due"][number];

/** Which day of the promised period it is. The last day is `replyDays`; a higher number means that the reply is late. */
export function promiseDay({ replyBy, replyDays }: Pick<DueReply, "replyBy" | "replyDays">, now: number): number {
  const due = replyDue(replyBy, now);
  if (!due) return 0;
  return due.late ? replyDays + Math.max(1, due.days) : Math.max(0, replyDays - due.days);
}
