import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Invoice } from "@orbita/contract";
import { Card } from "@orbita/ui/base/card.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { DataTable } from "@orbita/ui/patterns/data-table.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { StateView } from "@orbita/ui/patterns/state-view.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { noonOf } from "~/shell/calendar/rome-days.ts";
import { formatLongDay } from "~/shell/format/format.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { invoiceColumns } from "~/domain/invoices/invoice-columns.tsx";
import { invoicesQuery, summaryQuery } from "~/domain/invoices/queries.ts";
import styles from "~/domain/invoices/billing.module.css";

const few = 5;

/** Invoices and credit notes, newest first. Without `whole`, only the latest. */
export function InvoicesCard({ whole }: { whole: boolean }) {
  const { t } = useLingui();
  const { id } = useActingSpace();
  const { data, error, refetch } = useQuery(invoicesQuery(id));
  return (
    <Card clip aria-labelledby="invoices">
      <Card.Head
        id="invoices"
        title={t`Invoices`}
        actions={
          <Text as="span" size="sm" tone="muted">
            FatturaPA 1.9, FPR12
          </Text>
        }
      />
      {data ? (
        <Shown invoices={data} whole={whole} />
      ) : error ? (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.loading}>
          <LoadingList label={t`Loading`} shape="none" />
        </div>
      )}
    </Card>
  );
}

function Shown({ invoices, whole }: { invoices: readonly Invoice[]; whole: boolean }) {
  const { t } = useLingui();
  const { url } = useActingSpace();
  const more = !whole && invoices.length > few;
  const toInvoice = ({ id }: Invoice) => (
    <Link
      to="/work/$space/billing/{-$part}"
      params={{ space: url, part: whole ? "invoices" : undefined }}
      search={(now) => ({ ...now, invoice: id })}
      resetScroll={false}
    />
  );
  return (
    <DataTable
      flush
      caption={t`Invoices`}
      columns={invoiceColumns()}
      rows={more ? invoices.slice(0, few) : invoices}
      rowKey={({ id }) => id}
      rowLink={toInvoice}
      empty={<NoInvoices />}
      foot={
        more && (
          <div className={styles.foot}>
            <TextLink link={<Link to="/work/$space/billing/{-$part}" params={{ space: url, part: "invoices" }} />}>
              <Plural value={invoices.length} one="# document" other="All # documents" />
            </TextLink>
          </div>
        )
      }
    />
  );
}

function NoInvoices() {
  const { t, i18n } = useLingui();
  const { id } = useActingSpace();
  const { data } = useQuery(summaryQuery(id));
  const day = data && formatLongDay(i18n.locale, noonOf(data.invoicedOn));
  return (
    <StateView kind="emptyDocuments" level={3} title={t`No invoices yet`}>
      {day && data.totalCents > 0 ? (
        <Trans>You’ll get the first invoice on {day}, with the licence and the clicks counted until then.</Trans>
      ) : (
        <Trans>You’ll get the first invoice at the end of a month in which the Space has something to pay for.</Trans>
      )}
    </StateView>
  );
}
