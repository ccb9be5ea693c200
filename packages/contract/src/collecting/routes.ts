import { z } from "zod";
import { byId } from "../kernel/fields.ts";
import { defineRoute } from "../kernel/route.ts";
import { spaceId } from "../spaces/schema.ts";
import { newPaymentIntent, paymentExecution, paymentIntent } from "./schema.ts";

const away = ["payment.unavailable", "payment.notSetUp"] as const;
const closed = ["invoice.notFound", "invoice.nothingToPay"] as const;

/** Immediate payment of open invoices by an owner. */
export const collectingRoutes = {
  intendForSpace: defineRoute({
    method: "POST",
    path: "/payments/stripe/space/{id}/payment-intent",
    area: "any",
    evenSuspended: true,
    params: z.object({ id: spaceId }),
    body: newPaymentIntent,
    inSteps: true,
    verified: true,
    summary: "Get or create the payment intent of an open invoice, for the Space's cards",
    response: paymentIntent,
    errors: [...closed, ...away],
  }),
  intendForUser: defineRoute({
    method: "POST",
    path: "/payments/stripe/user/payment-intent",
    area: "any",
    body: newPaymentIntent,
    inSteps: true,
    verified: true,
    summary: "Get or create the payment intent of an open invoice, for an owner's own card",
    response: paymentIntent,
    errors: [...closed, ...away],
  }),
  execute: defineRoute({
    method: "POST",
    path: "/payments/stripe/execute-payment-intent",
    area: "any",
    evenSuspended: true,
    body: paymentExecution,
    inSteps: true,
    once: true,
    verified: true,
    summary: "Pay with a saved card; if the bank asks for confirmation, returns a secret for the provider's form",
    response: paymentIntent,
    errors: [
      "payment.notFound",
      "payment.methodNotFound",
      "payment.methodMissing",
      "payment.declined",
      ...closed,
      ...away,
    ],
  }),
  settle: defineRoute({
    method: "POST",
    path: "/payments/stripe/payment-intent/{id}/settle",
    area: "any",
    evenSuspended: true,
    params: byId,
    inSteps: true,
    summary: "Get the outcome of a payment, checked with the provider instead of trusted from the URL",
    response: paymentIntent,
    errors: ["payment.notFound", ...away],
  }),
};
