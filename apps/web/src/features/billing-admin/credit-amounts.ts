import type { WholeAdminInvoice } from "@orbita/contract";
import { invoiceLimits } from "@orbita/contract/invoices/limits";

/** VAT in whole cents, rounded half up, as the server calculates it. */
const vatOf = (netCents: number): number => Math.floor((2 * netCents * invoiceLimits.vatRate + 100) / 200);

type Credited = Pick<WholeAdminInvoice, "netCents" | "creditedNetCents" | "creditedCents">;

/** The net amount, in cents, that is not credited yet. */
export const leftOf = ({ netCents, creditedNetCents }: Pick<Credited, "netCents" | "creditedNetCents">): number =>
  netCents - creditedNetCents;

/** The sums of a credit note. The VAT is cumulative over all notes of an invoice, so that they add up to its VAT to the cent. */
export function creditSums({ creditedNetCents, creditedCents }: Credited, netCents: number) {
  const vatCents = vatOf(creditedNetCents + netCents) - (creditedCents - creditedNetCents);
  return { netCents, vatCents, totalCents: netCents + vatCents };
}
