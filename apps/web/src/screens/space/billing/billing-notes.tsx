import { Trans, useLingui } from "@lingui/react/macro";
import type { BillingSummary, InvoiceBlockReason, Invoice } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { useQuery } from "@tanstack/react-query";
import { formatDayAndMonth } from "~/shell/format/format.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { formatMonthName, formatWholeMonth } from "~/domain/invoices/format.ts";
import { blockReasonTexts, isPayable } from "~/domain/invoices/labels.ts";
import { PayButton } from "~/domain/payments/paying.tsx";
import { invoicesQuery, summaryQuery } from "~/domain/invoices/queries.ts";
import styles from "~/domain/invoices/billing.module.css";

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

/**
 * Whether to warn about an invoice. A due invoice without a failed payment is collected automatically, so it causes no warning.
 */
const isUnpaid = (invoice: Invoice): boolean =>
  isPayable(invoice) && (invoice.state !== "due" || invoice.failedAt !== null);

type BlockedNoteProps = { summary: BillingSummary; onBillingData: () => void };

function Blocked({ summary, onBillingData }: BlockedNoteProps) {
  const { t, i18n } = useLingui();
  const { blocked, missing, month, totalCents } = summary;
  const complete = (
    <Button size="sm" onClick={onBillingData}>
      <Trans>Complete billing details</Trans>
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
          title={t`We couldn’t issue the ${of} invoice.`}
          action={complete}
        >
          <Reasons reasons={reasons} />
          <Trans>Once these details are complete, we’ll issue the invoice automatically the next day.</Trans>
        </Note>
      );
    });
  if (missing.length === 0 || totalCents === 0) return null;
  const of = formatMonthName(i18n.locale, month);
  return (
    <Note
      tone="warning"
      className={styles.note}
      title={t`Details to complete before the ${of} invoice`}
      action={complete}
    >
      <Reasons reasons={missing} />
    </Note>
  );
}

function Reasons({ reasons }: { reasons: readonly InvoiceBlockReason[] }) {
  const { i18n } = useLingui();
  return (
    <ul className={styles.reasons}>
      {reasons.map((reason) => (
        <li key={reason}>{i18n._(blockReasonTexts[reason])}</li>
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
      title={t`Sponsorship paused since ${day}.`}
      action={oldest && <PayButton invoice={oldest} />}
    >
      <Trans>
        Sponsored jobs will stay published like the others. Sponsorship will restart automatically once everything is
        paid.
      </Trans>
    </Note>
  );
}

function Unpaid({ invoice }: { invoice: Invoice }) {
  const { i18n } = useLingui();
  const month = formatMonthName(i18n.locale, invoice.period);
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
          <Trans>The {month} invoice hasn’t been paid.</Trans>
        </b>{" "}
        {invoice.state === "requiresAction" ? (
          <Trans>The bank needs a member of the Space to confirm the payment.</Trans>
        ) : (
          refused && <Trans>The bank declined the charge on {refused}.</Trans>
        )}{" "}
        {again ? (
          <Trans>We’ll try again on {again}.</Trans>
        ) : (
          invoice.state === "failed" && <Trans>We won’t try again automatically. Pay the invoice from the list.</Trans>
        )}
      </p>
    </Note>
  );
}
