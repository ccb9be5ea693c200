import type { Setup } from "../objects.ts";

/** What stands in the intent while its owner is asked by the bank. */
export const challenge: Setup["next_action"] = {
  type: "use_stripe_sdk",
  use_stripe_sdk: { type: "three_d_secure_redirect", stripe_js: "https://js.stripe.com/simulated/challenge.html" },
};
