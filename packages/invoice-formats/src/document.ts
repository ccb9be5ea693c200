/** An address in Italy. */
type Seat = {
  /** With its number. */
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly province: string;
  readonly country: "IT";
};

export type Seller = Seat & {
  readonly name: string;
  readonly vat: string;
  readonly fiscalCode: string;
  readonly regime: string;
};

export type Buyer = Seat & {
  readonly name: string;
  readonly vat: string | null;
  readonly fiscalCode: string | null;
  /** Seven signs, or a certified mailbox. */
  readonly sdi: string;
};

export type DocumentLine = {
  readonly kind: "licence" | "clicks" | "credit";
  readonly description: string;
  readonly quantity: number;
  readonly unitCents: number;
  readonly netCents: number;
  /** Percent. */
  readonly vatRate: number;
  readonly startsOn: string | null;
  readonly endsOn: string | null;
};

/** An invoice or a credit note, as it was issued: all that its XML and its page are made from, and nothing else is. */
export type InvoiceDocument = {
  readonly kind: "invoice" | "creditNote";
  /** As it is written: 2026/118. */
  readonly number: string;
  readonly issuedOn: string;
  /** The month that is paid for: 2026-11. */
  readonly period: string;
  /** What SDI knows the file by. */
  readonly progressive: string;
  readonly seller: Seller;
  readonly buyer: Buyer;
  readonly lines: readonly DocumentLine[];
  readonly netCents: number;
  readonly vatCents: number;
  readonly totalCents: number;
  /** Of a credit note: what it takes back, and why. */
  readonly of: { readonly number: string; readonly issuedOn: string } | null;
  readonly reason: string | null;
};

/** 12.50, as XML writes it. */
export const decimal = (cents: number): string => {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
