import { Trans, useLingui } from "@lingui/react/macro";
import type { BlockedMonth } from "@orbita/contract";
import { Text } from "@orbita/ui/base/text.tsx";
import type { DataColumn } from "@orbita/ui/patterns/data-table-types.ts";
import { DataTable } from "@orbita/ui/patterns/data-table.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { capital, formatCents, formatWholeMonth } from "~/domain/invoices/format.ts";
import { formatLongDay } from "~/shell/format/format.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { toAdmin } from "~/shell/navigation/to-admin.ts";
import { blockedQuery } from "~/domain/invoices/admin-queries.ts";
import { ReasonList } from "./reason-list.tsx";
import styles from "./billing-admin.module.css";

const toContract = ({ space }: BlockedMonth) => <Link {...toAdmin("billing", "contract", space.id)} />;

/** Months that could not be invoiced, with the reasons. The Space's owners are notified of the same reasons. */
export function BlockedList() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(blockedQuery);
  const columns = useColumns();
  if (error) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingList label={t`Loading`} shape="none" />;
  return (
    <>
      {data.length > 0 && (
        <Text size="sm" tone="muted">
          <Trans>We notify the Space’s owners once a week and try again every day.</Trans>
        </Text>
      )}
      <DataTable
        caption={t`Months that couldn’t be invoiced`}
        rows={data}
        rowKey={({ space, period }) => `${space.id} ${period}`}
        rowLink={toContract}
        columns={columns}
        density="tall"
        empty={
          <StateView kind="emptyDocuments" title={t`No blocked months`}>
            <Trans>All completed months with an amount due have been invoiced.</Trans>
          </StateView>
        }
      />
    </>
  );
}

function useColumns(): DataColumn<BlockedMonth>[] {
  const { t, i18n } = useLingui();
  return [
    { id: "space", title: "Space", width: 220, cell: ({ space }) => <bdi className={styles.space}>{space.name}</bdi> },
    {
      id: "period",
      title: t`Month`,
      phone: "detail",
      width: 150,
      cell: ({ period }) => capital(formatWholeMonth(i18n.locale, period)),
    },
    {
      id: "reasons",
      title: t`Corrections`,
      phone: "detail",
      cell: ({ reasons }) => <ReasonList reasons={reasons} />,
    },
    {
      id: "since",
      title: t`Blocked since`,
      phone: "foot",
      width: 150,
      cell: ({ since }) => formatLongDay(i18n.locale, since),
    },
    {
      id: "net",
      title: t`Excl. VAT`,
      align: "end",
      phone: "foot",
      width: 120,
      cell: ({ netCents }) => (
        <Text as="span" numeric nowrap>
          {formatCents(i18n.locale, netCents)}
        </Text>
      ),
    },
  ];
}
