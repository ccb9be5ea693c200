import { useLingui } from "@lingui/react/macro";
import type { Plan } from "@orbita/contract";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { ActFrame, type ActDialogProps } from "./act-frame.tsx";
import { PlanCards } from "./plan-cards.tsx";
import { budgetFault, changeTakesSlot, planBar, usualBudget } from "./plan-offer.ts";
import { slotsQuery } from "./queries.ts";
import { usePostMutation } from "./use-post-mutation.ts";

/** Another plan, or another budget for the same. */
export function PlanDialog({ opened, onClose, post, onDone }: ActDialogProps) {
  const { t } = useLingui();
  const { id: spaceId, role } = useActingSpace();
  const slots = useQuery(slotsQuery(spaceId));
  const status = slots.data;
  const [plan, setPlan] = useState<Plan | null>(post.plan);
  const [typed, setTyped] = useState<number | null | undefined>(undefined);
  const mutation = usePostMutation((changed, act) => {
    onClose();
    onDone?.(changed, act);
  });
  const barOf = (of: Plan) =>
    status ? planBar({ plan: of, status, role, takesSlot: changeTakesSlot(post, of) }) : null;
  const bars = { free: barOf("free"), premium: barOf("premium") };
  const budget = typed === undefined ? (post.dailyBudget ?? (status ? usualBudget(status.sponsoring) : null)) : typed;
  const fault = budgetFault(budget, status?.sponsoring.minDailyBudget ?? 0);
  const sameBudget = plan === "free" || budget === post.dailyBudget;
  const blocked =
    !status ||
    plan === null ||
    bars[plan] !== null ||
    (plan === "premium" && fault !== null) ||
    (plan === post.plan && sameBudget);
  return (
    <ActFrame
      opened={opened}
      onClose={onClose}
      width={640}
      title={t`Change the plan`}
      description={<bdi>{post.title}</bdi>}
      footNote={
        post.jobPostStatus === "suspended"
          ? t`It takes a slot when you publish it again.`
          : t`It is so at once. Its date and expiry stay.`
      }
      commit={plan === post.plan && plan === "premium" ? t`Change the budget` : t`Change the plan`}
      blocked={blocked}
      busy={mutation.isPending}
      onCommit={() =>
        plan &&
        mutation.mutate({
          act: "plan",
          id: post.id,
          body: { plan, ...(plan === "premium" && budget !== null && { dailyBudget: budget }) },
        })
      }
      error={mutation.error}
    >
      {status ? (
        <PlanCards
          status={status}
          postId={post.id}
          plan={plan}
          onPlan={setPlan}
          bars={bars}
          current={post.plan}
          budget={budget}
          onBudget={setTyped}
          fault={fault}
        />
      ) : slots.error ? (
        <QueryFailure error={slots.error} onRetry={() => void slots.refetch()} />
      ) : (
        <LoadingList label={t`Loading`} shape="none" />
      )}
    </ActFrame>
  );
}
