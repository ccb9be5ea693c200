import type { PaymentMethod } from "@orbita/contract";

/** Display names of the provider's brand codes. */
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

/** "Visa •••• 4417". */
export const cardName = ({ brand, last4 }: Pick<PaymentMethod, "brand" | "last4">): string =>
  `${brandName(brand)} •••• ${last4}`;

/** "08/28", as printed on the card. */
export const expiryOf = ({ expiresMonth, expiresYear }: Pick<PaymentMethod, "expiresMonth" | "expiresYear">): string =>
  `${String(expiresMonth).padStart(2, "0")}/${String(expiresYear % 100).padStart(2, "0")}`;

type Expiry = Pick<PaymentMethod, "expiresMonth" | "expiresYear">;

/** A card is valid to the end of its month. Soon: it expires this month or next, so a later invoice would find no valid card. */
export function expiryState({ expiresMonth, expiresYear }: Expiry, now: number): "expired" | "soon" | "good" {
  const at = new Date(now);
  const left = (expiresYear - at.getFullYear()) * 12 + expiresMonth - 1 - at.getMonth();
  if (left < 0) return "expired";
  return left <= 1 ? "soon" : "good";
}
