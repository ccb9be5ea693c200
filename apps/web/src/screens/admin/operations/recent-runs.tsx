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

/** The latest runs, whether an admin or the scheduler started them. */
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
            <Trans>All runs</Trans>
          </TextLink>
        </Text>
      }
      help={
        <Trans>
          This list shows every bulk operation, started by an administrator (with a reason) or on a schedule. A dry run
          changes nothing. Scheduled runs with nothing to do are listed only in “All runs”. Open a row to see what
          happened, row by row.
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
            <StateView kind="emptyDocuments" level={3} title={t`No runs yet`}>
              <Trans>Scheduled runs have had nothing to do so far. You can try the three steps above now.</Trans>
            </StateView>
          }
        />
      ) : (
        <LoadingList label={t`Loading`} shape="none" />
      )}
    </ExplainedCard>
  );
}
