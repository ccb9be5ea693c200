import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { LedgerDay, LedgerEntry } from "@orbita/contract";
import { Badge } from "@orbita/ui/base/badge.tsx";
import { Button } from "@orbita/ui/base/button.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import type { DataColumn } from "@orbita/ui/patterns/data-table-types.ts";
import { DataTable } from "@orbita/ui/patterns/data-table.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { formatCount } from "~/shell/format/format.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { formatCents, formatSecond } from "~/domain/invoices/format.ts";
import { outcomes, patterns, sources } from "~/domain/invoices/labels.ts";
import { LedgerCsv } from "./ledger-csv.tsx";
import { ledgerEntriesQuery } from "~/domain/invoices/queries.ts";
import styles from "~/domain/invoices/billing.module.css";

type LedgerDayPost = LedgerDay["posts"][number];
type Props = { post: LedgerDayPost; day: string; live: boolean; whole: boolean };

const sizes = { few: 6, whole: 50 };

/** The clicks on a job post on one day: outcome, reason for a refusal, and cost. */
export function LedgerEntries({ post, day, live, whole }: Props) {
  const { t } = useLingui();
  const space = useActingSpace();
  const size = whole ? sizes.whole : sizes.few;
  const entries = useInfiniteQuery(ledgerEntriesQuery(space.id, { id: post.jobPostId, day, size, live }));
  const { data, error, refetch } = entries;
  if (!data && error) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div className={styles.loading}>
        <LoadingList label={t`Loading`} shape="none" />
      </div>
    );
  const rows = data.pages.flatMap(({ content }) => content);
  const total = data.pages[0]?.total ?? 0;
  const more = whole ? (
    <More
      shown={rows.length}
      total={total}
      busy={entries.isFetchingNextPage}
      onMore={() => void entries.fetchNextPage()}
    />
  ) : (
    total > rows.length && <AllOfDay day={day} post={post.jobPostId} total={total} />
  );
  return (
    <DataTable
      flush
      caption={t`Clicks on this day`}
      columns={columns()}
      rows={whole ? rows : rows.slice(0, size)}
      rowKey={({ number }) => String(number)}
      empty={
        <Text size="sm" tone="muted" className={styles.none}>
          {live ? (
            <Trans>No one has opened this job yet today.</Trans>
          ) : (
            <Trans>No one opened this job on that day.</Trans>
          )}
        </Text>
      }
      foot={
        rows.length > 0 && (
          <div className={styles.foot}>
            {more}
            <LedgerCsv post={post.jobPostId} day={day} />
          </div>
        )
      }
    />
  );
}

const columns = (): DataColumn<LedgerEntry>[] => [
  { id: "at", title: <Trans>Time</Trans>, cell: (entry) => <At entry={entry} /> },
  {
    id: "visitor",
    title: <Trans>Visitor</Trans>,
    phone: "foot",
    cell: ({ visitor }) => (
      <Text as="span" mono nowrap>
        {visitor}
      </Text>
    ),
  },
  {
    id: "from",
    title: <Trans context="where a click came from">From</Trans>,
    phone: "detail",
    cell: (entry) => <From entry={entry} />,
  },
  { id: "outcome", title: <Trans>Outcome</Trans>, phone: "end", cell: (entry) => <Outcome entry={entry} /> },
  {
    id: "amount",
    title: <Trans>Amount</Trans>,
    align: "end",
    phone: "foot",
    cell: (entry) => <Cents value={entry.amountCents} />,
  },
  {
    id: "total",
    title: <Trans>Total</Trans>,
    align: "end",
    phone: "foot",
    cell: (entry) => <Cents value={entry.totalCents} strong />,
  },
];

type LedgerCellProps = { entry: LedgerEntry };

function At({ entry }: LedgerCellProps) {
  const { i18n } = useLingui();
  return (
    <Text as="span" numeric nowrap>
      {formatSecond(i18n.locale, entry.at)}
    </Text>
  );
}

function From({ entry }: LedgerCellProps) {
  const { i18n } = useLingui();
  const more = [entry.utmSource, entry.utmCampaign].filter((part) => part !== null);
  return (
    <span className={styles.from}>
      {i18n._(sources[entry.source])}
      {more.map((part) => (
        <span key={part}>
          , <bdi>{part}</bdi>
        </span>
      ))}
    </span>
  );
}

function Outcome({ entry }: LedgerCellProps) {
  const { i18n } = useLingui();
  if (entry.credit) return <Credit credit={entry.credit} />;
  const { tone, words } = outcomes[entry.refused ?? "counted"];
  return <Badge tone={tone}>{i18n._(words)}</Badge>;
}

function Credit({ credit }: { credit: NonNullable<LedgerEntry["credit"]> }) {
  const { i18n } = useLingui();
  const { number, pattern } = credit;
  return (
    <span className={styles.from}>
      <Badge tone="info">
        <Trans>Credit for click {number}</Trans>
      </Badge>{" "}
      <Text as="span" size="xs" tone="muted">
        {i18n._(patterns[pattern])}
      </Text>
    </span>
  );
}

function Cents({ value, strong }: { value: number; strong?: boolean }) {
  const { i18n } = useLingui();
  return (
    <Text as="span" numeric nowrap {...(strong && { weight: "medium", tone: "ink" })}>
      {formatCents(i18n.locale, value)}
    </Text>
  );
}

function More({ shown, total, busy, onMore }: { shown: number; total: number; busy: boolean; onMore: () => void }) {
  const { i18n } = useLingui();
  const some = formatCount(i18n.locale, shown);
  const all = formatCount(i18n.locale, total);
  return (
    <>
      {shown < total && (
        <Button size="sm" busy={busy} onClick={onMore}>
          <Trans>Show more</Trans>
        </Button>
      )}
      <Text as="span" size="sm" tone="muted" numeric className={styles.words}>
        <Trans>
          {some} of {all}
        </Trans>
      </Text>
    </>
  );
}

function AllOfDay({ day, post, total }: { day: string; post: string; total: number }) {
  const { url } = useActingSpace();
  return (
    <span className={styles.words}>
      <TextLink
        link={
          <Link to="/work/$space/billing/{-$part}" params={{ space: url, part: "ledger" }} search={{ day, post }} />
        }
      >
        <Plural value={total} one="The only click on this day" other="All # clicks on this day" />
      </TextLink>
    </span>
  );
}
