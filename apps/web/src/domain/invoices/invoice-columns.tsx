import { Trans, useLingui } from "@lingui/react/macro";
import type { Invoice } from "@orbita/contract";
import { Badge } from "@orbita/ui/base/badge.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import type { DataColumn } from "@orbita/ui/patterns/data-table-types.ts";
import { formatCents, formatBillingPeriod } from "./format.ts";
import { invoiceStates, isPayable, sdiWord } from "./labels.ts";
import { DocumentButtons } from "./document-buttons.tsx";
import { PayButton } from "~/domain/payments/paying.tsx";
import styles from "./billing.module.css";

type InvoiceCellProps = { invoice: Invoice };

export const invoiceColumns = (): DataColumn<Invoice>[] => [
  { id: "number", title: <Trans context="of an invoice">Number</Trans>, cell: (invoice) => <Name invoice={invoice} /> },
  { id: "period", title: <Trans>Period</Trans>, phone: "detail", cell: (invoice) => <Period invoice={invoice} /> },
  { id: "state", title: <Trans>Status</Trans>, phone: "detail", cell: (invoice) => <State invoice={invoice} /> },
  { id: "sdi", title: "SDI", phone: "foot", cell: (invoice) => <Sdi invoice={invoice} /> },
  {
    id: "net",
    title: <Trans>Excl. VAT</Trans>,
    align: "end",
    cell: (invoice) => <Money invoice={invoice} of="netCents" />,
  },
  {
    id: "total",
    title: <Trans>Total</Trans>,
    align: "end",
    phone: "foot",
    cell: (invoice) => <Money invoice={invoice} of="totalCents" />,
  },
  {
    id: "acts",
    title: <Trans>Documents and payment</Trans>,
    hideTitle: true,
    acts: true,
    align: "end",
    phone: "end",
    cell: (invoice) => <Acts invoice={invoice} />,
  },
];

export function Name({ invoice }: InvoiceCellProps) {
  const { number } = invoice.of ?? {};
  return (
    <>
      <Text as="span" mono weight="medium" nowrap>
        {invoice.number}
      </Text>
      {number && (
        <span className={styles.sub}>
          <Trans>Credit note for {number}</Trans>
        </span>
      )}
    </>
  );
}

export function Period({ invoice }: InvoiceCellProps) {
  const { i18n } = useLingui();
  return <span className={styles.nowrap}>{formatBillingPeriod(i18n.locale, invoice.period)}</span>;
}

export function State({ invoice }: InvoiceCellProps) {
  const { i18n } = useLingui();
  const { tone, words } = invoiceStates[invoice.state];
  return <Badge tone={tone}>{i18n._(words)}</Badge>;
}

export function Sdi({ invoice }: InvoiceCellProps) {
  const { i18n } = useLingui();
  const word = i18n._(sdiWord(invoice));
  if (invoice.sdi === "rejected") return <Badge tone="warning">{word}</Badge>;
  return (
    <Text as="span" tone="muted" nowrap>
      {word}
    </Text>
  );
}

export function Money({ invoice, of }: InvoiceCellProps & { of: "netCents" | "totalCents" | "openCents" }) {
  const { i18n } = useLingui();
  const cents = invoice.kind === "creditNote" ? -invoice[of] : invoice[of];
  return (
    <Text as="span" numeric nowrap {...(of === "totalCents" && { tone: "ink", weight: "medium" })}>
      {formatCents(i18n.locale, cents)}
    </Text>
  );
}

const Acts = ({ invoice }: InvoiceCellProps) => (
  <span className={styles.acts}>
    {isPayable(invoice) && <PayButton invoice={invoice} />}
    <span className={styles.documents}>
      <DocumentButtons invoice={invoice} />
    </span>
  </span>
);
