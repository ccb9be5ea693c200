/** The secret that was removed from the URL, and the history entry it belonged to. */
let taken: { readonly entry: string; readonly secret: string } | null = null;

const readEntry = (): string => JSON.stringify([window.location.pathname, window.history.state]);

/**
 * Removes the secret of an emailed link from the URL and returns it.
 * The secret is in the fragment, which browsers do not send to servers.
 * React may discard a first render and render again, so the same history entry gets the secret again; a later visit does not.
 */
export function takeHashSecret(): string | null {
  const secret = window.location.hash.slice(1);
  if (/^[\w.-]{43,100}$/.test(secret)) {
    window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
    taken = { entry: readEntry(), secret };
  }
  return taken?.entry === readEntry() ? taken.secret : null;
}
