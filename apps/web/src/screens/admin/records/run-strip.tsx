import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Run } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { ProgressBar } from "@orbita/ui/base/progress-bar.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { IconDownload, IconX } from "@tabler/icons-react";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { saveFile } from "~/shell/api/save-file.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { formatCount } from "~/shell/format/format.ts";
import { onChangeEvent } from "~/shell/realtime/change-events.ts";
import { toAdmin } from "~/shell/navigation/to-admin.ts";
import { backOfficeKey, kindKey } from "~/domain/back-office/queries.ts";
import { forgetRun, useStartedRuns } from "./started-runs.ts";
import styles from "./back-office.module.css";

const none: readonly string[] = [];
const isOver = ({ state }: Run): boolean => state === "done" || state === "failed" || state === "stopped";

export const bulkRunQuery = (id: string) =>
  queryOptions({
    queryKey: [...backOfficeKey, "run", id],
    queryFn: () => answered(api().runs.read({ params: { id } })),
    // Realtime events report the progress. Polling covers clients without a realtime connection.
    refetchInterval: ({ state: { data } }) => (data && isOver(data) ? false : 2_000),
  });

/**
 * The background runs that were started from this list: a progress bar and the number of rows done, then the file or the result.
 */
export function RunStrips({ kind }: { kind: string }) {
  const ids = useStartedRuns((all) => all[kind]) ?? none;
  return ids.map((id) => <RunStrip key={id} kind={kind} id={id} />);
}

function RunStrip({ kind, id }: { kind: string; id: string }) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const { data: run } = useQuery(bulkRunQuery(id));
  useEffect(
    () =>
      onChangeEvent("run.changed", (changed) => {
        if (changed.id === id) void queries.invalidateQueries({ queryKey: bulkRunQuery(id).queryKey });
      }),
    [id, queries],
  );
  const over = run !== undefined && isOver(run);
  const changes = run?.what === "bulk";
  useEffect(() => {
    if (over && changes) void queries.invalidateQueries({ queryKey: kindKey(kind) });
  }, [over, changes, kind, queries]);
  if (!run) return null;
  const title = changes ? t`Bulk edit` : t`CSV export`;
  async function download(): Promise<void> {
    try {
      const { blob, filename } = await answered(api().runs.file({ params: { id } }));
      saveFile(blob, filename || `${kind}.csv`);
    } catch (error) {
      showToast({ message: failureText(i18n, error) });
    }
  }
  return (
    <section aria-label={title} className={styles.strip}>
      <b>{title}</b>
      {!over && <ProgressBar task value={run.done} max={run.total ?? 0} label={title} className={styles.progress} />}
      <span role="status" className={styles.grow}>
        <Progress run={run} />
      </span>
      {run.fileUntil && (
        <Button size="sm" variant="primary" icon={IconDownload} onClick={() => void download()}>
          <Trans>Download</Trans>
        </Button>
      )}
      {changes && (
        <TextLink link={<Link {...toAdmin("runs", id)} search={{}} />}>
          <Trans>Row details</Trans>
        </TextLink>
      )}
      <IconButton size="sm" icon={IconX} label={t`Dismiss ${title}`} onClick={() => forgetRun(kind, id)} />
    </section>
  );
}

function Progress({ run }: { run: Run }) {
  const { i18n } = useLingui();
  const count = (value: number) => formatCount(i18n.locale, value);
  const { done, total } = run;
  const [doneCount, ok, failed, skipped] = [count(done), count(run.ok), count(run.failed), count(run.skipped)];
  if (run.state === "waiting") return <Trans>Starting shortly</Trans>;
  if (run.state === "running")
    return total === null ? (
      <Plural value={done} one="# row so far" other="# rows so far" />
    ) : (
      <Trans>
        {doneCount} of <Plural value={total} one="# row" other="# rows" />
      </Trans>
    );
  if (run.state === "failed")
    return (
      <Trans>
        The run stopped early, after <Plural value={done} one="# row" other="# rows" />. Work already done is kept.
      </Trans>
    );
  if (run.state === "stopped") return <Plural value={done} one="Stopped after # row" other="Stopped after # rows" />;
  if (run.what === "bulk")
    return (
      <Trans>
        {ok} done, {skipped} skipped, {failed} failed
      </Trans>
    );
  return <Plural value={done} one="# row ready" other="# rows ready" />;
}
