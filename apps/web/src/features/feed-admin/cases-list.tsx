import { Trans, useLingui } from "@lingui/react/macro";
import type { ModerationCase } from "@orbita/contract";
import { Chip } from "@orbita/ui/base/chip.tsx";
import type { DataColumn } from "@orbita/ui/patterns/data-table-types.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { kindWords } from "~/domain/moderation/statement-words.ts";
import { reasonWords } from "~/domain/moderation/report-words.ts";
import { formatCount, formatSince } from "~/shell/format/format.ts";
import { toAdmin } from "~/shell/navigation/to-admin.ts";
import { AdminList } from "./admin-list.tsx";
import { DueBadge } from "./due-badge.tsx";
import { caseTabs, type CaseTab } from "./feed-admin-search.ts";
import { caseCountQuery, casesQuery, type CaseListQuery } from "./queries.ts";
import { SearchBar } from "./search-bar.tsx";
import styles from "./feed-admin.module.css";

const linkOf = ({ id }: { id: string }) => <Link {...toAdmin("feed", "case", id)} />;

/** Reported content with the due dates of our answers; open cases are sorted oldest first. */
export function CasesList({ tab, wanted }: { tab: CaseTab; wanted: CaseListQuery }) {
  const { t } = useLingui();
  const query = useQuery(casesQuery(tab, wanted));
  const columns = useColumns();
  const { q } = wanted;
  return (
    <>
      <SearchBar label={t`Search in what was reported`} q={q} tab={tab}>
        <nav aria-label={t`State`} className={styles.tabs}>
          {caseTabs.map((one) => (
            <StateChip key={one} tab={one} on={one === tab} q={q} />
          ))}
        </nav>
      </SearchBar>
      <AdminList
        caption={t`Reported`}
        empty={tab === "open" && !q ? t`Nothing waits to be read` : t`Nothing here`}
        query={query}
        columns={columns}
        search={{ tab, ...(q && { q }) }}
        rowLink={linkOf}
      />
    </>
  );
}

function StateChip({ tab, on, q }: { tab: CaseTab; on: boolean; q: string }) {
  const { i18n } = useLingui();
  const { data } = useQuery(caseCountQuery(tab));
  const words = {
    open: <Trans>To read</Trans>,
    appealed: <Trans>Contested</Trans>,
    decided: <Trans>Decided</Trans>,
  }[tab];
  return (
    <Chip
      on={on}
      link={<Link {...toAdmin("feed")} search={{ tab, ...(q && { q }) }} aria-current={on ? "page" : undefined} />}
    >
      {words} {data !== undefined && <b>{formatCount(i18n.locale, data)}</b>}
    </Chip>
  );
}

function useColumns(): DataColumn<ModerationCase>[] {
  const { t, i18n } = useLingui();
  return [
    {
      id: "quoted",
      title: t`What it said`,
      cell: ({ quoted }) => (
        <span className={styles.excerpt} dir="auto">
          {quoted}
        </span>
      ),
    },
    {
      id: "what",
      title: t`What, where`,
      phone: "detail",
      width: 160,
      cell: ({ kind, channel }) => (
        <>
          {i18n._(kindWords[kind])}
          {channel && kind !== "channel" && (
            <>
              {" "}
              <bdi className={styles.muted}>#{channel.url}</bdi>
            </>
          )}
        </>
      ),
    },
    {
      id: "reports",
      title: t`Reports`,
      align: "end",
      phone: "foot",
      width: 110,
      cell: ({ reports }) => formatCount(i18n.locale, reports),
    },
    {
      id: "reasons",
      title: t`Reasons`,
      phone: "detail",
      cell: ({ reasons }) => reasons.map((reason) => i18n._(reasonWords[reason].title)).join(", ") || t`Seen by us`,
    },
    {
      id: "since",
      title: t`Since`,
      width: 120,
      cell: ({ created }) => formatSince(i18n.locale, created, Date.now()),
    },
    { id: "due", title: t`Answer due`, phone: "end", width: 220, cell: (one) => <DueBadge one={one} /> },
  ];
}
