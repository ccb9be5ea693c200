import type { StripeSetupIntent } from "../objects.ts";

/** The payment intent's next action while the bank authenticates the card's owner. */
export const challenge: StripeSetupIntent["next_action"] = {
  type: "use_stripe_sdk",
  use_stripe_sdk: { type: "three_d_secure_redirect", stripe_js: "https://js.stripe.com/simulated/challenge.html" },
};
