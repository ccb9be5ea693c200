import { useLingui } from "@lingui/react/macro";
import type { AdminAccessRecord } from "@orbita/contract";
import { entities, entityKinds } from "@orbita/contract/back-office/entities/index";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import type { DataColumn } from "@orbita/ui/patterns/data-table-types.ts";
import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { formatMoment } from "~/shell/format/moment.ts";
import { pickAdminLabel, toAdminSegment } from "~/shell/frames/inner/admin-places.tsx";
import { toAdmin } from "~/shell/navigation/to-admin.ts";
import { CursorTable } from "./cursor-table.tsx";
import type { HistorySearch } from "./history-address.ts";
import { accessLabels } from "./access-labels.ts";
import { backOfficeKey } from "~/domain/back-office/queries.ts";
import styles from "./back-office.module.css";

const looksQuery = ({ kind, id }: HistorySearch) =>
  infiniteQueryOptions({
    queryKey: [...backOfficeKey, "looks", kind, id],
    queryFn: ({ pageParam }) => {
      const query = { size: 50, ...(kind && { kind }), ...(id && { targetId: id }) };
      return answered(api().backOffice.looks({ query: { ...query, ...(pageParam && { cursor: pageParam }) } }));
    },
    initialPageParam: "",
    getNextPageParam: ({ cursor }) => cursor,
  });

/** Log of admins' access to personal data: which admin opened whose data, and why; newest first. */
export function AccessLogTable({ asked }: { asked: HistorySearch }) {
  const { t } = useLingui();
  return (
    <CursorTable
      caption={t`Access to personal data`}
      query={useInfiniteQuery(looksQuery(asked))}
      columns={useColumns()}
      empty={t`No one has viewed this data yet`}
    />
  );
}

function useColumns(): DataColumn<AdminAccessRecord>[] {
  const { t, i18n } = useLingui();
  return [
    { id: "what", title: t`Action`, width: 160, cell: ({ what }) => i18n._(accessLabels[what]) },
    { id: "whose", title: t`Record`, phone: "detail", width: 220, cell: (look) => <Whose look={look} /> },
    {
      id: "reason",
      title: t`Reason`,
      phone: "detail",
      cell: ({ reason }) => <bdi className={styles.wrap}>{reason}</bdi>,
    },
    { id: "by", title: t`Person`, phone: "foot", width: 160, cell: ({ by }) => <bdi>{by ?? t`Deleted account`}</bdi> },
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

function Whose({ look: { kind, targetId } }: { look: AdminAccessRecord }) {
  const { t, i18n } = useLingui();
  const known = entityKinds.find((one) => one === kind);
  const name = known ? pickAdminLabel(entities[known].words.one, i18n.locale) : t`Record`;
  const id = <span className={styles.code}>{targetId.slice(0, 8)}</span>;
  if (!known || targetId === "")
    return (
      <>
        {name} {id}
      </>
    );
  return (
    <TextLink link={<Link {...toAdmin(toAdminSegment(known), targetId)} search={{ tab: "history" }} />}>
      {name} {id}
    </TextLink>
  );
}
