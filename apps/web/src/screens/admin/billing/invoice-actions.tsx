import { Trans } from "@lingui/react/macro";
import type { WholeAdminInvoice } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { useState } from "react";
import { FormatButtons } from "~/domain/invoices/document-buttons.tsx";
import { api } from "~/shell/api/client.ts";
import { leftOf } from "./credit-amounts.ts";
import { CreditDialog } from "./credit-dialog.tsx";
import { ReissueDialog } from "./reissue-dialog.tsx";

/** Downloads of the invoice, and the two actions that create another document: reissue and credit note. */
export function InvoiceActions({ invoice }: { invoice: WholeAdminInvoice }) {
  const [act, setAct] = useState<"credit" | "reissue" | null>(null);
  const { id, kind, sdi } = invoice;
  const close = () => setAct(null);
  return (
    <>
      <FormatButtons
        number={invoice.number}
        ask={(format) => api().adminInvoices.download({ params: { id }, query: { format } })}
      />
      {sdi === "rejected" && (
        <Button size="sm" onClick={() => setAct("reissue")}>
          <Trans>Reissue…</Trans>
        </Button>
      )}
      {kind === "invoice" && leftOf(invoice) > 0 && (
        <Button size="sm" variant="danger" onClick={() => setAct("credit")}>
          <Trans>Issue credit note…</Trans>
        </Button>
      )}
      {act === "credit" && <CreditDialog invoice={invoice} onClose={close} />}
      {act === "reissue" && <ReissueDialog invoice={invoice} onClose={close} />}
    </>
  );
}
