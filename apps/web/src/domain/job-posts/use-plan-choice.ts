import type { Plan } from "@orbita/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { budgetFault, planBar, usualBudget } from "./plan-offer.ts";
import { slotsQuery, type ListedPost } from "./queries.ts";

/** The plan and budget that the user chose, the obstacles to each plan, and the request body, which is null while the choice is invalid. */
export function usePlanChoice(post: ListedPost, takesSlot: (plan: Plan) => boolean) {
  const { id: spaceId, role, verified } = useActingSpace();
  const slots = useQuery(slotsQuery(spaceId));
  const status = slots.data;
  const [chosen, setChosen] = useState<Plan | null>(null);
  const [typed, setTyped] = useState<number | null | undefined>(undefined);
  const barOf = (plan: Plan) => (status ? planBar({ plan, status, role, verified, takesSlot: takesSlot(plan) }) : null);
  const bars = { free: barOf("free"), premium: barOf("premium") };
  const wished = chosen ?? post.plan ?? "free";
  // If the chosen plan has become unavailable, only the free plan is preselected in its place, never the paid plan.
  const plan = bars[wished] === null ? wished : bars.free === null ? "free" : null;
  const budget = typed === undefined ? (post.dailyBudget ?? (status ? usualBudget(status.sponsoring) : null)) : typed;
  const fault = budgetFault(budget, status?.sponsoring.minDailyBudget ?? 0);
  const whole = status !== undefined && plan !== null && (plan === "free" || fault === null);
  const body = whole ? { plan, ...(plan === "premium" && budget !== null && { dailyBudget: budget }) } : null;
  return { slots, plan, setPlan: setChosen, bars, budget, setBudget: setTyped, fault, body };
}

export type PlanChoice = ReturnType<typeof usePlanChoice>;
