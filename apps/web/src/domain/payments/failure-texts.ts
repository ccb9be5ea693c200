import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { OfflineError, problemOf } from "~/shell/api/failure.ts";
import { failureText, problemMessage } from "~/shell/form/failure-text.ts";

const unconfirmed = msg`The bank asked for a confirmation that wasn’t given. Try again, or use another card.`;
const wrongNumber = msg`The card number isn’t correct. Check it and try again.`;
const wrongCode = msg`The security code isn’t correct. Check it and try again.`;
const wrongDate = msg`The expiry date isn’t correct. Check it and try again.`;
const later = msg`We couldn’t process the card. Try again shortly, or use another card.`;

/**
 * Messages for the payment provider's decline codes.
 * Lost and stolen cards have none on purpose: the user must not learn that reason from us.
 */
const words: Readonly<Record<string, MessageDescriptor>> = {
  insufficient_funds: msg`This card doesn’t have enough funds for this payment. Use another card.`,
  expired_card: msg`This card has expired. Use another card.`,
  incorrect_cvc: wrongCode,
  invalid_cvc: wrongCode,
  incorrect_number: wrongNumber,
  invalid_number: wrongNumber,
  invalid_expiry_month: wrongDate,
  invalid_expiry_year: wrongDate,
  card_not_supported: msg`This card can’t be used for this kind of purchase. Use another card.`,
  currency_not_supported: msg`This card can’t be used to pay in euros. Use another card.`,
  card_velocity_exceeded: msg`This card has reached its limit. Try again later, or use another card.`,
  withdrawal_count_limit_exceeded: msg`This card has reached its limit. Try again later, or use another card.`,
  authentication_required: unconfirmed,
  setup_intent_authentication_failure: unconfirmed,
  payment_intent_authentication_failure: unconfirmed,
  processing_error: later,
  issuer_not_available: later,
  try_again_later: later,
};

/** Why a card was refused, and what to do; a generic message for unknown codes. */
export const cardFailureText = (i18n: I18n, failure: string | null): string =>
  i18n._(words[failure ?? ""] ?? msg`The bank declined the card. Ask your bank why, or use another card.`);

/** The payment provider's script or servers cannot be reached from this browser. */
export class ProviderUnavailable extends Error {
  constructor() {
    super("the provider of cards cannot be reached");
    this.name = "ProviderAway";
  }
}

/** The bank refused the card; `failure` is the payment provider's decline code. */
export class CardRefused extends Error {
  readonly failure: string | null;
  constructor(failure: string | null) {
    super(`refused: ${failure ?? "?"}`);
    this.name = "CardRefused";
    this.failure = failure;
  }
}

/** A payment of the invoice is already in progress, started by another user or by the scheduler. */
export class StillAsking extends Error {
  constructor() {
    super("the bank is being asked");
    this.name = "StillAsking";
  }
}

/** The message for any card or payment error. */
export function cardTrouble(i18n: I18n, error: unknown): string {
  if (error instanceof CardRefused) return cardFailureText(i18n, error.failure);
  if (error instanceof ProviderUnavailable)
    return i18n._(
      msg`The card form comes from Stripe, which we can’t reach right now. Try again shortly, and check that your browser isn’t blocking it. Nothing was charged.`,
    );
  if (error instanceof StillAsking) return problemMessage(i18n, "invoice.beingPaid");
  if (error instanceof OfflineError)
    return i18n._(msg`You’re offline. Nothing was charged. Check your connection and try again.`);
  const problem = problemOf(error);
  if (problem?.code === "payment.declined") {
    const { failure } = problem.params as { failure?: string };
    return cardFailureText(i18n, failure ?? null);
  }
  return failureText(i18n, error);
}
