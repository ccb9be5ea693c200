import { invoiceLimits } from "@orbita/contract";

// All amounts in this file are whole cents. A division is rounded once, half up, without floating point.

const halfUp = (top: number, bottom: number): number => Math.floor((2 * top + bottom) / (2 * bottom));

/** The VAT of an invoice. There is one rate, so VAT is computed on the net total and not added up from the lines. */
export const vatOf = (netCents: number): number => halfUp(netCents * invoiceLimits.vatRate, 100);

/** Prorates a monthly price by days, rounded half up to cents. */
export const proRata = (priceCents: number, days: number, daysInMonth: number): number =>
  halfUp(priceCents * days, daysInMonth);

export type InvoiceTotals = { readonly netCents: number; readonly vatCents: number };

/**
 * The VAT of a credit note: the VAT of everything credited so far, minus the VAT credited before. Therefore the credit notes of
 * an invoice add up to its VAT to the cent, and the VAT of each note differs from its exact VAT by less than a cent.
 */
export const creditVat = (credited: InvoiceTotals, netCents: number): number =>
  vatOf(credited.netCents + netCents) - credited.vatCents;
