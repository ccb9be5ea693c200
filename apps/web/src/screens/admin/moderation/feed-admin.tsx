import { useLingui, Trans } from "@lingui/react/macro";
import type { ModerationCase } from "@orbita/contract";
import { Chip } from "@orbita/ui/base/chip.tsx";
import type { DataColumn } from "@orbita/ui/patterns/data-table-types.ts";
import { PageHeader } from "@orbita/ui/patterns/page-header.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { caseCountQuery, casesQuery, type CaseListQuery } from "~/domain/moderation/admin-queries.ts";
import { contentKindLabels } from "~/domain/moderation/statement-labels.ts";
import { formatCount, formatSince } from "~/shell/format/format.ts";
import { toAdmin } from "~/shell/navigation/to-admin.ts";
import { reportReasonLabels } from "~/shell/report/report-labels.ts";
import { NotFoundPage } from "~/shell/states/not-found-page.tsx";
import { CasePage } from "./case-page.tsx";
import { type FeedAdminSearch, caseTabs, type CaseTab } from "~/domain/moderation/feed-admin-search.ts";
import styles from "~/domain/back-office/feed-admin.module.css";
import { AdminList } from "./admin-list.tsx";
import { DueBadge } from "./due-badge.tsx";
import { SearchBar } from "./search-bar.tsx";

type Props = { part?: string | undefined; name?: string | undefined; search: FeedAdminSearch };

/** The pages at /admin/feed: the list of reports, and one case at `case/{id}`. */
export function FeedAdmin({ part, name, search: { q = "", page = 0, tab = "open" } }: Props) {
  const { t } = useLingui();
  if (part === "case" && name !== undefined) return <CasePage key={name} id={name} />;
  if (part !== undefined) return <NotFoundPage />;
  return (
    <>
      <PageHeader title={t`Reports`} />
      <div className={styles.room}>
        <CasesList tab={tab} wanted={{ q, page }} />
      </div>
    </>
  );
}

const linkOf = ({ id }: { id: string }) => <Link {...toAdmin("feed", "case", id)} />;

/** Reported content with the due dates of our answers. */
function CasesList({ tab, wanted }: { tab: CaseTab; wanted: CaseListQuery }) {
  const { t } = useLingui();
  const query = useQuery(casesQuery(tab, wanted));
  const columns = useColumns();
  const { q } = wanted;
  return (
    <>
      <SearchBar label={t`Search reported content`} q={q} tab={tab}>
        <nav aria-label={t`Status`} className={styles.tabs}>
          {caseTabs.map((one) => (
            <StateChip key={one} tab={one} on={one === tab} q={q} />
          ))}
        </nav>
      </SearchBar>
      <AdminList
        caption={t`Reported content`}
        empty={tab === "open" && !q ? t`No reports to review` : t`No cases found`}
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
    open: <Trans context="reports">To review</Trans>,
    appealed: <Trans>Appealed</Trans>,
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
      title: t`Content`,
      cell: ({ quoted }) => (
        <span className={styles.excerpt} dir="auto">
          {quoted}
        </span>
      ),
    },
    {
      id: "what",
      title: t`Type, channel`,
      phone: "detail",
      width: 160,
      cell: ({ kind, channel }) => (
        <>
          {i18n._(contentKindLabels[kind])}
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
      cell: ({ reasons }) =>
        reasons.map((reason) => i18n._(reportReasonLabels[reason].title)).join(", ") || t`Found by moderators`,
    },
    {
      id: "since",
      title: t({ message: "Opened", context: "a case" }),
      width: 120,
      cell: ({ created }) => formatSince(i18n.locale, created, Date.now()),
    },
    { id: "due", title: t`Reply due`, phone: "end", width: 220, cell: (one) => <DueBadge one={one} /> },
  ];
}
