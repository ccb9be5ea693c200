/** Known to everybody: whoever may speak to a simulator may take anybody's money there. */
export const simulatedKeys = {
  secret: "sk_test_simulated_not_a_secret",
  publishable: "pk_test_simulated",
  webhook: "whsec_simulated_not_a_secret",
};
