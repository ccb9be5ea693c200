import { useEffect, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { QueryRoot } from "~/shell/query-root.tsx";
import { ActingSpaceProvider, type ActingSpace } from "~/shell/session/acting-space.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";
import { aPaymentMethod } from "~/testing/a-payment-method.ts";
import { anInvoice } from "~/testing/an-invoice.ts";
import { answerFetch } from "~/testing/answer-fetch.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { PayButton, PayingProvider } from "./paying.tsx";

const id = "01990000-0000-7000-8000-000000000001";
const space = { id, name: "Lanterna Software", url: "lanterna", role: "owner" } as ActingSpace;

/** A row with a Pay button, which it removes once the test dispatches the event `paid-elsewhere`. */
function Row() {
  const [isPayable, setPayable] = useState(true);
  useEffect(() => {
    const onPaid = () => setPayable(false);
    document.addEventListener("paid-elsewhere", onPaid);
    return () => document.removeEventListener("paid-elsewhere", onPaid);
  }, []);
  return isPayable && <PayButton invoice={anInvoice()} />;
}

afterEach(() => vi.unstubAllGlobals());

test("invoice stops being payable while its payment dialog is open → the dialog stays open", async () => {
  answerFetch({
    [`/api/v1/payments/stripe/space/${id}/payment-method`]: { body: [aPaymentMethod()] },
    "/api/v1/payments/stripe/user/payment-method": { body: [] },
  });
  const { screen } = await renderPage(
    <UiRoot>
      <QueryRoot>
        <ActingSpaceProvider space={space}>
          <PayingProvider>
            <Row />
          </PayingProvider>
        </ActingSpaceProvider>
      </QueryRoot>
    </UiRoot>,
  );
  await screen.getByRole("button", { name: /^Pay now/ }).click();
  const pay = screen.getByRole("button", { name: /^Pay €/ });
  await expect.element(pay).toBeEnabled();
  document.dispatchEvent(new Event("paid-elsewhere"));
  await expect.element(screen.getByRole("button", { name: /^Pay now/ })).not.toBeInTheDocument();
  await expect.element(pay).toBeVisible();
});
