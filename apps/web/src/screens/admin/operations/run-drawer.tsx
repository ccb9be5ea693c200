import { Trans, useLingui } from "@lingui/react/macro";
import type { Run } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { DataList } from "@orbita/ui/base/data-list.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { Drawer } from "@orbita/ui/overlays/drawer.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { IconDownload, IconPlayerPause } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useCallback, useState } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { saveFile } from "~/shell/api/save-file.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { formatMoment } from "~/shell/format/moment.ts";
import { useNow } from "~/shell/format/use-now.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { formatSeconds, secondsOf } from "./durations.ts";
import { FigureList } from "./figure-list.tsx";
import { isOver, runQuery } from "~/domain/operations/queries.ts";
import { RunBadge } from "./run-badge.tsx";
import { RunLines } from "./run-lines.tsx";
import { listOutcomes, describeProblem, runName } from "./run-labels.ts";
import { StopDialog } from "./stop-dialog.tsx";
import { useSeconds } from "./use-seconds.ts";
import styles from "./operations.module.css";

/** One run in a drawer: author, reason, duration, and the result of each row. */
export function RunDrawer({ id }: { id: string | undefined }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const close = useCallback(
    () =>
      void navigate({
        to: ".",
        search: ({ run: _, ...before }: Record<string, unknown>) => before,
        resetScroll: false,
      }),
    [navigate],
  );
  // Keeps the last run mounted while the drawer closes.
  const [shown, setShown] = useState(id);
  if (id !== undefined && id !== shown) setShown(id);
  if (shown === undefined) return null;
  return <Opened key={shown} id={shown} opened={id !== undefined} onClose={close} closeLabel={t`Close`} />;
}

type OpenRunProps = { id: string; opened: boolean; onClose: () => void; closeLabel: string };

function Opened({ id, ...drawer }: OpenRunProps) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const { data: run, error, refetch } = useQuery(runQuery(id));
  return (
    <Drawer
      {...drawer}
      title={run ? runName(i18n, run, now) : t`Run`}
      subtitle={run && (run.dry ? t`Dry run: nothing was changed` : t({ message: "Live", context: "run" }))}
      headEnd={run && <RunBadge run={run} />}
      actions={run && <Acts run={run} />}
    >
      {error ? (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      ) : run ? (
        <div className={styles.drawer}>
          <Facts run={run} />
          <RunLines run={run} />
        </div>
      ) : (
        <LoadingList label={t`Loading`} shape="none" />
      )}
    </Drawer>
  );
}

function Facts({ run }: { run: Run }) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const second = useSeconds(!isOver(run));
  const seconds = secondsOf(run, second);
  const outcomes = listOutcomes(i18n, run);
  const { locale } = i18n;
  return (
    <>
      <DataList
        items={[
          { term: t`Started by`, value: run.by ? <bdi>{run.by.name}</bdi> : t`Automatic, scheduled` },
          ...(run.reason ? [{ term: t`Reason`, value: <q>{run.reason}</q> }] : []),
          { term: t`Started`, value: formatMoment(locale, run.started ?? run.created, now) },
          ...(run.ended ? [{ term: t`Ended`, value: formatMoment(locale, run.ended, now) }] : []),
          { term: t`Duration`, value: seconds === null ? t`Waiting for its turn` : formatSeconds(locale, seconds) },
          ...(run.problem ? [{ term: t`Problem`, value: describeProblem(i18n, run.problem) }] : []),
        ]}
      />
      {outcomes.length > 0 && (
        <FigureList
          className={styles.boxed}
          items={outcomes.map(({ name, label, value, tone, sum }) => ({
            key: name,
            term: label,
            value,
            tone,
            strong: sum,
          }))}
        />
      )}
    </>
  );
}

/** Actions on a run: stop it while it runs, download its file while that is available. */
function Acts({ run }: { run: Run }) {
  const { i18n } = useLingui();
  const [stopping, setStopping] = useState(false);
  const file = run.fileUntil !== null;
  if (isOver(run) && !file && !stopping) return null;
  async function download(): Promise<void> {
    try {
      const { blob, filename } = await answered(api().runs.file({ params: { id: run.id } }));
      saveFile(blob, filename);
    } catch (error) {
      showToast({ message: failureText(i18n, error) });
    }
  }
  return (
    <>
      {!isOver(run) && (
        <Button variant="outline" icon={IconPlayerPause} onClick={() => setStopping(true)}>
          <Trans>Stop after this row…</Trans>
        </Button>
      )}
      {file && (
        <Button variant="outline" icon={IconDownload} onClick={() => void download()}>
          <Trans>Download</Trans>
        </Button>
      )}
      {stopping && <StopDialog run={run} onClose={() => setStopping(false)} />}
    </>
  );
}
