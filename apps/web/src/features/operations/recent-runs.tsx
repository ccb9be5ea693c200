import { Trans, useLingui } from "@lingui/react/macro";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { DataTable } from "@orbita/ui/patterns/data-table.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { ExplainedCard } from "./explained-card.tsx";
import { toRuns } from "./places.ts";
import { recentRunsQuery } from "~/domain/operations/queries.ts";
import { toRun } from "./run-link.tsx";
import { useRunsColumns } from "./runs-columns.tsx";

/** The latest runs, started by an admin or by the scheduler. */
export function RecentRuns() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(recentRunsQuery);
  const columns = useRunsColumns();
  return (
    <ExplainedCard
      title={t`Latest runs`}
      aside={
        <Text as="span" size="sm">
          <TextLink link={<Link {...toRuns("log")} search={{}} />}>
            <Trans>All of them</Trans>
          </TextLink>
        </Text>
      }
      help={
        <Trans>
          Each time something was done to many rows at once: by an administrator, who said why, or by the clock. A dry
          one wrote nothing. What the clock found nothing to do for stands only in the log. Open a line to see what
          happened row by row.
        </Trans>
      }
    >
      {error ? (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <DataTable
          flush
          caption={t`Latest runs`}
          rows={data}
          rowKey={({ id }) => id}
          rowLink={({ id }) => toRun(id)}
          columns={columns}
          empty={
            <StateView kind="emptyDocuments" level={3} title={t`Nothing was done yet`}>
              <Trans>The clock found nothing to do so far; the three steps above can be tried now.</Trans>
            </StateView>
          }
        />
      ) : (
        <LoadingList label={t`Loading`} shape="none" />
      )}
    </ExplainedCard>
  );
}
