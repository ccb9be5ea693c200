import { Trans, useLingui } from "@lingui/react/macro";
import type { BillingSummary, BlockReason, Invoice } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { useQuery } from "@tanstack/react-query";
import { formatDayAndMonth } from "~/shell/format/format.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { capital, formatMonthName, formatWholeMonth } from "~/domain/invoices/format.ts";
import { blockWords, isPayable } from "~/domain/invoices/labels.ts";
import { PayButton } from "./paying.tsx";
import { invoicesQuery, summaryQuery } from "./queries.ts";
import styles from "./billing.module.css";

/** Warnings with their remedies: blocked invoices, unpaid invoices, paused sponsoring. */
export function BillingNotes({ onBillingData }: { onBillingData: () => void }) {
  const { id } = useActingSpace();
  const summary = useQuery(summaryQuery(id)).data;
  const invoices = useQuery(invoicesQuery(id)).data ?? [];
  const unpaid = invoices.filter(isUnpaid);
  return (
    <>
      {summary && <Blocked summary={summary} onBillingData={onBillingData} />}
      {summary?.pausedSince && <Paused since={summary.pausedSince} oldest={unpaid.at(-1)} />}
      {unpaid.map((invoice) => (
        <Unpaid key={invoice.id} invoice={invoice} />
      ))}
    </>
  );
}

/** Leaves out due invoices that were never refused: they are collected automatically. */
const isUnpaid = (invoice: Invoice): boolean =>
  isPayable(invoice) && (invoice.state !== "due" || invoice.failedAt !== null);

type Blocking = { summary: BillingSummary; onBillingData: () => void };

function Blocked({ summary, onBillingData }: Blocking) {
  const { t, i18n } = useLingui();
  const { blocked, missing, month, totalCents } = summary;
  const complete = (
    <Button size="sm" onClick={onBillingData}>
      <Trans>Complete the billing data</Trans>
    </Button>
  );
  if (blocked.length > 0)
    return blocked.map(({ period, reasons }) => {
      const of = formatWholeMonth(i18n.locale, period);
      return (
        <Note
          key={period}
          tone="danger"
          className={styles.note}
          title={t`The invoice of ${of} could not be written.`}
          action={complete}
        >
          <Reasons reasons={reasons} />
          <Trans>It comes by itself on the day after.</Trans>
        </Note>
      );
    });
  if (missing.length === 0 || totalCents === 0) return null;
  const of = formatMonthName(i18n.locale, month);
  return (
    <Note tone="warning" className={styles.note} title={t`Before the invoice of ${of}`} action={complete}>
      <Reasons reasons={missing} />
    </Note>
  );
}

function Reasons({ reasons }: { reasons: readonly BlockReason[] }) {
  const { i18n } = useLingui();
  return (
    <ul className={styles.reasons}>
      {reasons.map((reason) => (
        <li key={reason}>{i18n._(blockWords[reason])}</li>
      ))}
    </ul>
  );
}

function Paused({ since, oldest }: { since: string; oldest: Invoice | undefined }) {
  const { t, i18n } = useLingui();
  const day = formatDayAndMonth(i18n.locale, since);
  return (
    <Note
      tone="warning"
      className={styles.note}
      title={t`Sponsoring rests since ${day}.`}
      action={oldest && <PayButton invoice={oldest} />}
    >
      <Trans>
        Sponsored job posts stay published, as the others are. It goes on by itself when everything is paid.
      </Trans>
    </Note>
  );
}

function Unpaid({ invoice }: { invoice: Invoice }) {
  const { i18n } = useLingui();
  const month = capital(formatMonthName(i18n.locale, invoice.period));
  const day = (at: string) => formatDayAndMonth(i18n.locale, at);
  const { failedAt, nextTry } = invoice;
  const refused = failedAt && day(failedAt);
  const again = nextTry && day(nextTry);
  return (
    <Note
      tone="danger"
      className={styles.note}
      action={invoice.state === "requiresAction" && <PayButton invoice={invoice} />}
    >
      <p>
        <b>
          <Trans>{month} is not paid.</Trans>
        </b>{" "}
        {invoice.state === "requiresAction" ? (
          <Trans>The bank wants one of you to confirm the payment.</Trans>
        ) : (
          refused && <Trans>The bank refused the charge on {refused}.</Trans>
        )}{" "}
        {again ? (
          <Trans>We try again on {again}.</Trans>
        ) : (
          invoice.state === "failed" && <Trans>We do not try again by ourselves: pay it from the list.</Trans>
        )}
      </p>
    </Note>
  );
}
