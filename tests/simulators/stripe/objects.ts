/** The objects of Stripe's API, with the fields that the product or its browser script reads. */
export type StripeMetadata = Record<string, string>;
type ObjectFields<Kind extends string> = { id: string; object: Kind; created: number; livemode: false };

export type Customer = ObjectFields<"customer"> & {
  name: string | null;
  email: string | null;
  metadata: StripeMetadata;
  invoice_settings: { default_payment_method: string | null };
  deleted?: true;
};

export type StripePaymentMethod = ObjectFields<"payment_method"> & {
  type: "card";
  customer: string | null;
  metadata: StripeMetadata;
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

export type PaymentFailure = {
  type: string;
  code: string;
  decline_code?: string;
  message: string;
  payment_method: StripePaymentMethod;
  charge?: string;
};
type NextAction = { type: "use_stripe_sdk"; use_stripe_sdk: { type: "three_d_secure_redirect"; stripe_js: string } };

export type StripeSetupIntent = ObjectFields<"setup_intent"> & {
  client_secret: string;
  customer: string | null;
  status: "requires_payment_method" | "requires_confirmation" | "requires_action" | "succeeded" | "canceled";
  usage: string;
  metadata: StripeMetadata;
  description: string | null;
  payment_method: string | null;
  payment_method_types: string[];
  allowed_payment_method_types: string[] | null;
  last_setup_error: PaymentFailure | null;
  next_action: NextAction | null;
  cancellation_reason: string | null;
};

export type StripePaymentIntent = ObjectFields<"payment_intent"> & {
  amount: number;
  amount_received: number;
  currency: string;
  client_secret: string;
  customer: string | null;
  description: string | null;
  status: StripeSetupIntent["status"] | "processing" | "requires_capture";
  metadata: StripeMetadata;
  payment_method: string | null;
  payment_method_types: string[];
  allowed_payment_method_types: string[] | null;
  setup_future_usage: string | null;
  latest_charge: string | null;
  last_payment_error: PaymentFailure | null;
  next_action: NextAction | null;
  canceled_at: number | null;
  cancellation_reason: string | null;
};

export type Charge = ObjectFields<"charge"> & {
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  captured: boolean;
  currency: string;
  customer: string | null;
  description: string | null;
  disputed: boolean;
  failure_code: string | null;
  metadata: StripeMetadata;
  paid: boolean;
  payment_intent: string;
  payment_method: string;
  refunded: boolean;
  status: "succeeded" | "failed";
};

export type Refund = ObjectFields<"refund"> & {
  amount: number;
  charge: string;
  currency: string;
  metadata: StripeMetadata;
  payment_intent: string;
  reason: string | null;
  status: "succeeded";
};

export type Dispute = ObjectFields<"dispute"> & {
  amount: number;
  charge: string;
  payment_intent: string;
  status: "needs_response";
  reason: "fraudulent";
};

export type StripeObject =
  | Customer
  | StripePaymentMethod
  | StripeSetupIntent
  | StripePaymentIntent
  | Charge
  | Refund
  | Dispute;

export type StripeEvent = ObjectFields<"event"> & {
  api_version: string;
  type: string;
  data: { object: StripeObject };
  pending_webhooks: number;
  request: { id: string; idempotency_key: string | null };
};
