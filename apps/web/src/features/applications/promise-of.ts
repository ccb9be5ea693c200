import type { ApplicationStep, MyApplication } from "@orbita/contract";
import { replyDue } from "~/features/application-state/reply-due.ts";

const dayMs = 86_400_000;

type Kept = {
  /** The promised day. */
  by: string;
  /** Until the answer came; null while it did not, or for a sending before the last one. */
  days: number | null;
  kept: boolean;
};

/** What was promised when it was sent, and whether it was kept. */
export function promiseOf(
  { sent, answeredAt, jobPost }: Pick<MyApplication, "sent" | "answeredAt" | "jobPost">,
  { at }: Pick<ApplicationStep, "at">,
): Kept {
  const by = new Date(Date.parse(at) + jobPost.replyDays * dayMs).toISOString();
  const isLast = Math.abs(Date.parse(at) - Date.parse(sent)) < 1_000;
  if (!isLast || answeredAt === null || answeredAt < at) return { by, days: null, kept: false };
  const days = replyDue(answeredAt, Date.parse(at))?.days ?? 0;
  return { by, days, kept: Date.parse(answeredAt) <= Date.parse(by) };
}
