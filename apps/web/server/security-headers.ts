import { randomBytes } from "node:crypto";

export const createNonce = (): string => randomBytes(16).toString("base64url");

/** Scripts only with this page's nonce; inline style attributes are what Mantine positions its layers with. */
type Others = { realtimeUrl?: string | undefined; recaptcha?: boolean };

/** Only where an operator chose reCAPTCHA does a page talk to anybody but us. */
const google = {
  scripts: " https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
  calls: " https://www.google.com/recaptcha/",
};

export function contentSecurityPolicy(nonce: string, { realtimeUrl, recaptcha }: Others = {}): string {
  const realtime = realtimeUrl ? ` ${new URL(realtimeUrl).origin.replace("null", realtimeUrl)}` : "";
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${recaptcha ? google.scripts : ""}`,
    "worker-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${realtime}${recaptcha ? google.calls : ""}`,
    ...(recaptcha ? [`frame-src${google.calls}`] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** For every answer of this process that is not the api's own. */
export const commonHeaders: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
};

/** A browser remembers this for two years: only where the origin really is https. */
export const transportSecurity = (origin: string): Record<string, string> =>
  origin.startsWith("https:") ? { "strict-transport-security": "max-age=63072000; includeSubDomains" } : {};
