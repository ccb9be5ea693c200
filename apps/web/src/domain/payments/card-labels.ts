import type { PaymentMethod } from "@orbita/contract";

/** Display names of the payment provider's card brand codes. */
const brands: Readonly<Record<string, string>> = {
  amex: "American Express",
  cartes_bancaires: "Cartes Bancaires",
  diners: "Diners Club",
  discover: "Discover",
  eftpos_au: "eftpos",
  jcb: "JCB",
  mastercard: "Mastercard",
  unionpay: "UnionPay",
  visa: "Visa",
};

export const brandName = (brand: string): string =>
  brands[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1).replaceAll("_", " ");

/** The name of a payment card, for example "Visa •••• 4417". */
export const cardName = ({ brand, last4 }: Pick<PaymentMethod, "brand" | "last4">): string =>
  `${brandName(brand)} •••• ${last4}`;

/** The expiry month of a payment card as printed on it, for example "08/28". */
export const expiryOf = ({ expiresMonth, expiresYear }: Pick<PaymentMethod, "expiresMonth" | "expiresYear">): string =>
  `${String(expiresMonth).padStart(2, "0")}/${String(expiresYear % 100).padStart(2, "0")}`;

type CardExpiry = Pick<PaymentMethod, "expiresMonth" | "expiresYear">;

/**
 * A card is valid to the end of its expiry month.
 * "soon" means this month or the next, because the card would be invalid for a later invoice.
 */
export function expiryState({ expiresMonth, expiresYear }: CardExpiry, now: number): "expired" | "soon" | "good" {
  const at = new Date(now);
  const left = (expiresYear - at.getFullYear()) * 12 + expiresMonth - 1 - at.getMonth();
  if (left < 0) return "expired";
  return left <= 1 ? "soon" : "good";
}
