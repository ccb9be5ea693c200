import type { ApplicationCard } from "@orbita/contract";
import { daysUntil } from "~/shell/calendar/rome-days.ts";

export type ReplyUrgency = "late" | "near" | "calm";
type ApplicationDates = Pick<ApplicationCard, "replyBy" | "moved">;

/** A deadline today or tomorrow counts as near. */
const nearDays = 1;

/** The urgency of a promised reply; calm where no reply is due. */
export function getUrgency({ replyBy }: Pick<ApplicationDates, "replyBy">, now: number): ReplyUrgency {
  if (replyBy === null) return "calm";
  if (Date.parse(replyBy) < now) return "late";
  return daysUntil(replyBy, now) <= nearDays ? "near" : "calm";
}

/** Calendar days in the current stage; 0 means since today. */
export const daysWaiting = ({ moved }: Pick<ApplicationDates, "moved">, now: number): number =>
  0 - daysUntil(moved, now);

/** Calendar days past the promised reply date; 0 means today. */
export const daysLate = (replyBy: string, now: number): number => 0 - daysUntil(replyBy, now);
