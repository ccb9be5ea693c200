import type { Buyer, Seller } from "@orbita/invoice-formats";
import { z } from "zod";

/** An address as an invoice writes it. In Italy the postal code has five digits and the province two letters. */
const seat = z.object({
  /** With its number: Via Garibaldi 12. */
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  province: z.string(),
  country: z.literal("IT"),
});

/** Who writes the invoice, as they were on that day: `invoices.seller`. */
export const invoiceSeller = seat.extend({
  name: z.string(),
  /** Eleven digits. */
  vat: z.string(),
  fiscalCode: z.string(),
  /** RF01 and so on. */
  regime: z.string(),
}) satisfies z.ZodType<Seller>;
export type InvoiceSeller = z.output<typeof invoiceSeller>;

/** Whom it is written to, as they were on that day: `invoices.buyer`. One of the two tax numbers is there. */
export const invoiceBuyer = seat.extend({
  name: z.string(),
  vat: z.string().nullable(),
  fiscalCode: z.string().nullable(),
  /** Where SDI brings it: a code of seven signs, or a certified mailbox; as the Space gave it. */
  sdi: z.string(),
}) satisfies z.ZodType<Buyer>;
export type InvoiceBuyer = z.output<typeof invoiceBuyer>;
