import { useLingui } from "@lingui/react/macro";
import type { Run } from "@orbita/contract";
import { Show } from "@orbita/ui/base/show.tsx";
import { Tag } from "@orbita/ui/base/tag.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { VisuallyHidden } from "@orbita/ui/base/visually-hidden.tsx";
import type { DataColumn } from "@orbita/ui/patterns/data-table-types.ts";
import { formatCount } from "~/shell/format/format.ts";
import { formatMoment } from "~/shell/format/moment.ts";
import { useNow } from "~/shell/format/use-now.ts";
import { formatSeconds, secondsOf } from "./durations.ts";
import { isOver } from "~/domain/operations/queries.ts";
import { RunBadge } from "./run-badge.tsx";
import { runName } from "./run-labels.ts";
import { useSeconds } from "./use-seconds.ts";
import styles from "./operations.module.css";

/** The number of processed rows. For a run in progress also the total. */
const rowsOf = (locale: string, run: Run): string => {
  const done = formatCount(locale, run.done);
  if (isOver(run)) return run.total === null && run.done === 0 ? "—" : done;
  return run.total === null ? done : `${done} / ${formatCount(locale, run.total)}`;
};

export function useRunsColumns(): DataColumn<Run>[] {
  const { t, i18n } = useLingui();
  const now = useNow();
  return [
    {
      id: "when",
      title: t`Date`,
      // On a phone the first column is the card's title, so it shows the run's name instead of the time.
      cell: (run) => (
        <>
          <Show on="desktop">
            <Text as="span" numeric nowrap>
              {formatMoment(i18n.locale, run.created, now)}
            </Text>
            <VisuallyHidden>, {runName(i18n, run, now)}</VisuallyHidden>
          </Show>
          <Show on="phone">
            {runName(i18n, run, now)}
            <Text as="small" size="xs" tone="muted" numeric className={styles.sub}>
              {formatMoment(i18n.locale, run.created, now)}
            </Text>
          </Show>
        </>
      ),
    },
    {
      id: "what",
      title: t`Action`,
      cell: (run) => (
        <Text as="span" weight="medium">
          {runName(i18n, run, now)}
        </Text>
      ),
    },
    {
      id: "mode",
      title: t`Mode`,
      phone: "detail",
      cell: ({ dry }) =>
        dry ? (
          <Tag>{t({ message: "Dry run", context: "run" })}</Tag>
        ) : (
          <Text as="span" tone="muted">
            {t({ message: "Live", context: "run" })}
          </Text>
        ),
    },
    {
      id: "who",
      title: t`Started by`,
      phone: "foot",
      cell: ({ by }) => (
        <Text as="span" tone="muted">
          {by ? <bdi>{by.name}</bdi> : t({ message: "Automatic", context: "run" })}
        </Text>
      ),
    },
    { id: "state", title: t`Outcome`, phone: "end", cell: (run) => <RunBadge run={run} /> },
    {
      id: "rows",
      title: t`Rows`,
      align: "end",
      phone: "foot",
      cell: (run) => (
        <Text as="span" numeric nowrap>
          {rowsOf(i18n.locale, run)}
        </Text>
      ),
    },
    { id: "duration", title: t`Duration`, align: "end", cell: (run) => <Duration run={run} /> },
  ];
}

function Duration({ run }: { run: Run }) {
  const { i18n } = useLingui();
  const now = useSeconds(!isOver(run));
  const seconds = secondsOf(run, now);
  return (
    <Text as="span" numeric nowrap>
      {seconds === null ? "—" : formatSeconds(i18n.locale, seconds)}
    </Text>
  );
}
