import { Trans, useLingui } from "@lingui/react/macro";
import type { Run, RunLine } from "@orbita/contract";
import { Badge, type BadgeTone } from "@orbita/ui/base/badge.tsx";
import { Button } from "@orbita/ui/base/button.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { SegmentedControl } from "@orbita/ui/fields/segmented-control.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatCents } from "~/domain/invoices/format.ts";
import { formatCount } from "~/shell/format/format.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { linesQuery, linesSize } from "~/domain/operations/queries.ts";
import { describeNote } from "./run-labels.ts";
import styles from "./operations.module.css";

type RunLineState = RunLine["state"];
const tones: Readonly<Record<RunLineState, BadgeTone>> = { ok: "positive", skipped: "neutral", failed: "danger" };

/** The results of a run, row by row, with a filter by state. */
export function RunLines({ run }: { run: Run }) {
  const { t, i18n } = useLingui();
  const [state, setState] = useState<RunLineState | "all">("all");
  const [page, setPage] = useState(0);
  const count = (value: number) => formatCount(i18n.locale, value);
  return (
    <section aria-label={t`Rows`} className={styles.lines}>
      <SegmentedControl
        label={t`Row filter`}
        value={state}
        onChange={(value) => {
          setState(value);
          setPage(0);
        }}
        segments={[
          { value: "all", label: t`All ${count(run.done)}` },
          { value: "ok", label: t`Done ${count(run.ok)}` },
          { value: "skipped", label: t`Skipped ${count(run.skipped)}` },
          { value: "failed", label: t`Errors ${count(run.failed)}` },
        ]}
      />
      <Lines run={run} state={state === "all" ? undefined : state} page={page} onPage={setPage} />
    </section>
  );
}

type LinesProps = { run: Run; state: RunLineState | undefined; page: number; onPage: (page: number) => void };

function Lines({ run, state, page, onPage }: LinesProps) {
  const { t, i18n } = useLingui();
  const { data, error, refetch } = useQuery(linesQuery(run, { state, page }));
  if (error) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingList label={t`Loading`} shape="none" />;
  if (data.content.length === 0)
    return (
      <Text size="sm" tone="muted">
        {run.done === 0 ? (
          <Trans>This run doesn’t record individual rows or hasn’t processed any yet.</Trans>
        ) : (
          <Trans>No rows of this kind.</Trans>
        )}
      </Text>
    );
  const first = formatCount(i18n.locale, page * linesSize + 1);
  const last = formatCount(i18n.locale, page * linesSize + data.content.length);
  const total = formatCount(i18n.locale, data.totalElements);
  return (
    <>
      <ul className={styles.rows}>
        {data.content.map((line) => (
          <Line key={line.number} line={line} />
        ))}
      </ul>
      {data.totalPages > 1 && (
        <div className={styles.pager}>
          <Button size="sm" variant="outline" disabled={page === 0} onClick={() => onPage(page - 1)}>
            <Trans context="rows">Previous</Trans>
          </Button>
          <Text as="span" size="sm" tone="muted" numeric>
            {t`${first}–${last} of ${total}`}
          </Text>
          <Button size="sm" variant="outline" disabled={page + 1 >= data.totalPages} onClick={() => onPage(page + 1)}>
            <Trans context="rows">Next</Trans>
          </Button>
        </div>
      )}
    </>
  );
}

function Line({ line }: { line: RunLine }) {
  const { t, i18n } = useLingui();
  const words: Record<RunLineState, string> = { ok: t`Done`, skipped: t`Skipped`, failed: t`Error` };
  const note = describeNote(i18n, line);
  return (
    <li className={styles.row}>
      <Badge tone={tones[line.state]}>{words[line.state]}</Badge>
      <div className={styles.rowWords}>
        <bdi>{line.name || line.targetId}</bdi>
        {note && <p className={styles.muted}>{note}</p>}
      </div>
      {line.amountCents !== null && (
        <Text as="span" size="sm" numeric nowrap>
          {formatCents(i18n.locale, line.amountCents)}
        </Text>
      )}
    </li>
  );
}
