/** Opaque to the browser and to this process: the api keeps what it stands for. */
export const sessionCookie = "__Host-orbita";

const attributes = "Path=/; Secure; HttpOnly; SameSite=Lax";

export function readSessionCookie(headers: Headers): string | null {
  const found = cookiesOf(headers).find(([name]) => name === sessionCookie);
  return found?.[1] || null;
}

export const openSessionCookie = (value: string, expires: Date): string =>
  `${sessionCookie}=${value}; ${attributes}; Expires=${expires.toUTCString()}`;

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
