import { randomBytes } from "node:crypto";

/** Name of the session cookie. Its value is opaque to the browser and to this process: the api stores the session. */
export const sessionCookie = "__Host-orbita";

/**
 * Name of the device cookie, a random secret by which an account recognises a browser that has signed in before.
 * The device cookie contains no personal data.
 */
export const deviceCookie = "__Host-orbita-device";

const attributes = "Path=/; Secure; HttpOnly; SameSite=Lax";

const readCookie = (headers: Headers, wanted: string): string | null =>
  cookiesOf(headers).find(([name]) => name === wanted)?.[1] || null;

export const readSessionCookie = (headers: Headers): string | null => readCookie(headers, sessionCookie);

const deviceLifeSeconds = 365 * 24 * 60 * 60;
const devicePattern = /^[\w-]{43}$/;

/** The device id from the cookie; null unless it looks like 32 bytes in base64url. */
export function readDeviceCookie(headers: Headers): string | null {
  const value = readCookie(headers, deviceCookie);
  return value !== null && devicePattern.test(value) ? value : null;
}

export const newDevice = (): string => randomBytes(32).toString("base64url");

export const keptDeviceCookie = (value: string): string =>
  `${deviceCookie}=${value}; ${attributes}; Max-Age=${deviceLifeSeconds}`;

export const openSessionCookie = (value: string, expires: Date): string =>
  `${sessionCookie}=${value}; ${attributes}; Expires=${expires.toUTCString()}`;

/** Cookie for manual testing only: the page's script reads the address of a Stripe simulator from it. */
export const simulatorCookie = (url: string): string =>
  `stripe-simulator=${encodeURIComponent(url)}; Path=/; SameSite=Strict`;

export const closedSessionCookie = (): string => `${sessionCookie}=; ${attributes}; Max-Age=0`;

/** Parses the request's cookies. The api needs none of them, and cookies that other software on the host set are not forwarded. */
export function cookiesOf(headers: Headers): [name: string, value: string][] {
  const header = headers.get("cookie");
  if (!header) return [];
  return header.split(";").flatMap((part) => {
    const at = part.indexOf("=");
    return at < 1 ? [] : [[part.slice(0, at).trim(), part.slice(at + 1).trim()] as [string, string]];
  });
}
