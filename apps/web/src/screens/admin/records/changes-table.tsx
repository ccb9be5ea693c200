import { useLingui } from "@lingui/react/macro";
import type { RecordChange } from "@orbita/contract";
import { entities } from "@orbita/contract/back-office/entities/index";
import { describeReason, labelOfTable } from "@orbita/contract/back-office/history/index";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import type { DataColumn } from "@orbita/ui/patterns/data-table-types.ts";
import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { formatMoment } from "~/shell/format/moment.ts";
import { pickAdminLabel, toAdminSegment } from "~/shell/frames/inner/admin-places.tsx";
import { toAdmin } from "~/shell/navigation/to-admin.ts";
import { ChangeLines } from "./change-line.tsx";
import { CursorTable } from "./cursor-table.tsx";
import { linesOf } from "./difference.ts";
import { historyAddress, kindOfTable, type HistorySearch } from "./history-address.ts";
import { backOfficeKey } from "~/domain/back-office/queries.ts";
import styles from "./back-office.module.css";

export const changesQuery = ({ kind, id, by }: HistorySearch) =>
  infiniteQueryOptions({
    queryKey: [...backOfficeKey, "changes", kind, id, by],
    queryFn: ({ pageParam }) => {
      const table = kind && entities[kind].history;
      const query = { size: 50, ...(table && { entity: table }), ...(id && { entityId: id }), ...(by && { byId: by }) };
      return answered(api().backOffice.changes({ query: { ...query, ...(pageParam && { cursor: pageParam }) } }));
    },
    initialPageParam: "",
    getNextPageParam: ({ cursor }) => cursor,
  });

/** The change history of all entities, newest first. */
export function ChangesTable({ asked }: { asked: HistorySearch }) {
  const { t } = useLingui();
  return (
    <CursorTable
      caption={t`Changes`}
      query={useInfiniteQuery(changesQuery(asked))}
      columns={useColumns(asked)}
      empty={t`No changes`}
    />
  );
}

function useColumns(asked: HistorySearch): DataColumn<RecordChange>[] {
  const { t, i18n } = useLingui();
  const actions = {
    insert: t({ message: "Created", context: "a record" }),
    update: t({ message: "Edited", context: "a record" }),
    delete: t({ message: "Deleted", context: "a record" }),
  };
  const byOf = ({ by, byId }: RecordChange) => by ?? (byId ? t`Deleted account` : t`System`);
  return [
    {
      id: "what",
      title: t`Action`,
      width: 190,
      cell: (change) => <What change={change} action={actions[change.action]} />,
    },
    {
      id: "difference",
      title: t`Before → after`,
      phone: "detail",
      cell: (change) => {
        const kind = kindOfTable(change.entity);
        const lines =
          change.action === "update" ? linesOf(i18n, kind && entities[kind], { ...change, table: change.entity }) : [];
        return <ChangeLines lines={lines.slice(0, 6)} />;
      },
    },
    {
      id: "why",
      title: t`Reason`,
      phone: "detail",
      cell: ({ why }) => why && <bdi className={styles.wrap}>{pickAdminLabel(describeReason(why), i18n.locale)}</bdi>,
    },
    {
      id: "by",
      title: t`Person`,
      phone: "foot",
      width: 160,
      acts: true,
      cell: (change) =>
        change.byId ? (
          <TextLink
            link={
              <Link {...toAdmin("history")} search={historyAddress({ ...asked, by: change.byId })} activeProps={{}} />
            }
          >
            <bdi>{byOf(change)}</bdi>
          </TextLink>
        ) : (
          byOf(change)
        ),
    },
    {
      id: "at",
      title: t`Date`,
      align: "end",
      phone: "foot",
      width: 150,
      cell: ({ at }) => formatMoment(i18n.locale, at, Date.now()),
    },
  ];
}

function What({ change, action }: { change: RecordChange; action: string }) {
  const { t, i18n } = useLingui();
  const kind = kindOfTable(change.entity);
  const label = kind ? entities[kind].words.one : labelOfTable(change.entity);
  const name = label ? pickAdminLabel(label, i18n.locale) : t`Record`;
  const id = change.entityId.slice(0, 8);
  return (
    <span className={styles.changes}>
      <b>{action}</b>
      {kind ? (
        <TextLink link={<Link {...toAdmin(toAdminSegment(kind), change.entityId)} search={{ tab: "history" }} />}>
          {name} <span className={styles.code}>{id}</span>
        </TextLink>
      ) : (
        <span className={styles.muted}>
          {name} <span className={styles.code}>{id}</span>
        </span>
      )}
    </span>
  );
}
