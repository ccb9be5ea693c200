import { useLingui } from "@lingui/react/macro";
import type { InvoiceBlockReason } from "@orbita/contract";
import { blockReasonTexts } from "~/domain/invoices/labels.ts";
import styles from "./billing-admin.module.css";

/** The reasons that block an invoice, in the same words that the Space reads. */
export function ReasonList({ reasons }: { reasons: readonly InvoiceBlockReason[] }) {
  const { i18n } = useLingui();
  if (reasons.length === 0) return null;
  return (
    <ul className={styles.reasons}>
      {reasons.map((reason) => (
        <li key={reason}>{i18n._(blockReasonTexts[reason])}</li>
      ))}
    </ul>
  );
}
