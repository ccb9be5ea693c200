/** The payment provider as features see it. Amounts are in euro cents. */

export type ProviderCard = {
  readonly id: string;
  /** The provider's id of the customer; null after the card was detached. */
  readonly customer: string | null;
  readonly brand: string;
  readonly last4: string;
  readonly expiresMonth: number;
  readonly expiresYear: number;
};

export type ProviderSetup = {
  readonly id: string;
  readonly customer: string | null;
  readonly clientSecret: string;
  /** The setup stays open after a failed attempt, because the user can enter another card in the same form. */
  readonly status: "open" | "succeeded" | "canceled";
  /** The provider's code for the last failure. */
  readonly failure: string | null;
  readonly card: string | null;
};

export type ProviderIntent = {
  readonly id: string;
  readonly customer: string | null;
  readonly clientSecret: string;
  /** "open" means that the intent needs a card, or another card after a failure. */
  readonly status: "open" | "processing" | "requiresAction" | "succeeded" | "canceled";
  readonly amountCents: number;
  readonly capturedCents: number;
  readonly refundedCents: number;
  readonly disputed: boolean;
  readonly failure: string | null;
  /** Our own metadata of the payment intent, set when the intent was created. */
  readonly metadata: Readonly<Record<string, string>>;
};

export type ProviderEvent = {
  readonly id: string;
  readonly type: string;
  /** The id of the object that the event is about. */
  readonly objectId: string;
  /** The related payment intent, also for charges, refunds and disputes; null for other events. */
  readonly intentId: string | null;
  readonly at: Date;
  readonly payload: unknown;
};

/** Thrown if the bank declined. The intent needs another card, or the cardholder's confirmation. */
export class PaymentDeclined extends Error {
  readonly failure: string;
  declare readonly intent: ProviderIntent | null;
  constructor(failure: string, intent: ProviderIntent | null) {
    super(`declined: ${failure}`);
    this.failure = failure;
    // The intent is not enumerable: loggers print enumerable fields, and the intent's client secret must not be logged.
    Object.defineProperty(this, "intent", { value: intent, enumerable: false });
  }
}
/** Thrown if the provider did not respond correctly. The request may have been executed. */
export class PaymentsUnavailable extends Error {}
/** Thrown if the object does not exist, or the provider refuses the request permanently. */
export class PaymentRefused extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
export type EventRefusal = "signature" | "old" | "future" | "version" | "mode" | "malformed";
/** Thrown if the webhook request is not from the provider, or not for this installation. */
export class EventRefused extends Error {
  readonly reason: EventRefusal;
  constructor(reason: EventRefusal) {
    super(`event refused: ${reason}`);
    this.reason = reason;
  }
}

/** A request with an idempotency key. Requests with the same key and the same parameters are executed once. */
type IdempotentRequest = { readonly key: string };
type PaymentMetadata = Readonly<Record<string, string>>;

export type PaymentProvider = {
  readonly publishableKey: string;
  readonly createCustomer: (
    given: IdempotentRequest & { name: string; email: string | null; metadata: PaymentMetadata },
  ) => Promise<string>;
  readonly deleteCustomer: (id: string) => Promise<void>;
  readonly createSetup: (
    given: IdempotentRequest & { customer: string; metadata: PaymentMetadata },
  ) => Promise<ProviderSetup>;
  readonly readSetup: (id: string) => Promise<ProviderSetup>;
  readonly cancelSetup: (id: string) => Promise<void>;
  readonly readCard: (id: string) => Promise<ProviderCard>;
  readonly listCards: (customer: string) => Promise<ProviderCard[]>;
  /** Removes a card for good. Succeeds if the card is already detached. */
  readonly detachCard: (id: string) => Promise<void>;
  readonly createIntent: (
    given: IdempotentRequest & {
      customer: string;
      amountCents: number;
      description: string;
      metadata: PaymentMetadata;
    },
  ) => Promise<ProviderIntent>;
  readonly readIntent: (id: string) => Promise<ProviderIntent>;
  /** Finds an intent by our metadata, for a create request that got no response. */
  readonly findIntent: (customer: string, metadata: PaymentMetadata) => Promise<ProviderIntent | null>;
  readonly changeIntent: (id: string, given: { customer?: string; amountCents?: number }) => Promise<ProviderIntent>;
  /** Throws `PaymentDeclined` if the bank declines, both on-session and off-session. */
  readonly confirmIntent: (
    id: string,
    given: IdempotentRequest & { card: string; offSession: boolean; returnUrl?: string },
  ) => Promise<ProviderIntent>;
  readonly cancelIntent: (id: string) => Promise<ProviderIntent>;
  readonly refund: (
    given: IdempotentRequest & { intent: string; amountCents: number; metadata: PaymentMetadata },
  ) => Promise<string>;
  /** Verifies and parses a webhook request. Throws `EventRefused`. */
  readonly readEvent: (body: Uint8Array, signature: string | undefined, now: Date) => ProviderEvent;
  /** Lists the provider's events since a time, to recover from lost webhooks. */
  readonly listEvents: (since: Date) => Promise<ProviderEvent[]>;
};
