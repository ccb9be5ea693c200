/** Objects of the API, with the fields that the product or its browser reads. */
export type Labels = Record<string, string>;
type Common<Kind extends string> = { id: string; object: Kind; created: number; livemode: false };

export type Customer = Common<"customer"> & {
  name: string | null;
  email: string | null;
  metadata: Labels;
  invoice_settings: { default_payment_method: string | null };
  deleted?: true;
};

export type Method = Common<"payment_method"> & {
  type: "card";
  customer: string | null;
  metadata: Labels;
  billing_details: { name: string | null; email: string | null };
  card: {
    brand: string;
    last4: string;
    exp_month: number;
    exp_year: number;
    country: string;
    funding: string;
    fingerprint: string;
  };
};

export type Failure = {
  type: string;
  code: string;
  decline_code?: string;
  message: string;
  payment_method: Method;
  charge?: string;
};
type NextAction = { type: "use_stripe_sdk"; use_stripe_sdk: { type: "three_d_secure_redirect"; stripe_js: string } };

export type Setup = Common<"setup_intent"> & {
  client_secret: string;
  customer: string | null;
  status: "requires_payment_method" | "requires_confirmation" | "requires_action" | "succeeded" | "canceled";
  usage: string;
  metadata: Labels;
  description: string | null;
  payment_method: string | null;
  payment_method_types: string[];
  allowed_payment_method_types: string[] | null;
  last_setup_error: Failure | null;
  next_action: NextAction | null;
  cancellation_reason: string | null;
};

export type Intent = Common<"payment_intent"> & {
  amount: number;
  amount_received: number;
  currency: string;
  client_secret: string;
  customer: string | null;
  description: string | null;
  status: Setup["status"] | "processing" | "requires_capture";
  metadata: Labels;
  payment_method: string | null;
  payment_method_types: string[];
  allowed_payment_method_types: string[] | null;
  setup_future_usage: string | null;
  latest_charge: string | null;
  last_payment_error: Failure | null;
  next_action: NextAction | null;
  canceled_at: number | null;
  cancellation_reason: string | null;
};

export type Charge = Common<"charge"> & {
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  captured: boolean;
  currency: string;
  customer: string | null;
  description: string | null;
  disputed: boolean;
  failure_code: string | null;
  metadata: Labels;
  paid: boolean;
  payment_intent: string;
  payment_method: string;
  refunded: boolean;
  status: "succeeded" | "failed";
};

export type Refund = Common<"refund"> & {
  amount: number;
  charge: string;
  currency: string;
  metadata: Labels;
  payment_intent: string;
  reason: string | null;
  status: "succeeded";
};

export type Dispute = Common<"dispute"> & {
  amount: number;
  charge: string;
  payment_intent: string;
  status: "needs_response";
  reason: "fraudulent";
};

export type Thing = Customer | Method | Setup | Intent | Charge | Refund | Dispute;

export type StripeEvent = Common<"event"> & {
  api_version: string;
  type: string;
  data: { object: Thing };
  pending_webhooks: number;
  request: { id: string; idempotency_key: string | null };
};
