import { toastStore } from "@orbita/ui/overlays/toast-store.ts";
import type { PaymentIntent } from "@orbita/contract";
import { afterEach, expect, test, vi } from "vitest";
import { QueryRoot } from "~/shell/query-root.tsx";
import { ActingSpaceProvider, type ActingSpace } from "~/shell/session/acting-space.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";
import { aPaymentMethod } from "~/testing/a-payment-method.ts";
import { aStripe } from "~/testing/a-stripe.ts";
import { anInvoice } from "~/testing/an-invoice.ts";
import { answerFetch, problem } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { PayDialog } from "./pay-dialog.tsx";

afterEach(() => vi.unstubAllGlobals());

const id = "01990000-0000-7000-8000-000000000001";
const space = { id, name: "Lanterna Software", url: "lanterna", role: "owner" } as ActingSpace;
const invoice = anInvoice();
const visa = aPaymentMethod();
const own = aPaymentMethod({
  id: "01990000-0000-7000-8000-0000000000c3",
  owner: "user",
  brand: "mastercard",
  last4: "4444",
});
const intent: PaymentIntent = {
  id: "01990000-0000-7000-8000-0000000000d1",
  invoice: { id: invoice.id, number: invoice.number },
  status: "failed",
  amountCents: 24_540,
  clientSecret: "pi_1_secret_2",
  publishableKey: "pk_test_1",
  failure: null,
};
const at = (path: string) => `/api/v1/payments/stripe/${path}`;
const ofSpace = at(`space/${id}/payment-intent`);
const ofUser = at("user/payment-intent");
const execute = at("execute-payment-intent");
const settle = at(`payment-intent/${intent.id}/settle`);
const cards = {
  [at(`space/${id}/payment-method`)]: { body: [visa] },
  [at("user/payment-method")]: { body: [own] },
  [ofSpace]: { body: intent },
  [ofUser]: { body: intent },
};
const told = () => toastStore.read().map(({ message }) => message);
const pay = /^Pay €245\.40$/;

async function show() {
  const onClose = vi.fn<() => void>();
  const { screen } = await renderPage(
    <UiRoot>
      <QueryRoot>
        <ActingSpaceProvider space={space}>
          <PayDialog invoice={invoice} onClose={onClose} />
        </ActingSpaceProvider>
      </QueryRoot>
    </UiRoot>,
  );
  await expect.element(screen.getByRole("radio", { name: /^Visa •••• 4417/ })).toBeChecked();
  return { screen, onClose };
}

test("paying an invoice with the Space’s default card → the card is charged once", async () => {
  const sent = answerFetch({ ...cards, [execute]: { body: { ...intent, status: "paid" } } });
  const { screen, onClose } = await show();
  expect(await violations()).toEqual([]);
  await screen.getByRole("button", { name: pay }).click();
  await expect.poll(told).toEqual(["Invoice 2026/87 paid"]);
  expect(onClose).toHaveBeenCalledOnce();
  expect(sent.filter(({ path }) => path === execute).map(({ body }) => body)).toEqual([
    { paymentIntent: intent.id, paymentMethod: visa.id },
  ]);
  expect(sent.map(({ path }) => path)).not.toContain(ofUser);
});

test("refused card → the reason is shown; then the user’s own card pays after confirmation by the bank", async () => {
  const stripe = aStripe();
  const answers = {
    ...cards,
    [execute]: problem("payment.declined", 409, { params: { failure: "insufficient_funds" } }),
    [settle]: { body: { ...intent, status: "paid" } },
  };
  const sent = answerFetch(answers);
  const { screen } = await show();
  await screen.getByRole("button", { name: pay }).click();
  await expect.element(screen.getByRole("alert").getByText(/doesn’t have enough funds/)).toBeVisible();
  expect(await violations()).toEqual([]);
  answers[execute] = { body: { ...intent, status: "requiresAction" } };
  await screen.getByRole("radio", { name: /^Mastercard •••• 4444/ }).click();
  await expect.element(screen.getByRole("alert")).not.toBeInTheDocument();
  stripe.handleNextAction.mockResolvedValueOnce({
    error: { type: "invalid_request_error", code: "payment_intent_authentication_failure" },
  });
  await screen.getByRole("button", { name: pay }).click();
  await expect.element(screen.getByRole("alert").getByText(/The bank asked for a confirmation/)).toBeVisible();
  await screen.getByRole("button", { name: pay }).click();
  await expect.poll(told).toEqual(["Invoice 2026/87 paid"]);
  expect(stripe.handleNextAction).toHaveBeenLastCalledWith({ clientSecret: "pi_1_secret_2" });
  expect(sent.map(({ path }) => path)).toContain(ofUser);
});

test("paying with another card → the provider’s form is used, and our server confirms the payment", async () => {
  const stripe = aStripe();
  const sent = answerFetch({ ...cards, [settle]: { body: { ...intent, status: "paid" } } });
  const { screen } = await show();
  await screen.getByRole("radio", { name: /^Another card/ }).click();
  await expect.element(screen.getByText("the provider’s form")).toBeVisible();
  expect(await violations()).toEqual([]);
  stripe.confirmPayment.mockResolvedValueOnce({ error: { type: "card_error", code: "incorrect_cvc" } });
  await screen.getByRole("button", { name: pay }).click();
  await expect
    .element(screen.getByRole("alert").getByText("The security code isn’t correct. Check it and try again."))
    .toBeVisible();
  expect(sent.map(({ path }) => path)).not.toContain(settle);
  await screen.getByRole("button", { name: pay }).click();
  await expect.poll(told).toEqual(["Invoice 2026/87 paid"]);
  expect(sent.map(({ path }) => path)).toEqual(expect.arrayContaining([ofSpace, settle]));
});
