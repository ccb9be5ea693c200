import { Trans, useLingui } from "@lingui/react/macro";
import { jobPostLimits } from "@orbita/contract/job-posts/limits";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { useState, type ReactNode } from "react";
import { labelOf } from "~/domain/job-posts/public/row/label-of.ts";
import { formatPay } from "~/shell/format/format.ts";
import { ActFrame, type ActionDialogProps } from "~/domain/job-posts/act-frame.tsx";
import { CheckNote, type AdCheck } from "~/domain/job-posts/check-note.tsx";
import { expiryFault, usualDay } from "~/domain/job-posts/expiry.ts";
import { ExpiryField, isReplyDays, ReplyField } from "./life-fields.tsx";
import { PlanCards } from "~/domain/spaces/plan-cards.tsx";
import type { ListedPost } from "~/domain/job-posts/queries.ts";
import { romeDay } from "~/shell/calendar/rome-days.ts";
import { usePlanChoice } from "~/domain/job-posts/use-plan-choice.ts";
import { usePostMutation } from "~/domain/job-posts/use-post-mutation.ts";
import { useFieldLabels } from "~/domain/job-posts/use-field-labels.ts";
import { problemOf } from "~/shell/api/failure.ts";
import { fieldErrorText } from "~/shell/form/use-contract-form.ts";
import styles from "~/domain/spaces/plan.module.css";

/** Why the API refused to publish: the errors of each field, or the candidates who must get an answer first. */
function PublishFaults({ error, lateReplies }: { error: unknown; lateReplies: ReactNode }) {
  const { i18n } = useLingui();
  const labels: Record<string, string> = useFieldLabels();
  const problem = problemOf(error);
  if (problem?.code === "jobPost.answersOwed") return lateReplies;
  const errors = problem?.errors ?? [];
  if (errors.length === 0) return null;
  return (
    <ul className={styles.faults}>
      {errors.map(({ path, code, params }, index) => {
        const field = labels[path.split(".")[0] ?? path];
        const words = fieldErrorText(i18n, { type: code, message: JSON.stringify(params) });
        return <li key={index}>{field ? `${field}: ${words}` : words}</li>;
      })}
    </ul>
  );
}

type Props = ActionDialogProps & { check?: AdCheck | undefined };

/** Publishes a post: plan, reply promise and expiry date. */
export function PublishDialog({ opened, onClose, post, onDone, check, lateReplies }: Props) {
  const { t, i18n } = useLingui();
  const [now] = useState(() => Date.now());
  const [replyDays, setReplyDays] = useState(
    isReplyDays(post.replyDays) ? post.replyDays : jobPostLimits.replyDaysStandard,
  );
  const [expiresOn, setExpiresOn] = useState(() => offeredDay(post, now));
  const choice = usePlanChoice(post, () => true);
  const ready = choice.body && expiryFault(expiresOn, now) === null && (check?.errors ?? 0) === 0;
  const body = ready && choice.body ? { ...choice.body, replyDays, expiresOn } : null;
  const mutation = usePostMutation((changed, act) => {
    onClose();
    onDone?.(changed, act);
  });
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
      title={t`Publish job`}
      description={<Meta as="span" size="md" items={about} />}
      footNote={<Trans>You can suspend the job at any time.</Trans>}
      commit={t`Publish now`}
      variant="accent"
      blocked={body === null}
      busy={mutation.isPending}
      onCommit={() => body && mutation.mutate({ act: "publish", id: post.id, body })}
      error={mutation.error}
      errorMore={<PublishFaults error={mutation.error} lateReplies={lateReplies} />}
    >
      <PlanCards choice={choice} postId={post.id} />
      <div className={styles.terms}>
        <ReplyField value={replyDays} onChange={setReplyDays} />
        <ExpiryField value={expiresOn} onChange={setExpiresOn} now={now} />
      </div>
      {check && <CheckNote check={check} />}
    </ActFrame>
  );
}

/** The suggested expiry day. A suspended post keeps its previous expiry day if that day is still in the future. */
const offeredDay = ({ jobPostStatus, expiresAt }: ListedPost, now: number): string =>
  jobPostStatus === "suspended" && expiresAt && Date.parse(expiresAt) > now ? romeDay(expiresAt) : usualDay(now);
