import { invoiceLimits } from "@orbita/contract";

// Cents, which are whole: what is divided is rounded once, half up, and never goes through a fraction.

const halfUp = (top: number, bottom: number): number => Math.floor((2 * top + bottom) / (2 * bottom));

/** One rate, one sum: the VAT of an invoice is that of its net, and not the sum of what its lines would have. */
export const vatOf = (netCents: number): number => halfUp(netCents * invoiceLimits.vatRate, 100);

/** The part of a month's price for so many of its days. */
export const proRata = (priceCents: number, days: number, daysInMonth: number): number =>
  halfUp(priceCents * days, daysInMonth);

export type Sums = { readonly netCents: number; readonly vatCents: number };

/**
 * What a credit note takes back beside its net: the VAT of all that is credited by then, less what was credited before. So the
 * notes of an invoice end at its VAT to the cent, and each is within a cent of its own.
 */
export const creditVat = (credited: Sums, netCents: number): number =>
  vatOf(credited.netCents + netCents) - credited.vatCents;
