const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * The cookie rides along with every request to this origin, so a change must come from our own pages. Browsers say so
 * themselves in Sec-Fetch-Site; older ones at least send Origin. A request that says neither is refused.
 */
export function comesFromOurPages(request: Request, origin: string): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  return request.headers.get("origin") === origin;
}

export const isUnsafe = (method: string): boolean => !safeMethods.has(method.toUpperCase());
