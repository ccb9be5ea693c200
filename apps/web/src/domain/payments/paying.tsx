import { Trans } from "@lingui/react/macro";
import type { Invoice } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { VisuallyHidden } from "@orbita/ui/base/visually-hidden.tsx";
import { createContext, lazy, Suspense, use, useState, type ReactNode } from "react";

// The payment dialog is loaded lazily, because it brings the payment form, which is not needed to view invoices.
const PayDialog = lazy(() => import("./pay-dialog.tsx").then((module) => ({ default: module.PayDialog })));

const PayContext = createContext<(invoice: Invoice) => void>(() => undefined);

/**
 * Renders the payment dialog outside the pay buttons that open it, because it must stay until the payment ends.
 * A button disappears as soon as its invoice is no longer payable, for example while the bank processes the payment.
 */
export function PayingProvider({ children }: { children: ReactNode }) {
  const [invoice, setInvoice] = useState<Invoice | null>(null);
  return (
    <PayContext value={setInvoice}>
      {children}
      {invoice && (
        <Suspense>
          <PayDialog invoice={invoice} onClose={() => setInvoice(null)} />
        </Suspense>
      )}
    </PayContext>
  );
}

export function PayButton({ invoice }: { invoice: Invoice }) {
  const pay = use(PayContext);
  return (
    <Button size="sm" onClick={() => pay(invoice)}>
      <Trans>Pay now…</Trans>
      <VisuallyHidden> {invoice.number}</VisuallyHidden>
    </Button>
  );
}
