import { Trans } from "@lingui/react/macro";
import type { Invoice } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { VisuallyHidden } from "@orbita/ui/base/visually-hidden.tsx";
import { lazy, Suspense, useState } from "react";

// Lazy: the dialog brings the payment form, which is not needed to view invoices.
const PayDialog = lazy(() =>
  import("~/features/cards/pay-dialog.tsx").then((module) => ({ default: module.PayDialog })),
);

export function PayButton({ invoice }: { invoice: Invoice }) {
  const [paying, setPaying] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setPaying(true)}>
        <Trans>Pay now</Trans>
        <VisuallyHidden> {invoice.number}</VisuallyHidden>
      </Button>
      {paying && (
        <Suspense>
          <PayDialog invoice={invoice} onClose={() => setPaying(false)} />
        </Suspense>
      )}
    </>
  );
}
