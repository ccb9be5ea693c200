import { moderationLimits } from "@orbita/contract";
import { fail } from "../kernel/failure.ts";
import { daysAfter, endOfRomeDay, romeDay } from "../kernel/rome-day.ts";
import type { CaseColumns } from "./case-queries.ts";
import type { Target } from "./target-queries.ts";

/** The end of yesterday in Italy: later reports are today's. */
export const beforeToday = (now: Date): Date => endOfRomeDay(daysAfter(romeDay(now), -1));

export function refuseTooMany(madeToday: number): void {
  if (madeToday >= moderationLimits.reportsPerDay) fail("report.tooMany", { max: moderationLimits.reportsPerDay });
}

/** The quoted content: its text, and the alternative texts of its images. */
export const quoteOf = ({ text, alts }: Pick<Target, "text" | "alts">): string =>
  [text, ...alts.map((alt) => `[🖼 ${alt}]`)].filter((line) => line !== "").join("\n");

/** Six calendar months later; in a shorter month, its last day. */
export function appealEnd(decided: Date): Date {
  const end = new Date(decided);
  end.setUTCMonth(end.getUTCMonth() + moderationLimits.appealMonths);
  if (end.getUTCDate() !== decided.getUTCDate()) end.setUTCDate(0);
  return end;
}

type Contested = Pick<CaseColumns, "state" | "decision" | "appeal" | "decided_at">;

/** The deadline for an appeal; null if there is nothing to contest, or there was an appeal already. */
export function appealableUntil({ state, decision, appeal, decided_at }: Contested, now: Date): Date | null {
  if (state !== "decided" || decision !== "disabled" || appeal !== null || !decided_at) return null;
  const end = appealEnd(decided_at);
  return end > now ? end : null;
}

type Judged = Pick<CaseColumns, "state" | "version" | "author_id" | "decided_by">;

/** Admins do not decide about their own content, nor about appeals against their own decisions. */
export const concerns = ({ state, author_id, decided_by }: Judged, actorId: string): boolean =>
  author_id === actorId || (state === "appealed" && decided_by === actorId);

/**
 * The state after a decision; an appealed case is closed by it. The version check rejects the second of two concurrent decisions.
 */
export function decidedState({ state, version }: Judged, seen: number): "decided" | "closed" {
  if (state !== "open" && state !== "appealed") return fail("moderation.notOpen");
  if (version !== seen) return fail("moderation.changedMeanwhile", { version });
  return state === "open" ? "decided" : "closed";
}
