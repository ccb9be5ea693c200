import type { ApplicationTimelineEntry, MyApplication } from "@orbita/contract";
import { replyDue } from "~/domain/applications/reply-due.ts";

const dayMs = 86_400_000;
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs;

type ReplyPromise = {
  /** The day by which the Space promised an answer. */
  by: string;
  /**
   * The state of a promised reply.
   * - `open`: the Space has not replied, and may not have to any more.
   * - `kept` or `late`: it replied by the promised day, or after it.
   * - `missed`: the application expired without a reply.
   */
  became: "open" | "kept" | "late" | "missed";
  /** Days from the submission to the answer; 0 without an answer. */
  days: number;
};

type SubmittedApplication = Pick<MyApplication, "sent" | "promisedBy" | "answeredAt" | "status">;

/** The promised answer to the last submission, and whether it came. */
export function promiseOf({ sent, promisedBy: by, answeredAt, status }: SubmittedApplication): ReplyPromise {
  if (answeredAt === null || answeredAt < sent)
    return { by, became: status === "expired" ? "missed" : "open", days: 0 };
  const days = replyDue(answeredAt, Date.parse(sent))?.days ?? 0;
  return { by, became: Date.parse(answeredAt) <= Date.parse(by) ? "kept" : "late", days };
}

/**
 * The promised answer to one submission.
 * For all but the last submission only the day is known, estimated from the reply time that the post promises now.
 */
export function promiseOfStep(
  application: SubmittedApplication & Pick<MyApplication, "jobPost">,
  { at }: Pick<ApplicationTimelineEntry, "at">,
): ReplyPromise {
  if (Math.abs(Date.parse(at) - Date.parse(application.sent)) < 1_000) return promiseOf(application);
  const by = new Date(Date.parse(at) + application.jobPost.replyDays * dayMs).toISOString();
  return { by, became: "open", days: 0 };
}

/** The number of days within which the candidate was promised an answer on submission. */
export const promisedDays = ({ sent, promisedBy }: Pick<SubmittedApplication, "sent" | "promisedBy">): number =>
  Math.round(daysBetween(sent, promisedBy));
