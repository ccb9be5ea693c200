/** The Auth object of the specification (§3): the only names on the wire that are not camelCase. */
export type TokenPair = { access_token: string; refresh_token: string };

export type TokenStore = { load: () => TokenPair | null; save: (pair: TokenPair | null) => void };

export type AccessTokenSource = {
  /** Resolves to a valid access token for the next call, refreshed first if it has expired; null if the user is not signed in. */
  access: () => Promise<string | null>;
};

const skewSeconds = 5;

/** The time at which a token expires, in seconds, from its own claim. A token that cannot be parsed counts as expired. */
export function expiresAt(token: string): number {
  try {
    const payload = token.split(".")[1] ?? "";
    const { exp } = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/"))) as { exp?: unknown };
    return typeof exp === "number" ? exp : 0;
  } catch {
    return 0;
  }
}

type TokenRefresher = (refreshToken: string) => Promise<TokenPair | null>;
type TokenStoreOptions = TokenStore & { refresh: TokenRefresher; now?: () => number };

/** Calls that start at the same time share one refresh, because a refresh token works only once. */
export function refreshingTokens({ load, save, refresh, now = Date.now }: TokenStoreOptions): AccessTokenSource {
  let refreshing: Promise<TokenPair | null> | null = null;

  async function renew(pair: TokenPair): Promise<TokenPair | null> {
    const next = await refresh(pair.refresh_token);
    save(next);
    return next;
  }

  return {
    access: async () => {
      const pair = load();
      if (!pair) return null;
      if (expiresAt(pair.access_token) - skewSeconds > now() / 1_000) return pair.access_token;
      refreshing ??= renew(pair).finally(() => (refreshing = null));
      return (await refreshing)?.access_token ?? null;
    },
  };
}

/** The refresh call. The token goes in a header (specification §7). A refusal signs the user out; a network failure does not. */
export function refreshOver(baseUrl: string, send: typeof fetch = fetch): TokenRefresher {
  return async (refreshToken) => {
    const response = await send(`${baseUrl}/auth/refresh-token`, {
      headers: { "x-refresh-token": refreshToken, "x-request-scope": "public" },
    });
    return response.ok ? ((await response.json()) as TokenPair) : null;
  };
}
