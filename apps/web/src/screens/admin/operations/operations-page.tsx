import { Trans, useLingui } from "@lingui/react/macro";
import { Grid } from "@orbita/ui/base/stack.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { PageHeader } from "@orbita/ui/patterns/page-header.tsx";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { NotFoundPage } from "~/shell/states/not-found-page.tsx";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { AttentionLine } from "./attention-line.tsx";
import { DeadLettersCard } from "./dead-letters-card.tsx";
import { HealthCard } from "./health-card.tsx";
import { IndexesCard } from "./indexes-card.tsx";
import { MailCard } from "./mail-card.tsx";
import { MailsList } from "./mails-list.tsx";
import { MaintenanceCard } from "./maintenance-card.tsx";
import { mailsSearch, runsSearch } from "~/domain/operations/operations-search.ts";
import { operationsQuery, runsKey } from "~/domain/operations/queries.ts";
import { QueuesCard } from "./queues-card.tsx";
import { RecentRuns } from "./recent-runs.tsx";
import { RunDrawer } from "./run-drawer.tsx";
import { RunLog } from "./run-log.tsx";
import { TriggerCard } from "./trigger-card.tsx";
import { triggers } from "./triggers.ts";
import { onChangeEvent } from "~/shell/realtime/change-events.ts";
import { throttleRefetch } from "~/shell/realtime/throttle-refetch.ts";
import styles from "./operations.module.css";

/** Refetches the background runs, throttled, when a change event of a run arrives. */
function useRunChanges(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const look = throttleRefetch(() => void queries.invalidateQueries({ queryKey: runsKey }), {
      afterMs: 100,
      spreadMs: 200,
    });
    const stop = onChangeEvent("run.changed", look.schedule);
    return () => {
      stop();
      look.stop();
    };
  }, [queries]);
}

type Props = { part?: string | undefined; search: Record<string, unknown> };

/**
 * The operations page: triggers, runs and health. Subpages: `log` lists all runs, `mail` all emails.
 * A run opens in a drawer beside the overview and the log.
 */
export function OperationsPage({ part, search }: Props) {
  const wanted = runsSearch(search);
  useRunChanges();
  if (part === "mail") return <MailsList search={mailsSearch(search)} />;
  if (part !== undefined && part !== "log") return <NotFoundPage />;
  return (
    <>
      {part === "log" ? <RunLog search={wanted} /> : <Overview />}
      <RunDrawer id={wanted.run} />
    </>
  );
}

function Overview() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(operationsQuery);
  return (
    <>
      <PageHeader
        title={t`Runs`}
        meta={
          <Trans>
            You can repeat any run: it will skip work already done, and the result will show how many rows it skipped.
          </Trans>
        }
        actions={data && <AttentionLine operations={data} />}
      />
      <Grid columns={3} className={styles.triggers}>
        {triggers.map((trigger) => (
          <TriggerCard key={trigger.what} trigger={trigger} />
        ))}
      </Grid>
      <div className={styles.columns}>
        <div className={styles.column}>
          <RecentRuns />
          {data && (
            <>
              <QueuesCard queues={data.queues} relay={data.relay} />
              <DeadLettersCard deadLetters={data.deadLetters} queues={data.queues} />
            </>
          )}
        </div>
        <div className={styles.column}>
          {/* After a failed refetch, the loaded data stay on the page; the next refetch follows in five seconds. */}
          {error && !data && <QueryFailure error={error} onRetry={() => void refetch()} />}
          {!error && !data && <LoadingList label={t`Loading`} shape="none" />}
          {data && (
            <>
              <MaintenanceCard maintenance={data.maintenance} />
              <HealthCard servers={data.servers} at={data.at} />
              <IndexesCard indexes={data.indexes} />
              <MailCard mail={data.mail} />
            </>
          )}
        </div>
      </div>
    </>
  );
}
