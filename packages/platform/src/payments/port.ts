/** The payment provider as features see it. Amounts are in euro cents. */

export type ProviderCard = {
  readonly id: string;
  /** The provider's customer; null after the card was detached. */
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
  /** Stays open after a failed attempt, because the user can enter another card in the same form. */
  readonly status: "open" | "succeeded" | "canceled";
  /** The provider's code for the last failure. */
  readonly failure: string | null;
  readonly card: string | null;
};

export type ProviderIntent = {
  readonly id: string;
  readonly customer: string | null;
  readonly clientSecret: string;
  /** "open" means that it needs a card, or another card. */
  readonly status: "open" | "processing" | "requiresAction" | "succeeded" | "canceled";
  readonly amountCents: number;
  readonly capturedCents: number;
  readonly refundedCents: number;
  readonly disputed: boolean;
  readonly failure: string | null;
  /** Our own metadata, set at creation. */
  readonly metadata: Readonly<Record<string, string>>;
};

export type ProviderEvent = {
  readonly id: string;
  readonly type: string;
  /** The id of the object in the event. */
  readonly objectId: string;
  /** The related payment intent, also for charges, refunds and disputes; null for other events. */
  readonly intentId: string | null;
  readonly at: Date;
  readonly payload: unknown;
};

/** The bank declined. The intent needs another card, or the cardholder's confirmation. */
export class PaymentDeclined extends Error {
  readonly failure: string;
  declare readonly intent: ProviderIntent | null;
  constructor(failure: string, intent: ProviderIntent | null) {
    super(`declined: ${failure}`);
    this.failure = failure;
    // Loggers print enumerable fields, and the intent's client secret must not be logged.
    Object.defineProperty(this, "intent", { value: intent, enumerable: false });
  }
}
/** The provider did not respond correctly; the request may have been executed. */
export class PaymentsUnavailable extends Error {}
/** The object does not exist, or the provider refuses the request permanently. */
export class PaymentRefused extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
export type EventRefusal = "signature" | "old" | "future" | "version" | "mode" | "malformed";
/** The webhook request is not from the provider, or not for this installation. */
export class EventRefused extends Error {
  readonly reason: EventRefusal;
  constructor(reason: EventRefusal) {
    super(`event refused: ${reason}`);
    this.reason = reason;
  }
}

/** Idempotency key: the same key with the same parameters is executed once. */
type Keyed = { readonly key: string };
type Labels = Readonly<Record<string, string>>;

export type Payments = {
  readonly publishableKey: string;
  readonly createCustomer: (given: Keyed & { name: string; email: string | null; metadata: Labels }) => Promise<string>;
  readonly deleteCustomer: (id: string) => Promise<void>;
  readonly createSetup: (given: Keyed & { customer: string; metadata: Labels }) => Promise<ProviderSetup>;
  readonly readSetup: (id: string) => Promise<ProviderSetup>;
  readonly cancelSetup: (id: string) => Promise<void>;
  readonly readCard: (id: string) => Promise<ProviderCard>;
  readonly listCards: (customer: string) => Promise<ProviderCard[]>;
  /** Permanent. Succeeds if the card is already detached. */
  readonly detachCard: (id: string) => Promise<void>;
  readonly createIntent: (
    given: Keyed & { customer: string; amountCents: number; description: string; metadata: Labels },
  ) => Promise<ProviderIntent>;
  readonly readIntent: (id: string) => Promise<ProviderIntent>;
  /** Finds an intent by our metadata, for a create request that got no response. */
  readonly findIntent: (customer: string, metadata: Labels) => Promise<ProviderIntent | null>;
  readonly changeIntent: (id: string, given: { customer?: string; amountCents?: number }) => Promise<ProviderIntent>;
  /** Throws `PaymentDeclined` if the bank declines, both on-session and off-session. */
  readonly confirmIntent: (
    id: string,
    given: Keyed & { card: string; offSession: boolean; returnUrl?: string },
  ) => Promise<ProviderIntent>;
  readonly cancelIntent: (id: string) => Promise<ProviderIntent>;
  readonly refund: (given: Keyed & { intent: string; amountCents: number; metadata: Labels }) => Promise<string>;
  /** Throws `EventRefused`. */
  readonly readEvent: (body: Uint8Array, signature: string | undefined, now: Date) => ProviderEvent;
  /** Events since then, to recover from lost webhooks. */
  readonly listEvents: (since: Date) => Promise<ProviderEvent[]>;
};
