/** An address in Italy. */
type ItalianAddress = {
  /** The street and the house number. */
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly province: string;
  readonly country: "IT";
};

export type Seller = ItalianAddress & {
  readonly name: string;
  readonly vat: string;
  readonly fiscalCode: string;
  readonly regime: string;
};

export type Buyer = ItalianAddress & {
  readonly name: string;
  readonly vat: string | null;
  readonly fiscalCode: string | null;
  /** The seven-character recipient code, or a certified mailbox (PEC). */
  readonly sdi: string;
};

export type InvoiceDocumentLine = {
  readonly kind: "licence" | "clicks" | "credit";
  readonly description: string;
  readonly quantity: number;
  readonly unitCents: number;
  readonly netCents: number;
  /** The VAT rate in per cent. */
  readonly vatRate: number;
  readonly startsOn: string | null;
  readonly endsOn: string | null;
};

/** An invoice or a credit note as issued: the only source of its XML and its PDF. */
export type InvoiceDocument = {
  readonly kind: "invoice" | "creditNote";
  /** The number as printed, such as 2026/118. */
  readonly number: string;
  readonly issuedOn: string;
  /** The month that is invoiced, such as 2026-11. */
  readonly period: string;
  /** Progressive number of the file that is sent to SDI. */
  readonly progressive: string;
  readonly seller: Seller;
  readonly buyer: Buyer;
  readonly lines: readonly InvoiceDocumentLine[];
  readonly netCents: number;
  readonly vatCents: number;
  readonly totalCents: number;
  /** The invoice that a credit note reverses, and the reason; null for an invoice. */
  readonly of: { readonly number: string; readonly issuedOn: string } | null;
  readonly reason: string | null;
};

/** An amount of cents in XML notation, such as 12.50. */
export const decimal = (cents: number): string => {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
