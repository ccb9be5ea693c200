import type { ServerLanguage } from "@orbita/contract";

type LocalizedMessage = Readonly<Record<ServerLanguage, string>>;

const other: LocalizedMessage = {
  it: "La banca non ha indicato il motivo. Chiamala oppure usa un’altra carta.",
  en: "The bank didn’t give a reason. Call the bank or use another card.",
};

/** Why a card was declined and what helps, by the provider's code. Banks do not always give a reason, and we do not guess one. */
const declines: Readonly<Record<string, LocalizedMessage>> = {
  no_card: {
    it: "Non hai ancora una carta. Aggiungine una per pagare.",
    en: "You don’t have a card yet. Add one to pay.",
  },
  authentication_required: {
    it: "La carta è valida, ma la banca chiede la tua conferma: apri la fattura e conferma il pagamento.",
    en: "The card is valid, but your bank asks you to confirm: open the invoice and confirm the payment.",
  },
  insufficient_funds: {
    it: "Sulla carta non c’erano abbastanza fondi.",
    en: "There weren’t enough funds on the card.",
  },
  expired_card: { it: "La carta è scaduta. Aggiungine un’altra.", en: "The card has expired. Add another one." },
  lost_card: {
    it: "La banca ha bloccato questa carta. Usane un’altra.",
    en: "The bank has blocked this card. Use another one.",
  },
  incorrect_cvc: {
    it: "Il codice di sicurezza della carta è sbagliato. Aggiungi di nuovo la carta.",
    en: "The card’s security code is wrong. Add the card again.",
  },
  incorrect_number: {
    it: "Il numero della carta è sbagliato. Aggiungi di nuovo la carta.",
    en: "The card number is wrong. Add the card again.",
  },
  card_not_supported: {
    it: "Questa carta non accetta questo tipo di pagamento. Usane un’altra.",
    en: "This card doesn’t support this kind of payment. Use another one.",
  },
  card_velocity_exceeded: {
    it: "La carta ha superato il limite di spesa. Chiedi alla banca di alzarlo oppure usa un’altra carta.",
    en: "The card is over its spending limit. Ask the bank to raise it or use another card.",
  },
  processing_error: {
    it: "La banca ha avuto un problema durante il pagamento.",
    en: "The bank had a problem processing the payment.",
  },
  generic_decline: other,
};
/** Codes that have the same text as another code. */
const same: Readonly<Record<string, string>> = {
  stolen_card: "lost_card",
  pickup_card: "lost_card",
  restricted_card: "lost_card",
  invalid_cvc: "incorrect_cvc",
  invalid_number: "incorrect_number",
  invalid_expiry_month: "expired_card",
  invalid_expiry_year: "expired_card",
  withdrawal_count_limit_exceeded: "card_velocity_exceeded",
  currency_not_supported: "card_not_supported",
  transaction_not_allowed: "card_not_supported",
  issuer_not_available: "processing_error",
  try_again_later: "processing_error",
  reenter_transaction: "processing_error",
  payment_intent_authentication_failure: "authentication_required",
  approve_with_id: "authentication_required",
};

export const declineWords = (failure: string, language: ServerLanguage): string =>
  (declines[same[failure] ?? failure] ?? other)[language];
