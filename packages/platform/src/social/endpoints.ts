const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** True for a URL on this machine, where simulators run. Only there may codes and secrets be sent without TLS. */
export function isLoopback(url: string): boolean {
  return URL.canParse(url) && loopback.test(new URL(url).hostname);
}

export const isSafeEndpoint = (url: string): boolean =>
  URL.canParse(url) && (new URL(url).protocol === "https:" || (new URL(url).protocol === "http:" && isLoopback(url)));

/** Appends `path` to a base URL that may itself have a path. */
export const endpoint = (base: string, path: string): string => base.replace(/\/$/, "") + path;
