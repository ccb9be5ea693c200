/** Public keys: every client of a simulator may charge any card there. */
export const simulatedKeys = {
  secret: "sk_test_simulated_not_a_secret",
  publishable: "pk_test_simulated",
  webhook: "whsec_simulated_not_a_secret",
};
