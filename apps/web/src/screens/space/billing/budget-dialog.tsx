import { Trans, useLingui } from "@lingui/react/macro";
import type { LedgerDay, OwnJobPost } from "@orbita/contract";
import { Text } from "@orbita/ui/base/text.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { billingKey } from "~/shell/api/query-keys.ts";
import { ActFrame } from "~/domain/job-posts/act-frame.tsx";
import { Budget } from "~/domain/spaces/plan-cards.tsx";
import { jobPostQuery } from "~/domain/job-posts/queries.ts";
import { usePlanChoice } from "~/domain/job-posts/use-plan-choice.ts";
import { usePostMutation } from "~/domain/job-posts/use-post-mutation.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { formatCents } from "~/domain/invoices/format.ts";

type Props = { post: LedgerDay["posts"][number]; onClose: () => void };

/** Changes the daily budget of a sponsored job post. Opened from the ledger. */
export function BudgetDialog({ post, onClose }: Props) {
  const { t } = useLingui();
  const space = useActingSpace();
  const { data, error, refetch } = useQuery(jobPostQuery(space.id, post.jobPostId));
  if (data) return <Known own={data} spentCents={post.spentCents} onClose={onClose} />;
  return (
    <FormDialog title={t`Daily budget`} onClose={onClose} submitLabel={t`Change budget`} onSubmit={undefined}>
      {error ? (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingList label={t`Loading`} shape="none" rows={1} />
      )}
    </FormDialog>
  );
}

type BudgetFormProps = { own: OwnJobPost; spentCents: number; onClose: () => void };

function Known({ own, spentCents, onClose }: BudgetFormProps) {
  const { t, i18n } = useLingui();
  const space = useActingSpace();
  const queries = useQueryClient();
  const choice = usePlanChoice(own, () => false);
  const status = choice.slots.data;
  const mutation = usePostMutation(() => {
    onClose();
    void queries.invalidateQueries({ queryKey: billingKey(space.id) });
  });
  const { budget, fault } = choice;
  const spent = formatCents(i18n.locale, spentCents);
  const ready = budget !== null && fault === null && budget !== own.dailyBudget;
  const below = ready && Math.round(budget * 100) < spentCents;
  return (
    <ActFrame
      opened
      onClose={onClose}
      title={t`Daily budget`}
      description={<bdi>{own.title}</bdi>}
      footNote={t`The new budget will take effect right away, including today.`}
      commit={t`Change budget`}
      blocked={!ready}
      busy={mutation.isPending}
      onCommit={() =>
        ready && mutation.mutate({ act: "plan", id: own.id, body: { plan: "premium", dailyBudget: budget } })
      }
      error={mutation.error}
    >
      {status ? <Budget status={status} choice={choice} /> : <LoadingList label={t`Loading`} shape="none" rows={1} />}
      <Text size="sm" tone="muted" numeric>
        {below ? (
          <Trans>
            You’ve already spent {spent} today. With a lower budget, the job will run without sponsorship until
            midnight.
          </Trans>
        ) : (
          <Trans>You’ve already spent {spent} today.</Trans>
        )}
      </Text>
    </ActFrame>
  );
}
