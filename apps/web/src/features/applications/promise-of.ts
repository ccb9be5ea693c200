import type { ApplicationStep, MyApplication } from "@orbita/contract";
import { replyDue } from "~/domain/applications/reply-due.ts";

const dayMs = 86_400_000;
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs;

type Promised = {
  /** The promised day. */
  by: string;
  /** Nothing can be said yet, or nobody owes anything; the answer came by that day, or after it; it never will. */
  became: "open" | "kept" | "late" | "missed";
  /** Until the answer came. */
  days: number;
};

type Sent = Pick<MyApplication, "sent" | "promisedBy" | "answeredAt" | "status">;

/** What was promised when it was last sent, and what became of it. */
export function promiseOf({ sent, promisedBy: by, answeredAt, status }: Sent): Promised {
  if (answeredAt === null || answeredAt < sent)
    return { by, became: status === "expired" ? "missed" : "open", days: 0 };
  const days = replyDue(answeredAt, Date.parse(sent))?.days ?? 0;
  return { by, became: Date.parse(answeredAt) <= Date.parse(by) ? "kept" : "late", days };
}

/** Of one of its sendings: of one before the last only the day is known, by what the post promises now. */
export function promiseOfStep(
  application: Sent & Pick<MyApplication, "jobPost">,
  { at }: Pick<ApplicationStep, "at">,
): Promised {
  if (Math.abs(Date.parse(at) - Date.parse(application.sent)) < 1_000) return promiseOf(application);
  const by = new Date(Date.parse(at) + application.jobPost.replyDays * dayMs).toISOString();
  return { by, became: "open", days: 0 };
}

/** Within how many days, as it was said to who sent it. */
export const promisedDays = ({ sent, promisedBy }: Pick<Sent, "sent" | "promisedBy">): number =>
  Math.round(daysBetween(sent, promisedBy));
