import { Trans, useLingui } from "@lingui/react/macro";
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
import { onHint } from "~/shell/realtime/hints.ts";
import { toAdmin } from "~/shell/navigation/to-admin.ts";
import { backOfficeKey, kindKey } from "./queries.ts";
import { forgetRun, useStartedRuns } from "./started-runs.ts";
import styles from "./back-office.module.css";

const none: readonly string[] = [];
const isOver = ({ state }: Run): boolean => state === "done" || state === "failed" || state === "stopped";

export const runQuery = (id: string) =>
  queryOptions({
    queryKey: [...backOfficeKey, "run", id],
    queryFn: () => answered(api().runs.read({ params: { id } })),
    // Realtime events report progress; polling covers clients without a realtime connection.
    refetchInterval: ({ state: { data } }) => (data && isOver(data) ? false : 2_000),
  });

/** Background runs started from this list: progress in rows besides the bar, then the file or the result. */
export function RunStrips({ kind }: { kind: string }) {
  const ids = useStartedRuns((all) => all[kind]) ?? none;
  return ids.map((id) => <RunStrip key={id} kind={kind} id={id} />);
}

function RunStrip({ kind, id }: { kind: string; id: string }) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const { data: run } = useQuery(runQuery(id));
  useEffect(
    () =>
      onHint("run.changed", (changed) => {
        if (changed.id === id) void queries.invalidateQueries({ queryKey: runQuery(id).queryKey });
      }),
    [id, queries],
  );
  const over = run !== undefined && isOver(run);
  const changes = run?.what === "bulk";
  useEffect(() => {
    if (over && changes) void queries.invalidateQueries({ queryKey: kindKey(kind) });
  }, [over, changes, kind, queries]);
  if (!run) return null;
  const title = changes ? t`Change of many` : t`CSV export`;
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
          <Trans>Row by row</Trans>
        </TextLink>
      )}
      <IconButton size="sm" icon={IconX} label={t`Put away: ${title}`} onClick={() => forgetRun(kind, id)} />
    </section>
  );
}

function Progress({ run }: { run: Run }) {
  const { i18n } = useLingui();
  const count = (value: number) => formatCount(i18n.locale, value);
  const done = count(run.done);
  const ok = count(run.ok);
  const failed = count(run.failed);
  const skipped = count(run.skipped);
  const total = run.total === null ? "…" : count(run.total);
  if (run.state === "waiting") return <Trans>It begins in a moment</Trans>;
  if (run.state === "running")
    return (
      <Trans>
        {done} of {total} rows
      </Trans>
    );
  if (run.state === "failed") return <Trans>It ended before its end, after {done} rows. Nothing of it is lost.</Trans>;
  if (run.state === "stopped") return <Trans>Stopped after {done} rows</Trans>;
  if (run.what === "bulk")
    return (
      <Trans>
        {ok} done, {skipped} skipped, {failed} failed
      </Trans>
    );
  return <Trans>Ready, {done} rows</Trans>;
}
