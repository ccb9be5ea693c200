import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { OfflineError, problemOf } from "~/shell/api/failure.ts";
import { problemMessages } from "~/shell/form/problem-messages.ts";
import { failureText } from "~/shell/form/failure-text.ts";

const unconfirmed = msg`The bank wanted a confirmation, and it was not given. Try again, or use another card.`;
const wrongNumber = msg`The card’s number is not right.`;
const wrongCode = msg`The security code is not right.`;
const wrongDate = msg`The expiry date is not right.`;
const later = msg`The card could not be processed. Try again shortly, or use another one.`;

/**
 * Messages for the provider's decline codes. Lost and stolen cards have none on purpose: the holder must not learn the reason
 * from us.
 */
const words: Readonly<Record<string, MessageDescriptor>> = {
  insufficient_funds: msg`There is not enough on the card for this.`,
  expired_card: msg`The card has expired.`,
  incorrect_cvc: wrongCode,
  invalid_cvc: wrongCode,
  incorrect_number: wrongNumber,
  invalid_number: wrongNumber,
  invalid_expiry_month: wrongDate,
  invalid_expiry_year: wrongDate,
  card_not_supported: msg`The card is not for purchases of this kind. Use another one.`,
  currency_not_supported: msg`The card does not pay in euros. Use another one.`,
  card_velocity_exceeded: msg`The card’s limit is reached. Try later, or use another one.`,
  withdrawal_count_limit_exceeded: msg`The card’s limit is reached. Try later, or use another one.`,
  authentication_required: unconfirmed,
  setup_intent_authentication_failure: unconfirmed,
  payment_intent_authentication_failure: unconfirmed,
  processing_error: later,
  issuer_not_available: later,
  try_again_later: later,
};

/** Why a card was refused, and what to do; a generic message for unknown codes. */
export const cardFailureText = (i18n: I18n, failure: string | null): string =>
  i18n._(words[failure ?? ""] ?? msg`The bank refused the card. Ask it why, or use another one.`);

/** The provider's script or its servers cannot be reached from this browser. */
export class ProviderAway extends Error {
  constructor() {
    super("the provider of cards cannot be reached");
    this.name = "ProviderAway";
  }
}

/** The bank refused the card; `failure` is the provider's code. */
export class CardRefused extends Error {
  readonly failure: string | null;
  constructor(failure: string | null) {
    super(`refused: ${failure ?? "?"}`);
    this.name = "CardRefused";
    this.failure = failure;
  }
}

/** A payment is already in progress, started by another user or by the scheduler. */
export class StillAsking extends Error {
  constructor() {
    super("the bank is being asked");
    this.name = "StillAsking";
  }
}

/** The message for any card or payment error. */
export function cardTrouble(i18n: I18n, error: unknown): string {
  if (error instanceof CardRefused) return cardFailureText(i18n, error.failure);
  if (error instanceof ProviderAway)
    return i18n._(
      msg`The form for cards comes from Stripe, and Stripe cannot be reached. Try again shortly; a blocker in the browser may be in the way too. Nothing was charged.`,
    );
  if (error instanceof StillAsking) return i18n._(problemMessages["invoice.beingPaid"]);
  if (error instanceof OfflineError) return i18n._(msg`You are offline. Nothing was charged.`);
  const problem = problemOf(error);
  if (problem?.code === "payment.declined") {
    const { failure } = problem.params as { failure?: string };
    return cardFailureText(i18n, failure ?? null);
  }
  return failureText(i18n, error);
}
