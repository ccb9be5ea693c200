/** The simulated bank's refusal of a card. */
type CardRefusal = { code: string; decline: string | null };
const decline = (reason: string): CardRefusal => ({ code: "card_declined", decline: reason });

export type CardKind = {
  brand: "visa" | "mastercard" | "amex";
  /** The result when the card is attached to a customer or set up for later charges. */
  attach: CardRefusal | "authenticate" | null;
  /** The result when the card is charged without its owner present. `afterSetup`: succeeds only if a setup was authenticated before. */
  offSession: CardRefusal | "afterSetup" | null;
  /** The result when the card is charged with its owner present. */
  onSession: CardRefusal | "authenticate" | null;
  /** The result when the card is charged after a successful authentication. */
  authenticated: CardRefusal | null;
};

const good: CardKind = { brand: "visa", attach: null, offSession: null, onSession: null, authenticated: null };
const always = (verdict: CardRefusal): CardKind => ({
  ...good,
  attach: verdict,
  offSession: verdict,
  onSession: verdict,
});
const authenticating = (offSession: CardKind["offSession"], authenticated: CardRefusal | null = null): CardKind => ({
  ...good,
  attach: "authenticate",
  onSession: "authenticate",
  offSession,
  authenticated,
});
export const authenticationRequired: CardRefusal = {
  code: "authentication_required",
  decline: "authentication_required",
};

const table: Record<string, CardKind> = {
  "4242424242424242": good,
  "5555555555554444": { ...good, brand: "mastercard" },
  "378282246310005": { ...good, brand: "amex" },
  "4000000000000002": always(decline("generic_decline")),
  "4000000000009995": always(decline("insufficient_funds")),
  "4000000000000069": always({ code: "expired_card", decline: null }),
  "4000000000000341": { ...good, offSession: decline("generic_decline"), onSession: decline("generic_decline") },
  "4000002500003155": authenticating("afterSetup"),
  "4000002760003184": authenticating(authenticationRequired),
  "4000008260003178": authenticating(decline("insufficient_funds"), decline("insufficient_funds")),
};

export function isLuhn(number: string): boolean {
  const sum = Array.from(number)
    .toReversed()
    .reduce((total, digit, at) => {
      const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return /^\d{12,19}$/.test(number) && sum % 10 === 0;
}

/** Returns the behaviour of a card number. Numbers that are not in the table are valid cards. */
export const kindOf = (number: string): CardKind => table[number] ?? good;
