import { Trans, useLingui } from "@lingui/react/macro";
import type { ChannelProposal } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Card } from "@orbita/ui/base/card.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { formatDay } from "~/shell/format/format.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { channelProposalsQuery, feedAdminKey } from "~/domain/moderation/admin-queries.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import styles from "./feed-admin.module.css";

/** Runs an admin action on a channel proposal, shows a toast if it fails, and refetches the lists in both cases. */
function useTried() {
  const { i18n } = useLingui();
  const queries = useQueryClient();
  return async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      showToast({ message: failureText(i18n, error) });
    }
    await queries.invalidateQueries({ queryKey: feedAdminKey });
  };
}

/** Channels that users propose, oldest first. */
export function ChannelProposals({ onAccept }: { onAccept: (proposal: ChannelProposal) => void }) {
  const { t, i18n } = useLingui();
  const id = useId();
  const tried = useTried();
  const { data, error, refetch } = useQuery(channelProposalsQuery);
  const decline = (proposal: ChannelProposal) =>
    tried(() =>
      answered(api().adminChannels.answerProposal({ params: { id: proposal.id }, body: { accepted: false } })),
    );
  if (error) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  return (
    <Card aria-labelledby={id}>
      <Card.Head id={id} title={t`Pending proposals`} />
      {!data?.length && (
        <Card.Body>
          <Text tone="muted">
            <Trans>No proposals waiting for a reply.</Trans>
          </Text>
        </Card.Body>
      )}
      <ul className={styles.proposals}>
        {data?.map((proposal) => (
          <li key={proposal.id}>
            <div className={styles.proposal}>
              <b>
                <bdi>{proposal.name}</bdi>
              </b>
              <span dir="auto">{proposal.why}</span>
              <Meta
                as="span"
                items={[
                  <bdi key="by">{proposal.by.name}</bdi>,
                  t`with ${proposal.people.join(", ")}`,
                  formatDay(i18n.locale, proposal.at),
                ]}
              />
            </div>
            <div className={styles.acts}>
              <Button
                size="sm"
                variant="quiet"
                aria-label={t`Decline ${proposal.name}`}
                onClick={() => void decline(proposal)}
              >
                <Trans>Decline</Trans>
              </Button>
              <Button
                size="sm"
                variant="primary"
                aria-label={t`Create channel ${proposal.name}`}
                onClick={() => onAccept(proposal)}
              >
                <Trans>Create channel…</Trans>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
