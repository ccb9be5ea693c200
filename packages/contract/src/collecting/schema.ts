import { z } from "zod";
import { cents } from "../invoices/schema.ts";
import { id } from "../kernel/fields.ts";

export const paymentStatus = z.enum(["due", "processing", "requiresAction", "failed", "paid", "canceled"]);
export type PaymentStatus = z.output<typeof paymentStatus>;

/** What is asked for one invoice. */
export const paymentIntent = z
  .object({
    id,
    invoice: z.object({ id, number: z.string() }),
    status: paymentStatus,
    amountCents: cents,
    /** For the provider's form, where something is left to confirm: for this browser alone. */
    clientSecret: z.string().nullable(),
    publishableKey: z.string(),
    /** The provider's word for why the last card was refused. */
    failure: z.string().nullable(),
  })
  .meta({ id: "PaymentIntent" });
export type PaymentIntent = z.output<typeof paymentIntent>;

export const newPaymentIntent = z.strictObject({ invoice: id }).meta({ id: "NewPaymentIntent" });

/** Without a card, the payer's default. */
export const paymentExecution = z
  .strictObject({ paymentIntent: id, paymentMethod: id.optional() })
  .meta({ id: "PaymentExecution" });
export type PaymentExecution = z.output<typeof paymentExecution>;
