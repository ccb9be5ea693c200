import type { Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { ProviderAway } from "./failure-words.ts";

/**
 * Always from its maker, as the card networks want it, of the train that `@stripe/stripe-js` is made for. Without its watching
 * of how one moves on the page: cards are added here by members of a Space, and nobody else is watched for it.
 */
export const stripeScript = "https://js.stripe.com/endive/stripe.js?advancedFraudSignals=false";

const simulated = /(?:^|; )stripe-simulator=([^;]+)/;

/** In development our server says where a simulator is. A real key never goes there, and the page's policy would not let it. */
function scriptFor(key: string): string {
  const told = key.startsWith("pk_test_simulated") && simulated.exec(document.cookie)?.[1];
  return told ? decodeURIComponent(told) : stripeScript;
}

const patienceMs = 15_000;
let loading: Promise<void> | undefined;

/** `loadStripe` takes what is on the page. Its own loading cannot be tried again once it failed: this one can. */
function load(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = url;
    const fail = () => {
      script.remove();
      reject(new ProviderAway());
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

/** Stripe's script: only when somebody is about to give a card, and on no other page. */
export async function openStripe(key: string): Promise<Stripe> {
  if (!window.Stripe) {
    loading ??= load(scriptFor(key));
    // Not there this time: the next asks again.
    loading.catch(() => (loading = undefined));
    await loading;
  }
  const stripe = await loadStripe(key);
  if (!stripe) throw new ProviderAway();
  return stripe;
}
