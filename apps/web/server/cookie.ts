import { randomBytes } from "node:crypto";

/** Opaque to the browser and to this process: the api keeps what it stands for. */
export const sessionCookie = "__Host-orbita";

/** The browser's own secret: who signed in with it before is not a stranger to the account. It says nothing about anybody. */
export const deviceCookie = "__Host-orbita-device";

const attributes = "Path=/; Secure; HttpOnly; SameSite=Lax";

const readCookie = (headers: Headers, wanted: string): string | null =>
  cookiesOf(headers).find(([name]) => name === wanted)?.[1] || null;

export const readSessionCookie = (headers: Headers): string | null => readCookie(headers, sessionCookie);

const deviceLifeSeconds = 365 * 24 * 60 * 60;
const devicePattern = /^[\w-]{43}$/;

/** Only one that we made: 32 bytes. */
export function readDeviceCookie(headers: Headers): string | null {
  const value = readCookie(headers, deviceCookie);
  return value !== null && devicePattern.test(value) ? value : null;
}

export const newDevice = (): string => randomBytes(32).toString("base64url");

export const keptDeviceCookie = (value: string): string =>
  `${deviceCookie}=${value}; ${attributes}; Max-Age=${deviceLifeSeconds}`;

export const openSessionCookie = (value: string, expires: Date): string =>
  `${sessionCookie}=${value}; ${attributes}; Expires=${expires.toUTCString()}`;

/** For the page's own script: where a simulator's is found, while one clicks through the product by hand. */
export const simulatorCookie = (url: string): string =>
  `stripe-simulator=${encodeURIComponent(url)}; Path=/; SameSite=Strict`;

export const closedSessionCookie = (): string => `${sessionCookie}=; ${attributes}; Max-Age=0`;

/** The api has no use for cookies; what other software on the host set stays with the browser. */
export function cookiesOf(headers: Headers): [name: string, value: string][] {
  const header = headers.get("cookie");
  if (!header) return [];
  return header.split(";").flatMap((part) => {
    const at = part.indexOf("=");
    return at < 1 ? [] : [[part.slice(0, at).trim(), part.slice(at + 1).trim()] as [string, string]];
  });
}
