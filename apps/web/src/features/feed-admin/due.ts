import { moderationLimits, type ModerationCase } from "@orbita/contract/moderation/schema";

const day = 86_400_000;

/** When whoever waits for it was promised an answer; null for what is over. */
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
