import { Trans, useLingui } from "@lingui/react/macro";
import type { WholeInvoice } from "@orbita/contract";
import { DataList } from "@orbita/ui/base/data-list.tsx";
import { Stack } from "@orbita/ui/base/stack.tsx";
import { Drawer } from "@orbita/ui/overlays/drawer.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { noonOf } from "~/shell/calendar/rome-days.ts";
import { formatLongDay } from "~/shell/format/format.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { capital, formatCents, formatWholeMonth } from "~/domain/invoices/format.ts";
import type { BillingSearch } from "./billing-search.ts";
import { isPayable } from "~/domain/invoices/labels.ts";
import { DocumentButtons } from "~/domain/invoices/document-buttons.tsx";
import { Sdi, State } from "~/domain/invoices/invoice-columns.tsx";
import { InvoiceLines } from "~/domain/invoices/invoice-lines.tsx";
import { PayButton } from "~/domain/payments/paying.tsx";
import { invoiceQuery } from "~/domain/invoices/queries.ts";
import styles from "~/domain/invoices/billing.module.css";

/** One invoice with its lines, in a drawer beside the list. */
export function InvoiceDrawer({ id }: { id: string | undefined }) {
  const { t } = useLingui();
  const space = useActingSpace();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery({ ...invoiceQuery(space.id, id ?? ""), enabled: id !== undefined });
  const close = () =>
    void navigate({
      to: ".",
      search: (now: BillingSearch) => ({ ...now, invoice: undefined }),
      replace: true,
      resetScroll: false,
    });
  const number = data?.number ?? "";
  return (
    <Drawer
      opened={id !== undefined}
      onClose={close}
      closeLabel={t`Close`}
      title={data?.kind === "creditNote" ? t`Credit note ${number}` : t`Invoice ${number}`}
      headEnd={data && <State invoice={data} />}
      actions={
        data && (
          <>
            {isPayable(data) && <PayButton invoice={data} />}
            <DocumentButtons invoice={data} />
          </>
        )
      }
    >
      {data ? (
        <Whole invoice={data} />
      ) : error ? (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingList label={t`Loading`} shape="none" />
      )}
    </Drawer>
  );
}

function Whole({ invoice }: { invoice: WholeInvoice }) {
  const { t, i18n } = useLingui();
  const cents = (of: number) => formatCents(i18n.locale, of);
  const day = (at: string) => formatLongDay(i18n.locale, at);
  const { of, reason, paidAt, failedAt, nextTry, creditedCents, openCents } = invoice;
  const facts = [
    { term: t`Period`, value: capital(formatWholeMonth(i18n.locale, invoice.period)) },
    { term: t`Issued on`, value: day(noonOf(invoice.issuedOn)) },
    of && { term: t`Credited invoice`, value: of.number },
    reason && { term: t`Reason`, value: reason },
    { term: "SDI", value: <Sdi invoice={invoice} /> },
    paidAt && { term: t`Paid on`, value: day(paidAt) },
    failedAt && !paidAt && { term: t`Declined on`, value: day(failedAt) },
    nextTry && { term: t`Next attempt`, value: day(nextTry) },
    creditedCents > 0 && { term: t`Credited`, value: cents(creditedCents) },
    openCents > 0 && { term: t`Outstanding amount`, value: cents(openCents) },
  ].filter((fact) => !!fact);
  return (
    <Stack gap={5}>
      <DataList items={facts} />
      <InvoiceLines invoice={invoice} />
      {invoice.kind === "creditNote" && (
        <p className={styles.sub}>
          <Trans>Any amount already paid will be refunded to the card used for the payment.</Trans>
        </p>
      )}
    </Stack>
  );
}
