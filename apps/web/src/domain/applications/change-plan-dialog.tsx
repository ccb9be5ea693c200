import { useLingui } from "@lingui/react/macro";
import { ActFrame, type ActionDialogProps } from "~/domain/job-posts/act-frame.tsx";
import { PlanCards } from "~/domain/spaces/plan-cards.tsx";
import { changeTakesSlot } from "~/domain/job-posts/plan-offer.ts";
import { usePlanChoice } from "~/domain/job-posts/use-plan-choice.ts";
import { usePostMutation } from "~/domain/job-posts/use-post-mutation.ts";

/** Changes the plan of a post, or the budget of its plan. */
export function ChangePlanDialog({ opened, onClose, post, onDone }: ActionDialogProps) {
  const { t } = useLingui();
  const choice = usePlanChoice(post, (plan) => changeTakesSlot(post, plan));
  const { plan, budget, body } = choice;
  const mutation = usePostMutation((changed, act) => {
    onClose();
    onDone?.(changed, act);
  });
  const unchanged = plan === post.plan && (plan === "free" || budget === post.dailyBudget);
  return (
    <ActFrame
      opened={opened}
      onClose={onClose}
      width={640}
      title={t`Change plan`}
      description={<bdi>{post.title}</bdi>}
      footNote={
        post.jobPostStatus === "suspended"
          ? t`The job will use a slot when you publish it again.`
          : t`The change will take effect immediately. The publication and expiry dates won’t change.`
      }
      commit={plan === post.plan && plan === "premium" ? t`Change budget` : t`Change plan`}
      blocked={body === null || unchanged}
      busy={mutation.isPending}
      onCommit={() => body && mutation.mutate({ act: "plan", id: post.id, body })}
      error={mutation.error}
    >
      <PlanCards choice={choice} postId={post.id} current={post.plan} />
    </ActFrame>
  );
}
