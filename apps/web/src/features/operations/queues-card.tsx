import { Trans, useLingui } from "@lingui/react/macro";
import type { Operations, QueueState } from "@orbita/contract";
import { StatusLight } from "@orbita/ui/base/status-light.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import type { DataColumn } from "@orbita/ui/patterns/data-table-types.ts";
import { DataTable } from "@orbita/ui/patterns/data-table.tsx";
import { useState } from "react";
import { formatCount } from "~/shell/format/format.ts";
import { formatSeconds } from "./durations.ts";
import { ExplainedCard } from "./explained-card.tsx";
import { lateSeconds } from "~/domain/operations/attention.ts";
import { everyMs } from "~/domain/operations/queries.ts";
import styles from "./operations.module.css";

/** Queues shown before "All queues" is clicked: those with dead letters first, then the busiest. */
const shownAtFirst = 8;
const busy = ({ dead, ready, active, perMinute }: QueueState): number =>
  dead * 1e9 + (ready + active) * 1e4 + perMinute;

/** Waiting, active and dead messages per queue, and the relay lag behind the database. */
export function QueuesCard({ queues, relay }: Pick<Operations, "queues" | "relay">) {
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
          <Trans>every {seconds} s</Trans>
        </Text>
      }
      help={
        <>
          <p>
            <Trans>
              Work with effects waits in a queue and is done by the workers. Ready: waits for its turn. Running: being
              done now. A minute: done in the last minute. The oldest: how long the first has waited; when it grows, the
              workers do not keep up. Stuck: failed at all its tries, and waits for somebody below.
            </Trans>
          </p>
          <p>
            <Trans>
              The relay carries every change from the database to the search engine and to open pages. Its delay is how
              long ago the oldest change not yet carried was made.
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
            <Trans>No queue yet: the workers make them when they start.</Trans>
          </Text>
        }
        foot={
          total > shownAtFirst && (
            <Text as="span" size="sm">
              <TextLink onClick={() => setAll(!all)}>
                {all ? <Trans>Only the busiest</Trans> : <Trans>All {total} queues</Trans>}
              </TextLink>
            </Text>
          )
        }
      />
      <Relay relay={relay} />
    </ExplainedCard>
  );
}

function Relay({ relay }: Pick<Operations, "relay">) {
  const { t, i18n } = useLingui();
  const names: Record<string, string> = { search: t`Relay to the search engine`, broker: t`Relay to open pages` };
  return (
    <ul className={styles.relay} aria-label={t`Relay`}>
      {relay.map(({ destination, depth, lagSeconds }) => {
        const late = lagSeconds > lateSeconds;
        const lag = formatSeconds(i18n.locale, lagSeconds);
        const waiting = formatCount(i18n.locale, depth);
        return (
          <li key={destination}>
            <StatusLight state={late ? "slow" : "up"}>{names[destination] ?? destination}</StatusLight>
            <Text as="span" size="sm" tone={late ? "warning" : "muted"} numeric>
              {depth === 0 ? (
                <Trans>nothing waits</Trans>
              ) : (
                <Trans>
                  {waiting} wait, {lag} behind
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
      cell: ({ name }) => (
        <Text as="span" mono>
          {name}
        </Text>
      ),
    },
    {
      id: "ready",
      title: t({ message: "Ready", context: "messages" }),
      align: "end",
      phone: "detail",
      cell: ({ ready }) => number(count(ready)),
    },
    { id: "active", title: t`Running`, align: "end", cell: ({ active }) => number(count(active)) },
    { id: "rate", title: t`A minute`, align: "end", cell: ({ perMinute }) => number(count(perMinute)) },
    {
      id: "oldest",
      title: t`The oldest`,
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
      title: t`Open`,
      hideTitle: true,
      acts: true,
      align: "end",
      width: 72,
      cell: ({ name, dead }) =>
        dead > 0 && (
          <TextLink link={<a href={`#stuck-${name}`} aria-label={t`Open what is stuck in ${name}`} />}>
            <Trans>Open</Trans>
          </TextLink>
        ),
    },
  ];
}
