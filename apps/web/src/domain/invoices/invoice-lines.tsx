import { Plural, useLingui } from "@lingui/react/macro";
import type { WholeInvoice } from "@orbita/contract";
import { formatCents } from "./format.ts";
import styles from "./billing.module.css";

/** The lines of an invoice and their sums. */
export function InvoiceLines({ invoice }: { invoice: WholeInvoice }) {
  const { t, i18n } = useLingui();
  const cents = (of: number) => formatCents(i18n.locale, of);
  return (
    <>
      <ul className={styles.invoiceLines} aria-label={t`Lines`}>
        {invoice.lines.map((line, index) => (
          // The lines of an issued invoice never change, so the index is a stable key.
          <li key={index}>
            <span className={styles.words}>
              {line.description}
              {line.kind === "clicks" && (
                <span className={styles.sub}>
                  <Plural value={line.quantity} one="# click" other="# clicks" /> × {cents(line.unitCents)}
                </span>
              )}
            </span>
            <span className={styles.money}>{cents(line.netCents)}</span>
          </li>
        ))}
      </ul>
      <Sums of={invoice} />
    </>
  );
}

type InvoiceTotals = Pick<WholeInvoice, "netCents" | "vatCents" | "totalCents">;

export function Sums({ of }: { of: InvoiceTotals }) {
  const { t, i18n } = useLingui();
  const cents = (amount: number) => formatCents(i18n.locale, amount);
  const sums = [
    { term: t`Excl. VAT`, value: cents(of.netCents) },
    { term: t`VAT 22%`, value: cents(of.vatCents) },
    { term: t`Total`, value: cents(of.totalCents) },
  ];
  return (
    <dl className={styles.lines}>
      {sums.map(({ term, value }, index) => (
        <div key={term} className={index === 2 ? styles.total : undefined}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
