const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a request comes from our own pages.
 * The browser sends the cookie with every request to this origin, so a write from elsewhere must be refused.
 * Browsers declare the source in Sec-Fetch-Site; older ones at least send Origin. A request with neither is refused.
 */
export function comesFromOurPages(request: Request, origin: string): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  return request.headers.get("origin") === origin;
}

export const isUnsafe = (method: string): boolean => !safeMethods.has(method.toUpperCase());
