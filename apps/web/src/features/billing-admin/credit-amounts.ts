import type { WholeAdminInvoice } from "@orbita/contract";
import { invoiceLimits } from "@orbita/contract/invoices/limits";

/** Half up, in whole cents, as the server counts it. */
const vatOf = (netCents: number): number => Math.floor((2 * netCents * invoiceLimits.vatRate + 100) / 200);

type Credited = Pick<WholeAdminInvoice, "netCents" | "creditedNetCents" | "creditedCents">;

/** Without VAT: what no credit note took back yet. */
export const leftOf = ({ netCents, creditedNetCents }: Pick<Credited, "netCents" | "creditedNetCents">): number =>
  netCents - creditedNetCents;

/** What a credit note will say. All notes of an invoice end at its VAT to the cent, so each looks at those before it. */
export function creditSums({ creditedNetCents, creditedCents }: Credited, netCents: number) {
  const vatCents = vatOf(creditedNetCents + netCents) - (creditedCents - creditedNetCents);
  return { netCents, vatCents, totalCents: netCents + vatCents };
}
