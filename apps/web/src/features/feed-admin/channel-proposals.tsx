import { Trans, useLingui } from "@lingui/react/macro";
import type { ChannelProposal } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Card } from "@orbita/ui/base/card.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { formatDay } from "~/shell/format/format.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { proposalsQuery } from "./queries.ts";
import { useTried } from "./use-tried.ts";
import styles from "./feed-admin.module.css";

/** Channels that users propose, oldest first. */
export function ChannelProposals({ onAccept }: { onAccept: (proposal: ChannelProposal) => void }) {
  const { t, i18n } = useLingui();
  const id = useId();
  const tried = useTried();
  const { data, error, refetch } = useQuery(proposalsQuery);
  const decline = (proposal: ChannelProposal) =>
    tried(() =>
      answered(api().adminChannels.answerProposal({ params: { id: proposal.id }, body: { accepted: false } })),
    );
  if (error) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  return (
    <Card aria-labelledby={id}>
      <Card.Head id={id} title={t`Proposals that wait`} />
      {!data?.length && (
        <Card.Body>
          <Text tone="muted">
            <Trans>Nobody waits for an answer.</Trans>
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
                aria-label={t`Open the channel ${proposal.name}`}
                onClick={() => onAccept(proposal)}
              >
                <Trans>Open the channel…</Trans>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
