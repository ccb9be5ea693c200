import { operatorIdentity } from "@orbita/contract/installation/schema";
import { adoptIdentity, basePath } from "@orbita/contract/product";

/** An identity older than this is refreshed in the background; one older than `staleMs` is refreshed before the response. */
const freshMs = 5_000;
const staleMs = 15_000;
const patienceMs = 2_000;

type IdentitySourceOptions = { apiUrl: string; fetch?: typeof fetch; clock?: () => number };

/**
 * Returns a function that keeps the operator's identity of this process up to date; call it before each response. While the api is
 * unavailable, the last known identity applies.
 */
export function createIdentitySource({ apiUrl, fetch: send = fetch, clock = Date.now }: IdentitySourceOptions) {
  let loadedAt: number | null = null;
  let triedAt = -Infinity;
  let running: Promise<void> | null = null;

  async function load(): Promise<void> {
    const answer = await send(`${apiUrl}${basePath}/identity`, {
      headers: { "x-request-scope": "public" },
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!answer.ok) return;
    adoptIdentity(operatorIdentity.parse(await answer.json()));
    loadedAt = clock();
  }

  const refresh = (): Promise<void> => {
    triedAt = clock();
    return (running ??= load()
      .catch(() => {})
      .finally(() => void (running = null)));
  };

  return async function refreshIdentity(): Promise<void> {
    const age = loadedAt === null ? Infinity : clock() - loadedAt;
    if (age < freshMs) return;
    // Retries an unavailable api after five seconds, so that it does not delay every response.
    const refreshing = running ?? (clock() - triedAt < freshMs ? null : refresh());
    if (age > staleMs) await refreshing;
  };
}
