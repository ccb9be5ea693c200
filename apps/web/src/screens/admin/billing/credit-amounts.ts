import type { WholeAdminInvoice } from "@orbita/contract";
import { invoiceLimits } from "@orbita/contract/invoices/limits";

/** VAT in whole cents, rounded half up, as the server calculates it. */
const vatOf = (netCents: number): number => Math.floor((2 * netCents * invoiceLimits.vatRate + 100) / 200);

type CreditedInvoice = Pick<WholeAdminInvoice, "netCents" | "creditedNetCents" | "creditedCents">;

/** The part of an invoice's net amount that is not credited yet, in cents. */
export const leftOf = ({
  netCents,
  creditedNetCents,
}: Pick<CreditedInvoice, "netCents" | "creditedNetCents">): number => netCents - creditedNetCents;

/**
 * The sums of a new credit note, in cents. VAT is calculated over all credit notes of an invoice and less the VAT credited before, so that
 * rounding errors do not add up.
 */
export function creditSums({ creditedNetCents, creditedCents }: CreditedInvoice, netCents: number) {
  const vatCents = vatOf(creditedNetCents + netCents) - (creditedCents - creditedNetCents);
  return { netCents, vatCents, totalCents: netCents + vatCents };
}
