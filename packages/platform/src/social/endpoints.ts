const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Codes and secrets travel there: never in clear, but to this very machine, where simulators live. */
export function isLoopback(url: string): boolean {
  return URL.canParse(url) && loopback.test(new URL(url).hostname);
}

export const isSafeEndpoint = (url: string): boolean =>
  URL.canParse(url) && (new URL(url).protocol === "https:" || (new URL(url).protocol === "http:" && isLoopback(url)));

/** `path` at a base that may itself have one. */
export const endpoint = (base: string, path: string): string => base.replace(/\/$/, "") + path;
