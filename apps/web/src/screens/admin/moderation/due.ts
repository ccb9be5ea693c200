import { moderationLimits, type ModerationCase } from "@orbita/contract/moderation/schema";

const day = 86_400_000;

/** The date by which the reporter, or the author who appealed, must get an answer; null for decided cases. */
export function dueAt({
  state,
  created,
  appealed,
}: Pick<ModerationCase, "state" | "created" | "appealed">): string | null {
  if (state !== "open" && state !== "appealed") return null;
  const since = state === "appealed" ? (appealed ?? created) : created;
  return new Date(Date.parse(since) + moderationLimits.answerDays * day).toISOString();
}

export const isLate = (due: string | null, now: number): boolean => due !== null && Date.parse(due) < now;
