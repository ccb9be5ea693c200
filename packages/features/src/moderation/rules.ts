import { moderationLimits } from "@orbita/contract";
import { fail } from "../kernel/failure.ts";
import type { CaseColumns } from "./case-queries.ts";
import type { ModerationTarget } from "./target-queries.ts";

export function refuseTooManyReports(madeToday: number): void {
  if (madeToday >= moderationLimits.reportsPerDay) fail("report.tooMany", { max: moderationLimits.reportsPerDay });
}

/** The quote of reported content: its text, and the alternative texts of its images. */
export const quoteOf = ({ text, alts }: Pick<ModerationTarget, "text" | "alts">): string =>
  [text, ...alts.map((alt) => `[🖼 ${alt}]`)].filter((line) => line !== "").join("\n");

/** The end of the appeal period: six calendar months after the decision. If the last month has no such day, the last day of that month. */
export function appealEnd(decided: Date): Date {
  const end = new Date(decided);
  end.setUTCMonth(end.getUTCMonth() + moderationLimits.appealMonths);
  if (end.getUTCDate() !== decided.getUTCDate()) end.setUTCDate(0);
  return end;
}

type ContestedCase = Pick<CaseColumns, "state" | "decision" | "appeal" | "decided_at">;

/** The deadline for an appeal against a moderation decision; null if the deadline has passed, there is nothing to contest, or an appeal was made already. */
export function appealableUntil({ state, decision, appeal, decided_at }: ContestedCase, now: Date): Date | null {
  if (state !== "decided" || decision !== "disabled" || appeal !== null || !decided_at) return null;
  const end = appealEnd(decided_at);
  return end > now ? end : null;
}

type DecidableCase = Pick<CaseColumns, "state" | "version" | "author_id" | "decided_by">;

/** Whether an admin must not decide a case: it is about their own content, or an appeal against their own decision. */
export const concerns = ({ state, author_id, decided_by }: DecidableCase, actorId: string): boolean =>
  author_id === actorId || (state === "appealed" && decided_by === actorId);

/**
 * The state of a case after a decision: `closed` if it was appealed. The version check rejects the second of two concurrent
 * decisions.
 */
export function decidedState({ state, version }: DecidableCase, seen: number): "decided" | "closed" {
  if (state !== "open" && state !== "appealed") return fail("moderation.notOpen");
  if (version !== seen) return fail("moderation.changedMeanwhile", { version });
  return state === "open" ? "decided" : "closed";
}
