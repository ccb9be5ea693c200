import type { ApplicationStep, MyApplication } from "@orbita/contract";
import { replyDue } from "~/domain/applications/reply-due.ts";

const dayMs = 86_400_000;
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs;

type Promised = {
  /** The promised day. */
  by: string;
  /**
   * open: not decided yet, or no answer is due; kept or late: answered by that day or after it; missed: expired without an
   * answer.
   */
  became: "open" | "kept" | "late" | "missed";
  /** Days until the answer came. */
  days: number;
};

type SubmittedApplication = Pick<MyApplication, "sent" | "promisedBy" | "answeredAt" | "status">;

/** The promise of the last submission, and its outcome. */
export function promiseOf({ sent, promisedBy: by, answeredAt, status }: SubmittedApplication): Promised {
  if (answeredAt === null || answeredAt < sent)
    return { by, became: status === "expired" ? "missed" : "open", days: 0 };
  const days = replyDue(answeredAt, Date.parse(sent))?.days ?? 0;
  return { by, became: Date.parse(answeredAt) <= Date.parse(by) ? "kept" : "late", days };
}

/** The promise of a single submission. For all but the last, only the day is known, from the days that the post promises now. */
export function promiseOfStep(
  application: SubmittedApplication & Pick<MyApplication, "jobPost">,
  { at }: Pick<ApplicationStep, "at">,
): Promised {
  if (Math.abs(Date.parse(at) - Date.parse(application.sent)) < 1_000) return promiseOf(application);
  const by = new Date(Date.parse(at) + application.jobPost.replyDays * dayMs).toISOString();
  return { by, became: "open", days: 0 };
}

/** The number of days that the candidate was promised on submission. */
export const promisedDays = ({ sent, promisedBy }: Pick<SubmittedApplication, "sent" | "promisedBy">): number =>
  Math.round(daysBetween(sent, promisedBy));
