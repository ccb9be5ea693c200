import { z } from "zod";
import { isSafeEndpoint } from "../social/endpoints.ts";
import type { PaymentProvider } from "./port.ts";
import { createStripe } from "./stripe.ts";

/** Environment variables for payments, read by the API and the worker. */
export const paymentSettings = {
  PAYMENTS_PROVIDER: z
    .enum(["none", "stripe"])
    .default("none")
    .describe("Card payment provider; without one, posts cannot be sponsored"),
  STRIPE_SECRET_KEY: z.string().min(1).optional().describe("Stripe's secret key; required with Stripe"),
  STRIPE_PUBLISHABLE_KEY: z.string().min(1).optional().describe("Stripe's publishable key; required with Stripe"),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional().describe("Secret of Stripe's webhook; required with Stripe"),
  STRIPE_URL: z
    .url()
    .refine(isSafeEndpoint, "must be https, or on this machine")
    .default("https://api.stripe.com")
    .describe("Address of Stripe's API; another only for a simulator"),
};
type PaymentSettings = z.output<z.ZodObject<typeof paymentSettings>>;

/** Opens the configured payment provider; null if none is configured. */
export function openPayments(settings: PaymentSettings): PaymentProvider | null {
  if (settings.PAYMENTS_PROVIDER === "none") return null;
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = settings;
  const webhookSecret = settings.STRIPE_WEBHOOK_SECRET;
  if (!secretKey || !publishableKey || !webhookSecret)
    throw new Error(
      "configuration: STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET are wanted with PAYMENTS_PROVIDER=stripe",
    );
  return createStripe({ url: settings.STRIPE_URL, secretKey, publishableKey, webhookSecret });
}
