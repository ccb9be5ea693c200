/** The payment provider as features see it. Amounts are cents of euros. */

export type ProviderCard = {
  readonly id: string;
  /** The provider's customer; null when it was taken away. */
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
  /** A try that failed leaves it open: another card may be typed into the same form. */
  readonly status: "open" | "succeeded" | "canceled";
  /** The provider's word for why the last try failed. */
  readonly failure: string | null;
  readonly card: string | null;
};

export type ProviderIntent = {
  readonly id: string;
  readonly customer: string | null;
  readonly clientSecret: string;
  /** open: wants a card, or another one. */
  readonly status: "open" | "processing" | "requiresAction" | "succeeded" | "canceled";
  readonly amountCents: number;
  readonly capturedCents: number;
  readonly refundedCents: number;
  readonly disputed: boolean;
  readonly failure: string | null;
  /** Our own, given when it was made. */
  readonly metadata: Readonly<Record<string, string>>;
};

export type ProviderEvent = {
  readonly id: string;
  readonly type: string;
  /** What it is about, and the object that carries it. */
  readonly objectId: string;
  /** The intent that it concerns, of charges, refunds and disputes as of intents; null of others. */
  readonly intentId: string | null;
  readonly at: Date;
  readonly payload: unknown;
};

/** The bank said no. The intent wants another card, or its owner. */
export class PaymentDeclined extends Error {
  readonly failure: string;
  declare readonly intent: ProviderIntent | null;
  constructor(failure: string, intent: ProviderIntent | null) {
    super(`declined: ${failure}`);
    this.failure = failure;
    // Who logs the error logs its fields; the intent's secret is not for the log.
    Object.defineProperty(this, "intent", { value: intent, enumerable: false });
  }
}
/** It does not answer, or not as it should: what was asked may have happened. */
export class PaymentsUnavailable extends Error {}
/** It knows no such thing, or refuses it for good. */
export class PaymentRefused extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
export type EventRefusal = "signature" | "old" | "future" | "version" | "mode" | "malformed";
/** What came to the webhook is not the provider's, or not for us. */
export class EventRefused extends Error {
  readonly reason: EventRefusal;
  constructor(reason: EventRefusal) {
    super(`event refused: ${reason}`);
    this.reason = reason;
  }
}

/** The same `key` with the same words is the same act, however often it is sent. */
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
  /** For good. One that is gone already is no mistake. */
  readonly detachCard: (id: string) => Promise<void>;
  readonly createIntent: (
    given: Keyed & { customer: string; amountCents: number; description: string; metadata: Labels },
  ) => Promise<ProviderIntent>;
  readonly readIntent: (id: string) => Promise<ProviderIntent>;
  /** For what was asked and never answered: found by what we wrote on it. */
  readonly findIntent: (customer: string, metadata: Labels) => Promise<ProviderIntent | null>;
  readonly changeIntent: (id: string, given: { customer?: string; amountCents?: number }) => Promise<ProviderIntent>;
  /** Throws `PaymentDeclined` where the bank says no, without anybody there or with. */
  readonly confirmIntent: (
    id: string,
    given: Keyed & { card: string; offSession: boolean; returnUrl?: string },
  ) => Promise<ProviderIntent>;
  readonly cancelIntent: (id: string) => Promise<ProviderIntent>;
  readonly refund: (given: Keyed & { intent: string; amountCents: number; metadata: Labels }) => Promise<string>;
  /** Throws `EventRefused`. */
  readonly readEvent: (body: Uint8Array, signature: string | undefined, now: Date) => ProviderEvent;
  /** What it said since then: what a lost webhook would have told. */
  readonly listEvents: (since: Date) => Promise<ProviderEvent[]>;
};
