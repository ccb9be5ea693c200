import { randomBytes } from "node:crypto";

export const createNonce = (): string => randomBytes(16).toString("base64url");

type Others = {
  realtimeUrl?: string | undefined;
  recaptcha?: boolean;
  stripe?: boolean;
  /** The address of a local Stripe simulator. */
  stripeSimulator?: string | undefined;
};
type Let = { scripts: string; calls: string; frames: string };

/** A page may connect to third parties only where an operator chose reCAPTCHA or accepts cards. */
const google: Let = {
  scripts: " https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
  calls: " https://www.google.com/recaptcha/",
  frames: " https://www.google.com/recaptcha/",
};

/**
 * The part of Stripe's CSP guide that cards need: its script and the frames of its form, the frame for the bank's authentication,
 * and its api. On every page: client-side navigation to billing keeps the policy of the first document.
 */
const stripes: Let = {
  scripts: " https://js.stripe.com https://*.js.stripe.com",
  calls: " https://api.stripe.com",
  frames: " https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
};

const simulated = (url: string): Let => {
  const { origin } = new URL(url);
  return { scripts: ` ${origin}`, calls: ` ${origin}`, frames: ` ${origin}` };
};

/** Scripts only with this page's nonce; Mantine positions its layers with inline style attributes. */
export function contentSecurityPolicy(nonce: string, others: Others = {}): string {
  const { realtimeUrl, recaptcha, stripe, stripeSimulator } = others;
  const realtime = realtimeUrl ? ` ${new URL(realtimeUrl).origin.replace("null", realtimeUrl)}` : "";
  const all = [recaptcha && google, stripe && stripes, stripeSimulator && simulated(stripeSimulator)].filter(
    (one) => typeof one === "object",
  );
  const letIn = (what: keyof Let) => all.map((one) => one[what]).join("");
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

/** For every response of this process that is not the api's own. */
export const commonHeaders: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
};

/** Browsers remember HSTS for two years: only sent where the origin really is https. */
export const transportSecurity = (origin: string): Record<string, string> =>
  origin.startsWith("https:") ? { "strict-transport-security": "max-age=63072000; includeSubDomains" } : {};
