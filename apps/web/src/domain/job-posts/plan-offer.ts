import type { ContractStatus, JobPostStatus, Plan, SpaceRole } from "@orbita/contract";
import { jobPostLimits } from "@orbita/contract/job-posts/limits";

/** Why the Space cannot choose a plan. The API decides; this only shows the reason before the user tries. */
export type PlanObstacle = "full" | "ownersOnly" | "unverified" | "billingData" | "paymentMethod" | "paused";

type PlanObstacleInput = {
  plan: Plan;
  status: ContractStatus;
  role: SpaceRole;
  /** Whether the Space is verified. */
  verified: boolean;
  /** Whether choosing the plan uses one of its slots, as publishing and moving a published post to the other plan do. */
  takesSlot: boolean;
};

export const slotsLeft = (status: ContractStatus, plan: Plan): number => status[plan].total - status[plan].used;

/** The first reason why the Space cannot choose the plan. Null if it can choose it. */
export function planBar({ plan, status, role, verified, takesSlot }: PlanObstacleInput): PlanObstacle | null {
  if (plan === "premium") {
    if (role !== "owner") return "ownersOnly";
    if (!verified) return "unverified";
    if (!status.sponsoring.hasBillingData) return "billingData";
    if (!status.sponsoring.hasPaymentMethod) return "paymentMethod";
    if (status.sponsoring.pausedSince !== null) return "paused";
  }
  return takesSlot && slotsLeft(status, plan) <= 0 ? "full" : null;
}

/** Whether changing an existing post to the plan uses one of the plan's slots. */
export const changeTakesSlot = (post: { jobPostStatus: JobPostStatus; plan: Plan | null }, plan: Plan): boolean =>
  post.jobPostStatus === "published" && post.plan !== plan;

const cents = (euros: number): number => Math.round(euros * 100);

/** Number of clicks that a daily budget pays for. Calculates in cents to avoid rounding errors. */
export const clicksFor = (budget: number, clickPrice: number): number => Math.floor(cents(budget) / cents(clickPrice));

const usualClicks = 40;

/** The suggested daily budget, in euros. */
export const usualBudget = ({ clickPrice, minDailyBudget }: ContractStatus["sponsoring"]): number =>
  Math.max(minDailyBudget, (cents(clickPrice) * usualClicks) / 100);

export type BudgetFault = "missing" | "tooSmall" | "tooBig";

export function budgetFault(budget: number | null, min: number): BudgetFault | null {
  if (budget === null || Number.isNaN(budget)) return "missing";
  if (budget < min) return "tooSmall";
  return budget > jobPostLimits.dailyBudget.max ? "tooBig" : null;
}
