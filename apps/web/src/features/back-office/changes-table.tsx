import { useLingui } from "@lingui/react/macro";
import type { ChangeAnywhere } from "@orbita/contract";
import { entities } from "@orbita/contract/back-office/entities/index";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import type { DataColumn } from "@orbita/ui/patterns/data-table-types.ts";
import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { formatMoment } from "~/shell/format/moment.ts";
import { inWords, roomOf } from "~/shell/frames/admin-places.tsx";
import { toAdmin } from "~/shell/navigation/to-admin.ts";
import { ChangeLines } from "./change-line.tsx";
import { CursorTable } from "./cursor-table.tsx";
import { linesOf } from "./difference.ts";
import { historyAddress, kindOfTable, type HistorySearch } from "./history-address.ts";
import { backOfficeKey } from "./queries.ts";
import styles from "./back-office.module.css";

const changesQuery = ({ kind, id, by }: HistorySearch) =>
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

/** Changes of all entities, newest first. */
export function ChangesTable({ asked }: { asked: HistorySearch }) {
  const { t } = useLingui();
  return (
    <CursorTable
      caption={t`Changes`}
      query={useInfiniteQuery(changesQuery(asked))}
      columns={useColumns(asked)}
      empty={t`Nothing was changed yet`}
    />
  );
}

function useColumns(asked: HistorySearch): DataColumn<ChangeAnywhere>[] {
  const { t, i18n } = useLingui();
  const actions = {
    insert: t({ message: "Created", context: "a record" }),
    update: t({ message: "Changed", context: "a record" }),
    delete: t({ message: "Deleted", context: "a record" }),
  };
  const byOf = ({ by, byId }: ChangeAnywhere) => by ?? (byId ? t`somebody who left` : t`By itself`);
  return [
    {
      id: "what",
      title: t`What`,
      width: 190,
      cell: (change) => <What change={change} action={actions[change.action]} />,
    },
    {
      id: "difference",
      title: t`Before → after`,
      phone: "detail",
      cell: (change) => {
        const kind = kindOfTable(change.entity);
        const lines = change.action === "update" ? linesOf(i18n, kind && entities[kind], change) : [];
        return <ChangeLines lines={lines.slice(0, 6)} />;
      },
    },
    {
      id: "why",
      title: t`Why`,
      phone: "detail",
      cell: ({ why }) => <bdi className={styles.wrap}>{why}</bdi>,
    },
    {
      id: "by",
      title: t`Who`,
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
      title: t`When`,
      align: "end",
      phone: "foot",
      width: 150,
      cell: ({ at }) => formatMoment(i18n.locale, at, Date.now()),
    },
  ];
}

function What({ change, action }: { change: ChangeAnywhere; action: string }) {
  const { i18n } = useLingui();
  const kind = kindOfTable(change.entity);
  const name = kind ? inWords(entities[kind].words.one, i18n.locale) : change.entity.replaceAll("_", " ");
  const id = change.entityId.slice(0, 8);
  return (
    <span className={styles.changes}>
      <b>{action}</b>
      {kind ? (
        <TextLink link={<Link {...toAdmin(roomOf(kind), change.entityId)} search={{ tab: "history" }} />}>
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
