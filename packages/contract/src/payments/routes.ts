import { z } from "zod";
import { byId } from "../kernel/fields.ts";
import { defineRoute, nothing } from "../kernel/route.ts";
import { spaceId } from "../spaces/schema.ts";
import { paymentMethod, setupIntent, setupState } from "./schema.ts";

const bySpace = z.object({ id: spaceId });
const away = ["payment.unavailable", "payment.notSetUp"] as const;

/** Cards of users and Spaces. */
export const paymentRoutes = {
  userMethods: defineRoute({
    method: "GET",
    path: "/payments/stripe/user/payment-method",
    area: "any",
    summary: "List the caller's cards, default first",
    response: z.array(paymentMethod),
    errors: [],
  }),
  spaceMethods: defineRoute({
    method: "GET",
    path: "/payments/stripe/space/{id}/payment-method",
    area: "any",
    params: bySpace,
    summary: "List a Space's cards for its owners, default first",
    response: z.array(paymentMethod),
    errors: [],
  }),
  setUpForUser: defineRoute({
    method: "POST",
    path: "/payments/stripe/user/setup-intent",
    area: "any",
    inSteps: true,
    limit: { per: "hour", max: 30 },
    summary: "Start adding a card for the caller",
    response: setupIntent,
    errors: [...away],
  }),
  setUpForSpace: defineRoute({
    method: "POST",
    path: "/payments/stripe/space/{id}/setup-intent",
    area: "any",
    evenSuspended: true,
    params: bySpace,
    inSteps: true,
    verified: true,
    limit: { per: "hour", max: 30 },
    summary: "Start adding a card for a Space",
    response: setupIntent,
    errors: [...away],
  }),
  settleSetup: defineRoute({
    method: "POST",
    path: "/payments/stripe/setup-intent/{id}/settle",
    area: "any",
    evenSuspended: true,
    params: byId,
    inSteps: true,
    summary: "Get the outcome of adding a card, queried from the provider rather than trusted from the redirect URL",
    response: setupState,
    errors: ["payment.setupNotFound", ...away],
  }),
  readMethod: defineRoute({
    method: "GET",
    path: "/payments/stripe/payment-method/{id}",
    area: "any",
    params: byId,
    summary: "Get a card of the caller, or of a Space that the caller owns",
    response: paymentMethod,
    errors: ["payment.methodNotFound"],
  }),
  changeMethod: defineRoute({
    method: "PATCH",
    path: "/payments/stripe/payment-method/{id}",
    area: "any",
    evenSuspended: true,
    params: byId,
    body: z.strictObject({ isDefault: z.literal(true) }),
    summary: "Make a card the default",
    response: paymentMethod,
    errors: ["payment.methodNotFound"],
  }),
  removeMethod: defineRoute({
    method: "DELETE",
    path: "/payments/stripe/payment-method/{id}",
    area: "any",
    params: byId,
    inSteps: true,
    summary: "Delete a card; a Space that sponsors or owes money keeps its last one",
    response: nothing,
    errors: ["payment.methodNotFound", "payment.methodNeeded", ...away],
  }),
  webhook: defineRoute({
    method: "POST",
    path: "/payments/stripe/webhook",
    area: "any",
    whileClosed: true,
    guests: true,
    inSteps: true,
    takesRaw: true,
    headers: z.object({ "stripe-signature": z.string().max(2_000).optional() }),
    summary: "Receive a signed webhook of the payment provider; stored and acknowledged before it is processed",
    response: nothing,
    errors: ["payment.badSignature", "payment.notSetUp"],
  }),
};
