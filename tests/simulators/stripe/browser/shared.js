/* Code shared by the scripts of the fake Stripe.js: the addresses of Stripe and its api, the frames, and the bank's page. */
const home = new URL(document.currentScript?.src ?? "https://js.stripe.com").origin;
export const api = home === "https://js.stripe.com" ? "https://api.stripe.com" : home;
let frames = 0;

export class IntegrationError extends Error {
  name = "IntegrationError";
}

export function makeFrame(path, title, sandbox) {
  const frame = document.createElement("iframe");
  frames += 1;
  frame.name = `__privateStripeFrame${frames}`;
  frame.title = title;
  frame.setAttribute("sandbox", sandbox);
  Object.assign(frame.style, { border: "0", width: "100%", display: "block" });
  frame.src = `${home}/simulated/${path}`;
  return frame;
}

export async function call(method, path, key, words) {
  const form = new URLSearchParams({ key, ...words });
  const url = method === "GET" ? `${api}/v1/${path}?${form}` : `${api}/v1/${path}`;
  const answer = await fetch(url, method === "GET" ? {} : { method, body: form });
  return answer.json();
}

export const idOf = (secret) => secret.slice(0, secret.indexOf("_secret_"));
export const isSetup = (secret) => secret.startsWith("seti_");
export const pathOf = (secret) => `${isSetup(secret) ? "setup_intents" : "payment_intents"}/${idOf(secret)}`;
export const named = (secret, intent) => (isSetup(secret) ? { setupIntent: intent } : { paymentIntent: intent });

/** Covers the page with the bank's page until the user presses one of its buttons. */
export function challenge(key, secret) {
  return new Promise((resolve) => {
    const cover = document.createElement("div");
    Object.assign(cover.style, {
      position: "fixed",
      inset: "0",
      zIndex: "2147483647",
      background: "rgba(0, 0, 0, 0.5)",
      display: "grid",
      placeItems: "center",
    });
    const frame = makeFrame("challenge.html", "3D Secure authentication", "allow-scripts allow-forms");
    Object.assign(frame.style, { width: "min(400px, 90vw)", height: "260px", background: "white" });
    const tellBank = async (outcome) => {
      await call("POST", "simulated_challenge", key, { client_secret: secret, outcome });
      cover.remove();
      resolve();
    };
    const hear = ({ source, data }) => {
      if (source !== frame.contentWindow || !data.outcome) return;
      window.removeEventListener("message", hear);
      void tellBank(data.outcome);
    };
    window.addEventListener("message", hear);
    cover.append(frame);
    document.body.append(cover);
    frame.focus();
  });
}
