/* A fake Stripe.js for tests: the card is typed into a cross-origin frame, and the page never sees it. */
import { makeElements } from "./element.js";
import { call, challenge, idOf, IntegrationError, isSetup, named, pathOf } from "./shared.js";

function redirect(secret, { return_url: url }) {
  const target = new URL(url, location.href);
  const kind = isSetup(secret) ? "setup_intent" : "payment_intent";
  target.searchParams.set(kind, idOf(secret));
  target.searchParams.set(`${kind}_client_secret`, secret);
  target.searchParams.set("redirect_status", "succeeded");
  location.assign(target);
  return new Promise(() => {});
}

window.Stripe = (key) => {
  if (typeof key !== "string" || !key.startsWith("pk_"))
    throw new IntegrationError("Stripe() wants a publishable key.");

  async function retrieve(secret) {
    const found = await call("GET", pathOf(secret), key, { client_secret: secret });
    return found.error ? { error: found.error } : named(secret, found);
  }

  /** Waits for the bank's authentication if it is required, and returns the final result. */
  async function finish(secret, first) {
    if (first.error) return { error: first.error };
    if (first.status !== "requires_action") return named(secret, first);
    await challenge(key, secret);
    const { setupIntent, paymentIntent, error } = await retrieve(secret);
    if (error) return { error };
    const after = setupIntent ?? paymentIntent;
    const failed = after.last_setup_error ?? after.last_payment_error;
    const intent = isSetup(secret) ? { setup_intent: after } : { payment_intent: after };
    return after.status === "requires_payment_method" ? { error: { ...failed, ...intent } } : named(secret, after);
  }

  async function confirm(secret, card, method) {
    const path = `${pathOf(secret)}/confirm`;
    const words = { client_secret: secret };
    if (!card) return finish(secret, await call("POST", path, key, { ...words, payment_method: method }));
    const { error } = await card._ask({ act: "check" });
    return error ? { error } : finish(secret, await card._ask({ act: "confirm", path, words }));
  }

  async function confirmByElements({ elements, clientSecret, confirmParams = {}, redirect: how = "always" }) {
    const secret = clientSecret ?? elements?._secret();
    if (!secret) throw new IntegrationError("confirm wants a clientSecret.");
    if (how === "always" && !confirmParams.return_url) throw new IntegrationError("return_url is missing.");
    const method = confirmParams.payment_method;
    const result = await confirm(secret, method ? null : elements?._card(), method);
    return result.error || how === "if_required" ? result : redirect(secret, confirmParams);
  }

  function confirmCard(secret, { payment_method: method } = {}) {
    const card = typeof method === "object" ? method.card : null;
    return confirm(secret, card, typeof method === "string" ? method : undefined);
  }

  return {
    elements: (options = {}) => makeElements(options, key),
    confirmSetup: confirmByElements,
    confirmPayment: confirmByElements,
    confirmCardSetup: confirmCard,
    confirmCardPayment: confirmCard,
    handleNextAction: async ({ clientSecret }) => {
      const { error, setupIntent, paymentIntent } = await retrieve(clientSecret);
      return error ? { error } : finish(clientSecret, setupIntent ?? paymentIntent);
    },
    retrieveSetupIntent: retrieve,
    retrievePaymentIntent: retrieve,
    createPaymentMethod: async ({ elements, card }) => {
      const element = elements?._card() ?? card;
      const { error } = await element._ask({ act: "check" });
      const made = error ? { error } : await element._ask({ act: "confirm", path: "payment_methods", words: {} });
      return made.error ? { error: made.error } : { paymentMethod: made };
    },
    createToken: async () => ({ error: { type: "invalid_request_error", message: "no tokens here" } }),
    _registerWrapper: () => {},
    registerAppInfo: () => {},
  };
};
window.Stripe.version = "endive";
