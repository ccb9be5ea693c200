import { Trans, useLingui } from "@lingui/react/macro";
import { Card } from "@orbita/ui/base/card.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { Timeline } from "@orbita/ui/patterns/timeline.tsx";
import { useQuery } from "@tanstack/react-query";
import { formatMoment } from "~/shell/format/moment.ts";
import { useNow } from "~/shell/format/use-now.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import type { Change, Steps } from "./history-words.ts";
import type { invoiceHistoryQuery } from "~/domain/invoices/admin-queries.ts";

type Props = { query: ReturnType<typeof invoiceHistoryQuery>; steps: Steps };

/** The read-only history with author and changes, newest first. */
export function ChangeHistory({ query, steps }: Props) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(query);
  return (
    <Card aria-labelledby="history">
      <Card.Head id="history" title={t`History, not to be changed`} />
      <Card.Body>
        {data ? (
          <Told changes={data} steps={steps} />
        ) : error ? (
          <QueryFailure error={error} onRetry={() => void refetch()} />
        ) : (
          <LoadingList label={t`Loading`} shape="none" rows={2} />
        )}
      </Card.Body>
    </Card>
  );
}

function Told({ changes, steps }: { changes: readonly Change[]; steps: Steps }) {
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
        <Trans>Nothing was changed yet.</Trans>
      </Text>
    );
  return (
    <Timeline
      label={t`History, not to be changed`}
      items={told.map(({ key, title, more, change: { at, by } }, index) => ({
        key,
        title: <bdi>{title}</bdi>,
        details: more.map((line) => (
          <p key={line}>
            <bdi>{line}</bdi>
          </p>
        )),
        time: `${by ?? t`By itself`} · ${formatMoment(i18n.locale, at, now)}`,
        at,
        state: index === 0 ? "now" : "done",
      }))}
    />
  );
}
