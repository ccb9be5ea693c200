import type { WholeAdminInvoice } from "@orbita/contract";
import { invoiceLimits } from "@orbita/contract/invoices/limits";

/** VAT in whole cents, rounded half up, as the server calculates it. */
const vatOf = (netCents: number): number => Math.floor((2 * netCents * invoiceLimits.vatRate + 100) / 200);

type CreditedInvoice = Pick<WholeAdminInvoice, "netCents" | "creditedNetCents" | "creditedCents">;

/** The net amount, in cents, that is not credited yet. */
export const leftOf = ({
  netCents,
  creditedNetCents,
}: Pick<CreditedInvoice, "netCents" | "creditedNetCents">): number => netCents - creditedNetCents;

/**
 * The sums of a credit note.
 * The VAT is calculated cumulatively over all credit notes of an invoice, so that together they equal the VAT of the invoice to the cent.
 */
export function creditSums({ creditedNetCents, creditedCents }: CreditedInvoice, netCents: number) {
  const vatCents = vatOf(creditedNetCents + netCents) - (creditedCents - creditedNetCents);
  return { netCents, vatCents, totalCents: netCents + vatCents };
}
