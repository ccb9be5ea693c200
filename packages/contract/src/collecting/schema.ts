import { z } from "zod";
import { cents } from "../invoices/schema.ts";
import { id } from "../kernel/fields.ts";

export const paymentStatus = z.enum(["due", "processing", "requiresAction", "failed", "paid", "canceled"]);
export type PaymentStatus = z.output<typeof paymentStatus>;

/** The payment of an invoice by card, with the data that the browser needs to confirm it. */
export const paymentIntent = z
  .object({
    id,
    invoice: z.object({ id, number: z.string() }),
    status: paymentStatus,
    amountCents: cents,
    /** Secret for the provider's form while the bank waits for a confirmation. Only this browser may use it. */
    clientSecret: z.string().nullable(),
    publishableKey: z.string(),
    /** The provider's code for the decline of the last card. */
    failure: z.string().nullable(),
  })
  .meta({ id: "PaymentIntent" });
export type PaymentIntent = z.output<typeof paymentIntent>;

export const newPaymentIntent = z.strictObject({ invoice: id }).meta({ id: "NewPaymentIntent" });

/** Pays with the given card, or with the payer's default card if none is given. */
export const paymentExecution = z
  .strictObject({ paymentIntent: id, paymentMethod: id.optional() })
  .meta({ id: "PaymentExecution" });
export type PaymentExecutionRequest = z.output<typeof paymentExecution>;
