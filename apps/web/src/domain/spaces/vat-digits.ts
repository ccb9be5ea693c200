import { vat } from "@orbita/contract/spaces/schema";

/** Verifies the check digit (Luhn) of an Italian VAT number. Null if the number is incomplete. */
export function checksOut(typed: string): boolean | null {
  const parsed = vat.safeParse(typed);
  if (!parsed.success) return null;
  const sum = Array.from(parsed.data).reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 1 ? 2 : 1);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}
