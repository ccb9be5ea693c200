import { z } from "zod";
import { byId } from "../kernel/fields.ts";
import { defineRoute } from "../kernel/route.ts";
import { spaceId } from "../spaces/schema.ts";
import { newPaymentIntent, paymentExecution, paymentIntent } from "./schema.ts";

const away = ["payment.unavailable", "payment.notSetUp"] as const;
const closed = ["invoice.notFound", "invoice.nothingToPay"] as const;

/** An owner pays what is open, here and now. */
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
    summary: "The one intent of an open invoice, to be paid with the Space's cards",
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
    summary: "The same, paid by an owner of the Space with a card of their own",
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
    summary: "Pay with a saved card. What the bank wants confirmed is answered with a secret for the provider's form",
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
    summary: "What became of a payment: asked of the provider, not believed from an address",
    response: paymentIntent,
    errors: ["payment.notFound", ...away],
  }),
};
