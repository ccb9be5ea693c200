/** Takes the secret of a mailed link out of the address: it stands after the #, which no server sees. */
export function takeHashSecret(): string | null {
  const secret = window.location.hash.slice(1);
  if (!/^[\w-]{43}$/.test(secret)) return null;
  window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
  return secret;
}
