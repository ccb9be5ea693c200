import { useLingui } from "@lingui/react/macro";
import type { WholeAdminInvoice } from "@orbita/contract";
import { Card } from "@orbita/ui/base/card.tsx";
import { DataList } from "@orbita/ui/base/data-list.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Switch } from "@orbita/ui/fields/switch.tsx";
import { SettingRow } from "@orbita/ui/patterns/setting-row.tsx";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { capital, formatCents, formatWholeMonth } from "~/domain/invoices/format.ts";
import { cardFailureText } from "~/domain/payments/failure-texts.ts";
import { noonOf } from "~/shell/calendar/rome-days.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { ReasonDialog } from "~/shell/form/reason-dialog.tsx";
import { formatLongDay } from "~/shell/format/format.ts";
import { formatMoment } from "~/shell/format/moment.ts";
import { useNow } from "~/shell/format/use-now.ts";
import { toAdmin } from "~/shell/navigation/to-admin.ts";
import { billingAdminKey, creditNotesQuery, adminInvoiceQuery } from "~/domain/invoices/admin-queries.ts";
import styles from "./billing-admin.module.css";

type Props = { invoice: WholeAdminInvoice };

/** The payment state of an invoice. */
export function InvoicePayment({ invoice }: Props) {
  const { t } = useLingui();
  const items = useFacts(invoice);
  return (
    <Card aria-labelledby="payment">
      <Card.Head
        id="payment"
        title={invoice.kind === "creditNote" ? t({ message: "Details", context: "of a document or case" }) : t`Payment`}
      />
      <Card.Body>
        <DataList items={items} />
      </Card.Body>
      {invoice.openCents > 0 && (
        <div className={styles.ruled}>
          <Collecting invoice={invoice} />
        </div>
      )}
    </Card>
  );
}

function useFacts(invoice: WholeAdminInvoice) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const notes = useQuery({ ...creditNotesQuery(invoice), enabled: invoice.creditedCents > 0 }).data ?? [];
  const cents = (amount: number) => formatCents(i18n.locale, amount);
  const moment = (at: string) => formatMoment(i18n.locale, at, now);
  const { of, reason, failure, failedAt, nextTry, paidAt, openCents, creditedCents } = invoice;
  return [
    { term: t`Month`, value: capital(formatWholeMonth(i18n.locale, invoice.period)) },
    { term: t`Issued on`, value: formatLongDay(i18n.locale, noonOf(invoice.issuedOn)) },
    of && { term: t`Credited invoice`, value: <ToInvoice {...of} /> },
    reason && { term: t`Reason`, value: <bdi>{reason}</bdi> },
    paidAt && { term: t`Paid on`, value: moment(paidAt) },
    failedAt && !paidAt && { term: t`Declined on`, value: moment(failedAt) },
    failure && {
      term: t`Bank response`,
      value: (
        <>
          {cardFailureText(i18n, failure)}{" "}
          <Text as="span" size="sm" tone="muted" mono>
            {failure}
          </Text>
        </>
      ),
    },
    nextTry && { term: t`Next attempt`, value: moment(nextTry) },
    creditedCents > 0 && {
      term: t`Credited`,
      value: (
        <span className={styles.notes}>
          <span>{cents(creditedCents)}</span>
          {notes.map((note) => (
            <ToInvoice key={note.id} {...note} />
          ))}
        </span>
      ),
    },
    openCents > 0 && { term: t`Outstanding amount`, value: <b className={styles.strong}>{cents(openCents)}</b> },
  ].filter((fact) => !!fact);
}

function ToInvoice({ id, number }: { id: string; number: string }) {
  return <TextLink link={<Link {...toAdmin("billing", "invoice", id)} />}>{number}</TextLink>;
}

/** Switches automatic collection, which charges the card on schedule. The Space's owners can pay by hand either way. */
function Collecting({ invoice }: Props) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [asked, setAsked] = useState(false);
  const { id, enabled, number } = invoice;
  async function turn(reason: string): Promise<void> {
    const flag = enabled ? "false" : "true";
    const changed = await answered(api().adminInvoices.enable({ params: { id, flag } }, { reason }));
    queries.setQueryData(adminInvoiceQuery(id).queryKey, changed);
    await queries.invalidateQueries({ queryKey: billingAdminKey });
  }
  return (
    <>
      <SettingRow
        title={t`Automatic collection`}
        hint={
          enabled
            ? t`We’ll charge the Space’s card on the scheduled days.`
            : t`We won’t charge the card automatically. The Space can pay this invoice manually.`
        }
        control={<Switch hideLabel label={t`Automatic collection`} checked={enabled} onChange={() => setAsked(true)} />}
      />
      {asked && (
        <ReasonDialog
          title={
            enabled
              ? t`Turn off automatic collection for ${number}`
              : t`Turn automatic collection back on for ${number}`
          }
          submitLabel={enabled ? t`Turn off` : t`Turn back on`}
          act={turn}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
