import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { OperationsStatus, QueueState } from "@orbita/contract";
import { StatusLight } from "@orbita/ui/base/status-light.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import type { DataColumn } from "@orbita/ui/patterns/data-table-types.ts";
import { DataTable } from "@orbita/ui/patterns/data-table.tsx";
import { useState } from "react";
import { formatCount } from "~/shell/format/format.ts";
import { formatSeconds } from "./durations.ts";
import { ExplainedCard } from "./explained-card.tsx";
import { queueLabel } from "./queue-labels.ts";
import { lateSeconds } from "~/domain/operations/attention.ts";
import { everyMs } from "~/domain/operations/queries.ts";
import styles from "./operations.module.css";

/** Number of queues shown before "All queues" is clicked: those with dead letters first, then the busiest. */
const shownAtFirst = 8;
const busy = ({ dead, ready, active, perMinute }: QueueState): number =>
  dead * 1e9 + (ready + active) * 1e4 + perMinute;

/** Waiting, active and dead messages per queue, and by how much the relay lags behind the database. */
export function QueuesCard({ queues, relay }: Pick<OperationsStatus, "queues" | "relay">) {
  const { t } = useLingui();
  const columns = useColumns();
  const [all, setAll] = useState(false);
  const seconds = everyMs / 1_000;
  const total = queues.length;
  const sorted = queues.toSorted((a, b) => busy(b) - busy(a) || a.name.localeCompare(b.name));
  return (
    <ExplainedCard
      title={t`Queues`}
      aside={
        <Text as="span" size="sm" tone="muted">
          <Trans>Updated every {seconds} s</Trans>
        </Text>
      }
      help={
        <>
          <p>
            <Trans>
              Background work waits in queues until the workers process it. Ready: waiting to start. Running: in
              progress now. Per minute: completed in the last minute. Oldest: how long the first message has been
              waiting; if this grows, the workers can’t keep up. Stuck: failed every attempt and waiting below for a
              decision.
            </Trans>
          </p>
          <p>
            <Trans>
              Sync sends every change from the database to the search engine and to open pages. The delay shows how long
              the oldest unsent change has been waiting.
            </Trans>
          </p>
        </>
      }
    >
      <DataTable
        flush
        caption={t`Queues`}
        rows={all ? sorted : sorted.slice(0, shownAtFirst)}
        rowKey={({ name }) => name}
        columns={columns}
        empty={
          <Text size="sm" tone="muted" className={styles.padded}>
            <Trans>No queues yet: workers create them when they start.</Trans>
          </Text>
        }
        foot={
          total > shownAtFirst && (
            <Text as="span" size="sm">
              <TextLink onClick={() => setAll(!all)}>
                {all ? (
                  <Trans>Show busiest queues</Trans>
                ) : (
                  <Plural value={total} one="Show # queue" other="Show all # queues" />
                )}
              </TextLink>
            </Text>
          )
        }
      />
      <Relay relay={relay} />
    </ExplainedCard>
  );
}

function Relay({ relay }: Pick<OperationsStatus, "relay">) {
  const { t, i18n } = useLingui();
  const names: Record<string, string> = { search: t`Sync to search`, broker: t`Sync to open pages` };
  return (
    <ul className={styles.relay} aria-label={t`Sync`}>
      {relay.map(({ destination, depth, lagSeconds }) => {
        const late = lagSeconds > lateSeconds;
        const lag = formatSeconds(i18n.locale, lagSeconds);
        const waiting = formatCount(i18n.locale, depth);
        return (
          <li key={destination}>
            <StatusLight state={late ? "slow" : "up"}>{names[destination] ?? t`Sync`}</StatusLight>
            <Text as="span" size="sm" tone={late ? "warning" : "muted"} numeric>
              {depth === 0 ? (
                <Trans>Nothing waiting</Trans>
              ) : (
                <Trans>
                  {waiting} waiting, {lag} behind
                </Trans>
              )}
            </Text>
          </li>
        );
      })}
    </ul>
  );
}

const number = (text: string) => (
  <Text as="span" numeric>
    {text}
  </Text>
);

function useColumns(): DataColumn<QueueState>[] {
  const { t, i18n } = useLingui();
  const count = (value: number) => formatCount(i18n.locale, value);
  return [
    {
      id: "name",
      title: t`Queue`,
      cell: ({ name }) => i18n._(queueLabel(name)),
    },
    {
      id: "ready",
      title: t({ message: "Ready", context: "messages" }),
      align: "end",
      phone: "detail",
      cell: ({ ready }) => number(count(ready)),
    },
    { id: "active", title: t`Running`, align: "end", cell: ({ active }) => number(count(active)) },
    { id: "rate", title: t`Per minute`, align: "end", cell: ({ perMinute }) => number(count(perMinute)) },
    {
      id: "oldest",
      title: t`Oldest`,
      align: "end",
      cell: ({ oldestSeconds }) => number(oldestSeconds === null ? "—" : formatSeconds(i18n.locale, oldestSeconds)),
    },
    {
      id: "dead",
      title: t`Stuck`,
      align: "end",
      phone: "end",
      cell: ({ dead }) => (
        <Text as="span" numeric tone={dead > 0 ? "danger" : "muted"} weight={dead > 0 ? "medium" : undefined}>
          {count(dead)}
        </Text>
      ),
    },
    {
      id: "open",
      title: t({ message: "Open", context: "verb" }),
      hideTitle: true,
      acts: true,
      align: "end",
      width: 72,
      cell: ({ name, dead }) => {
        const queue = i18n._(queueLabel(name));
        return (
          dead > 0 && (
            <TextLink link={<a href={`#stuck-${name}`} aria-label={t`Open stuck messages in “${queue}”`} />}>
              <Trans context="verb">Open</Trans>
            </TextLink>
          )
        );
      },
    },
  ];
}
