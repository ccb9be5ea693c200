/** Where one came from, carried through signing in. Only an address of our own is followed. */
export function returnTo(value: unknown): string | undefined {
  if (typeof value !== "string" || value.length > 500) return undefined;
  // "//host" and "/\host" leave the site.
  return /^\/(?![/\\])/.test(value) ? value : undefined;
}
