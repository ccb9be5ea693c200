import type { ContractStatus, JobPostStatus, Plan, SpaceRole } from "@orbita/contract";
import { jobPostLimits } from "@orbita/contract/job-posts/limits";

/** Why a plan cannot be chosen now. The api decides; this says it before one tries. */
export type PlanBar = "full" | "ownersOnly" | "unverified" | "billingData" | "paymentMethod" | "paused";

type Asked = {
  plan: Plan;
  status: ContractStatus;
  role: SpaceRole;
  /** Whether the Space is verified. */
  verified: boolean;
  /** Whether choosing it takes one of its slots: publishing does, a change of a published post to the other plan too. */
  takesSlot: boolean;
};

export const slotsLeft = (status: ContractStatus, plan: Plan): number => status[plan].total - status[plan].used;

/** The first of what stands between a Space and a plan; null when nothing does. */
export function planBar({ plan, status, role, verified, takesSlot }: Asked): PlanBar | null {
  if (plan === "premium") {
    if (role !== "owner") return "ownersOnly";
    if (!verified) return "unverified";
    if (!status.sponsoring.hasBillingData) return "billingData";
    if (!status.sponsoring.hasPaymentMethod) return "paymentMethod";
    if (status.sponsoring.pausedSince !== null) return "paused";
  }
  return takesSlot && slotsLeft(status, plan) <= 0 ? "full" : null;
}

/** Whether a post that stands there takes a slot of a plan when the plan is chosen for it. */
export const changeTakesSlot = (post: { jobPostStatus: JobPostStatus; plan: Plan | null }, plan: Plan): boolean =>
  post.jobPostStatus === "published" && post.plan !== plan;

const cents = (euros: number): number => Math.round(euros * 100);

/** How many clicks a day's budget pays for. */
export const clicksFor = (budget: number, clickPrice: number): number => Math.floor(cents(budget) / cents(clickPrice));

const usualClicks = 40;

/** What is offered to who has not chosen yet. */
export const usualBudget = ({ clickPrice, minDailyBudget }: ContractStatus["sponsoring"]): number =>
  Math.max(minDailyBudget, (cents(clickPrice) * usualClicks) / 100);

export type BudgetFault = "missing" | "tooSmall" | "tooBig";

export function budgetFault(budget: number | null, min: number): BudgetFault | null {
  if (budget === null || Number.isNaN(budget)) return "missing";
  if (budget < min) return "tooSmall";
  return budget > jobPostLimits.dailyBudget.max ? "tooBig" : null;
}
