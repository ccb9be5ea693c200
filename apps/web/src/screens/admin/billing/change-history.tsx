import { Trans, useLingui } from "@lingui/react/macro";
import { Card } from "@orbita/ui/base/card.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { Timeline } from "@orbita/ui/patterns/timeline.tsx";
import { useQuery } from "@tanstack/react-query";
import { formatMoment } from "~/shell/format/moment.ts";
import { useNow } from "~/shell/format/use-now.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import type { HistoryEntry, ChangeDescription } from "./history-labels.ts";
import type { invoiceHistoryQuery } from "~/domain/invoices/admin-queries.ts";

type Props = { query: ReturnType<typeof invoiceHistoryQuery>; steps: ChangeDescription };

/** The read-only change history of an invoice or a contract: author and changes, newest first. */
export function ChangeHistory({ query, steps }: Props) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(query);
  return (
    <Card aria-labelledby="history">
      <Card.Head id="history" title={t`History (read-only)`} />
      <Card.Body>
        {data ? (
          <ChangesTable changes={data} steps={steps} />
        ) : error ? (
          <QueryFailure error={error} onRetry={() => void refetch()} />
        ) : (
          <LoadingList label={t`Loading`} shape="none" rows={2} />
        )}
      </Card.Body>
    </Card>
  );
}

function ChangesTable({ changes, steps }: { changes: readonly HistoryEntry[]; steps: ChangeDescription }) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const told = changes
    .flatMap((change, index) => {
      const [title, ...more] = steps(i18n, change);
      return title ? [{ key: `${change.at} ${index}`, title, more, change }] : [];
    })
    .toReversed();
  if (told.length === 0)
    return (
      <Text tone="muted">
        <Trans>No changes yet.</Trans>
      </Text>
    );
  return (
    <Timeline
      label={t`History (read-only)`}
      items={told.map(({ key, title, more, change: { at, by } }, index) => ({
        key,
        title: <bdi>{title}</bdi>,
        details: more.map((line) => (
          <p key={line}>
            <bdi>{line}</bdi>
          </p>
        )),
        time: `${by ?? t`System`} · ${formatMoment(i18n.locale, at, now)}`,
        at,
        state: index === 0 ? "now" : "done",
      }))}
    />
  );
}
