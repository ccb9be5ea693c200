import { jobPostLimits } from "@orbita/contract/job-posts/limits";
import { addDays, daysUntil, romeDay } from "~/shell/calendar/rome-days.ts";

export const lastDay = (now: number): string => addDays(romeDay(now), jobPostLimits.lifeDays.max);
export const usualDay = (now: number): string => addDays(romeDay(now), jobPostLimits.lifeDays.standard);

export type ExpiryFault = "missing" | "past" | "tooFar";

export function expiryFault(day: string, now: number): ExpiryFault | null {
  if (!day) return "missing";
  if (day < romeDay(now)) return "past";
  return day > lastDay(now) ? "tooFar" : null;
}

/** Posts that expire within this many days are highlighted. */
export const soonDays = 7;

export const endsSoon = (expiresAt: string, now: number): boolean => daysUntil(expiresAt, now) <= soonDays;
