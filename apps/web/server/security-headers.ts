import { randomBytes } from "node:crypto";

export const createNonce = (): string => randomBytes(16).toString("base64url");

type ExternalServices = {
  realtimeUrl?: string | undefined;
  recaptcha?: boolean;
  stripe?: boolean;
  /** The address of a local Stripe simulator. */
  stripeSimulator?: string | undefined;
};
type AllowedSources = { scripts: string; calls: string; frames: string };

/**
 * Sources that reCAPTCHA needs. A page may connect to third parties only if the operator configured reCAPTCHA or card payments.
 */
const google: AllowedSources = {
  scripts: " https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
  calls: " https://www.google.com/recaptcha/",
  frames: " https://www.google.com/recaptcha/",
};

/**
 * Sources that card payments need, from Stripe's CSP guide: Stripe's script, the frames of its form and of the bank's authentication, and its
 * API. They are allowed on every page, because a client-side navigation to billing keeps the policy of the first document.
 */
const stripes: AllowedSources = {
  scripts: " https://js.stripe.com https://*.js.stripe.com",
  calls: " https://api.stripe.com",
  frames: " https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
};

const simulated = (url: string): AllowedSources => {
  const { origin } = new URL(url);
  return { scripts: ` ${origin}`, calls: ` ${origin}`, frames: ` ${origin}` };
};

/**
 * The Content-Security-Policy of a page. It allows only scripts with this page's nonce.
 * Inline style attributes are allowed, because Mantine positions its layers with them.
 */
export function contentSecurityPolicy(nonce: string, others: ExternalServices = {}): string {
  const { realtimeUrl, recaptcha, stripe, stripeSimulator } = others;
  const realtime = realtimeUrl ? ` ${new URL(realtimeUrl).origin.replace("null", realtimeUrl)}` : "";
  const all = [recaptcha && google, stripe && stripes, stripeSimulator && simulated(stripeSimulator)].filter(
    (one) => typeof one === "object",
  );
  const letIn = (what: keyof AllowedSources) => all.map((one) => one[what]).join("");
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${letIn("scripts")}`,
    "worker-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${realtime}${letIn("calls")}`,
    ...(all.length > 0 ? [`frame-src${letIn("frames")}`] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Headers of every response of this process, except of those forwarded from the api. */
export const commonHeaders: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
};

/** HSTS header. Browsers remember it for two years, so it is sent only if the origin is https. */
export const transportSecurity = (origin: string): Record<string, string> =>
  origin.startsWith("https:") ? { "strict-transport-security": "max-age=63072000; includeSubDomains" } : {};
