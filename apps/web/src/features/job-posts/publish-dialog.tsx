import { Trans, useLingui } from "@lingui/react/macro";
import type { ContractStatus, Plan, Publication } from "@orbita/contract";
import { jobPostLimits } from "@orbita/contract/job-posts/limits";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { labelOf } from "~/features/jobs/label-of.ts";
import { formatPay } from "~/shell/format/format.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { ActFrame, type ActDialogProps } from "./act-frame.tsx";
import { CheckNote, type AdCheck } from "./check-note.tsx";
import { expiryFault, usualDay } from "./expiry.ts";
import { ExpiryField, isReplyDays, ReplyField } from "./life-fields.tsx";
import { PlanCards } from "./plan-cards.tsx";
import { budgetFault, planBar, usualBudget } from "./plan-offer.ts";
import { PublishFaults } from "./publish-faults.tsx";
import { slotsQuery, type ListedPost } from "./queries.ts";
import { romeDay } from "./rome-days.ts";
import { usePostMutation } from "./use-post-mutation.ts";
import styles from "./plan.module.css";

type Props = ActDialogProps & { check?: AdCheck | undefined };

/** The committing act: what it takes, what is promised and until when. */
export function PublishDialog({ opened, onClose, post, onDone, check }: Props) {
  const { t, i18n } = useLingui();
  const space = useActingSpace();
  const slots = useQuery(slotsQuery(space.id));
  const mutation = usePostMutation((changed, act) => {
    onClose();
    onDone?.(changed, act);
  });
  const terms = useTerms(post, slots.data);
  const pay = formatPay(i18n.locale, post.salaryMin, post.salaryMax);
  const agreement = labelOf(post, post.ccnl, i18n.locale);
  const about = [
    <bdi key="title">{post.title}</bdi>,
    pay && (
      <Text key="pay" as="span" nowrap>
        <bdi>{pay}</bdi>
      </Text>
    ),
    agreement && t`CCNL ${agreement}`,
  ];
  return (
    <ActFrame
      opened={opened}
      onClose={onClose}
      width={640}
      title={t`Publish the job post`}
      description={<Meta as="span" size="md" items={about} />}
      footNote={<Trans>You can suspend it whenever you want.</Trans>}
      commit={t`Publish now`}
      variant="accent"
      blocked={terms.publication === null || (check?.errors ?? 0) > 0}
      busy={mutation.isPending}
      onCommit={() => terms.publication && mutation.mutate({ act: "publish", id: post.id, body: terms.publication })}
      error={mutation.error}
      errorMore={<PublishFaults error={mutation.error} />}
    >
      {slots.data ? (
        <PlanCards {...terms.cards} status={slots.data} postId={post.id} />
      ) : slots.error ? (
        <QueryFailure error={slots.error} onRetry={() => void slots.refetch()} />
      ) : (
        <LoadingList label={t`Loading`} shape="none" />
      )}
      <div className={styles.terms}>
        <ReplyField value={terms.replyDays} onChange={terms.setReplyDays} />
        <ExpiryField value={terms.expiresOn} onChange={terms.setExpiresOn} now={terms.now} />
      </div>
      {check && <CheckNote check={check} />}
    </ActFrame>
  );
}

/** Until when it is offered: a suspended post goes on to where it would have ended. */
const offeredDay = ({ jobPostStatus, expiresAt }: ListedPost, now: number): string =>
  jobPostStatus === "suspended" && expiresAt && Date.parse(expiresAt) > now ? romeDay(expiresAt) : usualDay(now);

/** What is chosen, and what is sent for it: null while something is not right. */
function useTerms(post: ListedPost, status: ContractStatus | undefined) {
  const { role } = useActingSpace();
  const [now] = useState(() => Date.now());
  const [chosen, setChosen] = useState<Plan | null>(null);
  const [typed, setTyped] = useState<number | null | undefined>(undefined);
  const [replyDays, setReplyDays] = useState(
    isReplyDays(post.replyDays) ? post.replyDays : jobPostLimits.replyDaysStandard,
  );
  const [expiresOn, setExpiresOn] = useState(() => offeredDay(post, now));
  const barOf = (plan: Plan) => (status ? planBar({ plan, status, role, takesSlot: true }) : null);
  const bars = { free: barOf("free"), premium: barOf("premium") };
  const wished = chosen ?? post.plan ?? "free";
  // What was chosen may have become impossible meanwhile; the dearer plan is never chosen for anybody.
  const plan = bars[wished] === null ? wished : bars.free === null ? "free" : null;
  const budget = typed === undefined ? (post.dailyBudget ?? (status ? usualBudget(status.sponsoring) : null)) : typed;
  const fault = budgetFault(budget, status?.sponsoring.minDailyBudget ?? 0);
  const whole = status && plan && expiryFault(expiresOn, now) === null && (plan === "free" || fault === null);
  const publication: Publication | null = whole
    ? { plan, replyDays, expiresOn, ...(plan === "premium" && budget !== null && { dailyBudget: budget }) }
    : null;
  const cards = { plan, onPlan: setChosen, bars, budget, onBudget: setTyped, fault };
  return { now, cards, replyDays, setReplyDays, expiresOn, setExpiresOn, publication };
}
