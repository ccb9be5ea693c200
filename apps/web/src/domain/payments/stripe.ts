import type { Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { ProviderUnavailable } from "./failure-texts.ts";

/**
 * URL of Stripe's script.
 * The card networks require that it loads from Stripe itself, and its release train ("endive") must be that of `@stripe/stripe-js`.
 * Advanced fraud signals, which track the user's behaviour on the page, are off:
 * only members of a Space add cards here, and no other user should be tracked for that.
 */
export const stripeScript = "https://js.stripe.com/endive/stripe.js?advancedFraudSignals=false";

const simulated = /(?:^|; )stripe-simulator=([^;]+)/;

/**
 * The URL of the script. In development a cookie from our server names a simulator.
 * With a real key the simulator is never used, and the page's CSP would block it.
 */
function scriptFor(key: string): string {
  const told = key.startsWith("pk_test_simulated") && simulated.exec(document.cookie)?.[1];
  return told ? decodeURIComponent(told) : stripeScript;
}

const patienceMs = 15_000;
let loading: Promise<void> | undefined;

/**
 * Adds Stripe's script to the page, where `loadStripe` finds it.
 * Unlike `loadStripe`'s own loading, this function can be retried after a failure.
 */
function load(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = url;
    const fail = () => {
      script.remove();
      reject(new ProviderUnavailable());
    };
    const late = setTimeout(fail, patienceMs);
    script.addEventListener("error", fail);
    script.addEventListener("load", () => {
      clearTimeout(late);
      resolve();
    });
    document.head.append(script);
  });
}

/** Loads Stripe's script. Called only when a user is about to enter a card or must confirm a payment with the bank. */
export async function openStripe(key: string): Promise<Stripe> {
  if (!window.Stripe) {
    loading ??= load(scriptFor(key));
    // A failed load is not cached, so the next call loads Stripe's script again.
    loading.catch(() => (loading = undefined));
    await loading;
  }
  const stripe = await loadStripe(key);
  if (!stripe) throw new ProviderUnavailable();
  return stripe;
}
