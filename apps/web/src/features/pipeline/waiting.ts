import type { ApplicationCard } from "@orbita/contract";
import { daysUntil } from "~/features/job-posts/rome-days.ts";

export type Urgency = "late" | "near" | "calm";
type Dated = Pick<ApplicationCard, "replyBy" | "moved">;

/** The last day and the one before it are near. */
const nearDays = 1;

/** How the promise of an answer stands; calm where none is owed. */
export function urgencyOf({ replyBy }: Pick<Dated, "replyBy">, now: number): Urgency {
  if (replyBy === null) return "calm";
  if (Date.parse(replyBy) < now) return "late";
  return daysUntil(replyBy, now) <= nearDays ? "near" : "calm";
}

/** Days of the calendar in the state where it stands; 0 is today. */
export const daysWaiting = ({ moved }: Pick<Dated, "moved">, now: number): number => 0 - daysUntil(moved, now);

/** Days past the promised one; 0 is today. */
export const daysLate = (replyBy: string, now: number): number => 0 - daysUntil(replyBy, now);
