/** An error object of Stripe. */
type StripeErrorBody = {
  type: "invalid_request_error" | "card_error" | "api_error" | "idempotency_error";
  code?: string;
  decline_code?: string;
  message: string;
  param?: string;
  charge?: string;
  payment_method?: unknown;
  payment_intent?: unknown;
  setup_intent?: unknown;
};

export class Problem extends Error {
  readonly status: number;
  readonly words: StripeErrorBody;
  /** True if the work had begun: then Stripe stores the response under the idempotency key. */
  readonly begun: boolean;
  constructor(status: number, words: StripeErrorBody, begun = true) {
    super(words.message);
    this.status = status;
    this.words = words;
    this.begun = begun;
  }
}

/** The error for invalid parameters, which is reported before the work begins. */
export const invalid = (code: string, message: string, param?: string): Problem =>
  new Problem(400, { type: "invalid_request_error", code, message, ...(param && { param }) }, false);

export const missing = (kind: string, id: string, param = "id"): Problem =>
  new Problem(404, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such ${kind}: '${id}'`,
    param,
  });

/** The error for valid parameters that are not allowed in the object's state. */
export const refused = (code: string, message: string, more: Partial<StripeErrorBody> = {}): Problem =>
  new Problem(400, { type: "invalid_request_error", code, message, ...more });

export const declined = (code: string, decline: string | null, more: Partial<StripeErrorBody> = {}): Problem =>
  new Problem(402, {
    type: "card_error",
    code,
    ...(decline !== null && { decline_code: decline }),
    message: decline === null ? `Your card: ${code}.` : "Your card was declined.",
    ...more,
  });
