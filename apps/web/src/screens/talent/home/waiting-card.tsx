import { Trans } from "@lingui/react/macro";
import type { WaitingItem } from "@orbita/contract";
import { Card } from "@orbita/ui/base/card.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { useId } from "react";
import { WaitingRow } from "./waiting-row.tsx";

type Props = { waiting: readonly WaitingItem[]; now: number };

/** The talent’s tasks, by deadline. */
export function WaitingCard({ waiting, now }: Props) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <Card.Head
        id={titleId}
        title={<Trans>Waiting for you</Trans>}
        actions={
          waiting.length > 1 && (
            <Text as="span" size="sm" tone="muted">
              <Trans>By deadline</Trans>
            </Text>
          )
        }
      />
      {waiting.length > 0 ? (
        <ul>
          {waiting.map((item, index) => (
            <WaitingRow key={`${item.kind} ${item.id}`} item={item} isFirst={index === 0} now={now} />
          ))}
        </ul>
      ) : (
        <Card.Body>
          <Text size="md" tone="muted">
            <Trans>
              You’re all caught up. Interview times to choose, contact requests and messages will appear here.
            </Trans>
          </Text>
        </Card.Body>
      )}
    </Card>
  );
}
