import type { Buyer, Seller } from "@orbita/invoice-formats";
import { z } from "zod";

/** An address on an invoice. In Italy the postal code has five digits and the province two letters. */
const seat = z.object({
  /** The street with the house number, such as Via Garibaldi 12. */
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  province: z.string(),
  country: z.literal("IT"),
});

/** The seller of an invoice as of the day of issue, stored in the column `invoices.seller`. */
export const invoiceSeller = seat.extend({
  name: z.string(),
  /** The Italian VAT number of the seller, with eleven digits. */
  vat: z.string(),
  fiscalCode: z.string(),
  /** The code of the Italian tax regime, such as RF01. */
  regime: z.string(),
}) satisfies z.ZodType<Seller>;
export type InvoiceSeller = z.output<typeof invoiceSeller>;

/** The buyer of an invoice as of the day of issue, stored in the column `invoices.buyer`. At least one of the two tax numbers is set. */
export const invoiceBuyer = seat.extend({
  name: z.string(),
  vat: z.string().nullable(),
  fiscalCode: z.string().nullable(),
  /** SDI recipient, as the Space entered it: a code of seven characters, or a certified email address. */
  sdi: z.string(),
}) satisfies z.ZodType<Buyer>;
export type InvoiceBuyer = z.output<typeof invoiceBuyer>;
