import { z } from "zod";
import { byId } from "../kernel/fields.ts";
import { defineRoute, nothing } from "../kernel/route.ts";
import { spaceId } from "../spaces/schema.ts";
import { paymentMethod, setupIntent, setupState } from "./schema.ts";

const bySpace = z.object({ id: spaceId });
const away = ["payment.unavailable", "payment.notSetUp"] as const;

/** Who pays, and with which cards. */
export const paymentRoutes = {
  userMethods: defineRoute({
    method: "GET",
    path: "/payments/stripe/user/payment-method",
    area: "any",
    summary: "My own cards, the default first",
    response: z.array(paymentMethod),
    errors: [],
  }),
  spaceMethods: defineRoute({
    method: "GET",
    path: "/payments/stripe/space/{id}/payment-method",
    area: "any",
    params: bySpace,
    summary: "A Space's cards, the default first, for its owners",
    response: z.array(paymentMethod),
    errors: [],
  }),
  setUpForUser: defineRoute({
    method: "POST",
    path: "/payments/stripe/user/setup-intent",
    area: "any",
    inSteps: true,
    limit: { per: "hour", max: 30 },
    summary: "Begin to add a card of one's own",
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
    summary: "Begin to add a card of a Space",
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
    summary: "What became of adding a card: asked of the provider, not believed from an address",
    response: setupState,
    errors: ["payment.setupNotFound", ...away],
  }),
  readMethod: defineRoute({
    method: "GET",
    path: "/payments/stripe/payment-method/{id}",
    area: "any",
    params: byId,
    summary: "A card of one's own, or of a Space that one owns",
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
    summary: "Make a card the default one",
    response: paymentMethod,
    errors: ["payment.methodNotFound"],
  }),
  removeMethod: defineRoute({
    method: "DELETE",
    path: "/payments/stripe/payment-method/{id}",
    area: "any",
    params: byId,
    inSteps: true,
    summary: "Take a card away for good. The last one of a Space that sponsors or owes stays",
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
    summary: "What the provider says, signed by it: stored, answered, and only then acted on",
    response: nothing,
    errors: ["payment.badSignature", "payment.notSetUp"],
  }),
};
