import type { ServerLanguage } from "@orbita/contract";

type LocalizedMessage = Readonly<Record<ServerLanguage, string>>;

const other: LocalizedMessage = {
  it: "La banca non ha detto perché. Di solito basta chiamarla, oppure usare un’altra carta.",
  en: "The bank did not say why. A call to it usually helps, or another card.",
};

/** Why a card was declined and what helps, by the provider's code. Banks do not disclose everything, and we add nothing. */
const declines: Readonly<Record<string, LocalizedMessage>> = {
  no_card: {
    it: "Non c’è nessuna carta con cui pagare. Aggiungine una.",
    en: "There is no card to pay with. Add one.",
  },
  authentication_required: {
    it: "La tua banca vuole che confermi tu, di persona. La carta va bene: apri la fattura e conferma.",
    en: "Your bank wants you to confirm it yourself. The card is fine: open the invoice and confirm.",
  },
  insufficient_funds: {
    it: "Sulla carta non c’erano abbastanza fondi.",
    en: "There was not enough money on the card.",
  },
  expired_card: { it: "La carta è scaduta. Aggiungine un’altra.", en: "The card has expired. Add another one." },
  lost_card: {
    it: "La banca ha bloccato questa carta. Usane un’altra.",
    en: "The bank has blocked this card. Use another one.",
  },
  incorrect_cvc: {
    it: "Il codice di sicurezza della carta non è giusto. Aggiungi la carta di nuovo.",
    en: "The card’s security code is not right. Add the card again.",
  },
  incorrect_number: {
    it: "Il numero della carta non è giusto. Aggiungila di nuovo.",
    en: "The card’s number is not right. Add it again.",
  },
  card_not_supported: {
    it: "Questa carta non può fare questo tipo di pagamento. Usane un’altra.",
    en: "This card cannot make this kind of payment. Use another one.",
  },
  card_velocity_exceeded: {
    it: "La carta ha superato il suo limite di spesa. Alza il limite con la banca, oppure usa un’altra carta.",
    en: "The card is over its spending limit. Raise the limit with the bank, or use another card.",
  },
  processing_error: {
    it: "C’è stato un errore mentre la banca elaborava il pagamento. Riproviamo noi.",
    en: "Something went wrong while the bank handled the payment. We try again.",
  },
  generic_decline: other,
};
/** Codes with the same meaning. */
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
