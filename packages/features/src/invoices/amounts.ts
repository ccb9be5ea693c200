import { invoiceLimits } from "@orbita/contract";

// Amounts are whole cents: a division is rounded once, half up, without floating point.

const halfUp = (top: number, bottom: number): number => Math.floor((2 * top + bottom) / (2 * bottom));

/** There is one rate, so VAT is computed on the net total, not added up from the lines. */
export const vatOf = (netCents: number): number => halfUp(netCents * invoiceLimits.vatRate, 100);

/** Prorates a monthly price by days. */
export const proRata = (priceCents: number, days: number, daysInMonth: number): number =>
  halfUp(priceCents * days, daysInMonth);

export type Sums = { readonly netCents: number; readonly vatCents: number };

/**
 * The VAT of a credit note: the VAT of everything credited so far, minus the VAT credited before. So the notes of an invoice add
 * up to its VAT to the cent, and each is within a cent of its own VAT.
 */
export const creditVat = (credited: Sums, netCents: number): number =>
  vatOf(credited.netCents + netCents) - credited.vatCents;
