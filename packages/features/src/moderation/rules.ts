import { moderationLimits } from "@orbita/contract";
import { fail } from "../kernel/failure.ts";
import { daysAfter, endOfRomeDay, romeDay } from "../kernel/rome-day.ts";
import type { CaseColumns } from "./case-queries.ts";
import type { Target } from "./target-queries.ts";

/** The last moment of yesterday in Italy: what came after it is of today. */
export const beforeToday = (now: Date): Date => endOfRomeDay(daysAfter(romeDay(now), -1));

export function refuseTooMany(madeToday: number): void {
  if (madeToday >= moderationLimits.reportsPerDay) fail("report.tooMany", { max: moderationLimits.reportsPerDay });
}

/** What is judged: its words, and what its pictures were said to show. */
export const quoteOf = ({ text, alts }: Pick<Target, "text" | "alts">): string =>
  [text, ...alts.map((alt) => `[🖼 ${alt}]`)].filter((line) => line !== "").join("\n");

/** Six months by the calendar; of a month that is shorter, its end. */
export function appealEnd(decided: Date): Date {
  const end = new Date(decided);
  end.setUTCMonth(end.getUTCMonth() + moderationLimits.appealMonths);
  if (end.getUTCDate() !== decided.getUTCDate()) end.setUTCDate(0);
  return end;
}

type Contested = Pick<CaseColumns, "state" | "decision" | "appeal" | "decided_at">;

/** Until when its author may contest it; null where there is nothing to contest, or it was contested before. */
export function appealableUntil({ state, decision, appeal, decided_at }: Contested, now: Date): Date | null {
  if (state !== "decided" || decision !== "disabled" || appeal !== null || !decided_at) return null;
  const end = appealEnd(decided_at);
  return end > now ? end : null;
}

type Judged = Pick<CaseColumns, "state" | "version" | "author_id" | "decided_by">;

/** Nobody judges what they said, nor again what they decided. */
export const concerns = ({ state, author_id, decided_by }: Judged, actorId: string): boolean =>
  author_id === actorId || (state === "appealed" && decided_by === actorId);

/** What it is after a decision; a contested one is over then. Of two who decide at once, the second saw another version. */
export function decidedState({ state, version }: Judged, seen: number): "decided" | "closed" {
  if (state !== "open" && state !== "appealed") return fail("moderation.notOpen");
  if (version !== seen) return fail("moderation.changedMeanwhile", { version });
  return state === "open" ? "decided" : "closed";
}
