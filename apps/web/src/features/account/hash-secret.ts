/** What was taken out of the address, and the history entry that it belonged to. */
let taken: { readonly entry: string; readonly secret: string } | null = null;

const readEntry = (): string => JSON.stringify([window.location.pathname, window.history.state]);

/**
 * Takes the secret of a mailed link out of the address: it stands after the #, which no server sees. React may throw a first render
 * away and render again, so the same history entry gets the same secret again; the next visit of the page does not.
 */
export function takeHashSecret(): string | null {
  const secret = window.location.hash.slice(1);
  if (/^[\w-]{43}$/.test(secret)) {
    window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
    taken = { entry: readEntry(), secret };
  }
  return taken?.entry === readEntry() ? taken.secret : null;
}
