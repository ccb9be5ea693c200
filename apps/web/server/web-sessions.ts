import { LRUCache } from "lru-cache";
import { z } from "zod";

const opened = z.object({ cookie: z.string().min(1), expires: z.union([z.string(), z.number()]) });
const traded = z.object({ accessToken: z.string().min(1), expiresAt: z.number() });
type IssuedAccessToken = z.output<typeof traded>;

export type TokenPair = { access_token: string; refresh_token: string };

/** Thrown if the api's internal port is unavailable, so that it is unknown whether the session is still valid. */
export class InnerUnavailable extends Error {}

type WebSessionsOptions = {
  innerUrl: string;
  secret: string;
  fetch?: typeof fetch;
  now?: () => number;
  /** How many milliseconds a replaced session stays valid. */
  retiringMs?: number;
};

/** A cached token is used until this many milliseconds before it expires. The api refreshes the token pair in the same window. */
const marginMs = 60_000;
const remembered = 10_000;

export type WebSessions = ReturnType<typeof createWebSessions>;

export function createWebSessions(options: WebSessionsOptions) {
  const { innerUrl, secret, fetch: send = fetch, now = Date.now, retiringMs = 10_000 } = options;
  const known = new LRUCache<string, IssuedAccessToken>({ max: remembered });
  const asking = new Map<string, Promise<IssuedAccessToken | null>>();

  async function ask(path: string, body: unknown): Promise<Response> {
    const request = send(innerUrl + path, {
      method: "POST",
      headers: { "content-type": "application/json", "x-inner-secret": secret },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    });
    const response = await request.catch((cause: unknown) => {
      throw new InnerUnavailable("the api's inner port does not answer", { cause });
    });
    if (response.ok || response.status === 404) return response;
    throw new InnerUnavailable(`the api's inner port answered ${response.status} to ${path}`);
  }

  async function askForToken(cookie: string): Promise<IssuedAccessToken | null> {
    const response = await ask("/web-session/trade", { cookie });
    if (response.status === 404) return null;
    const answer = traded.parse(await response.json());
    known.set(cookie, answer);
    return answer;
  }

  async function close(cookie: string): Promise<void> {
    known.delete(cookie);
    await ask("/web-session/close", { cookie });
  }

  return {
    /** The Bearer token of this session cookie. Null if the session is unknown or has ended. */
    async trade(cookie: string): Promise<string | null> {
      const held = known.get(cookie);
      if (held && held.expiresAt - marginMs > now()) return held.accessToken;
      // Single flight: concurrent requests of one page share one call.
      const pending = asking.get(cookie) ?? askForToken(cookie).finally(() => asking.delete(cookie));
      asking.set(cookie, pending);
      return (await pending)?.accessToken ?? null;
    },

    /** Drops the cached token after the api refused it, so that the next call requests a new one. */
    forget(cookie: string): void {
      known.delete(cookie);
    },

    async open(pair: TokenPair): Promise<{ cookie: string; expires: Date }> {
      const answer = opened.parse(await (await ask("/web-session", pair)).json());
      return { cookie: answer.cookie, expires: new Date(answer.expires) };
    },

    close,

    /**
     * Ends a replaced session after a delay, because requests in flight still use it. If the api refused them at once, their responses would
     * delete the new cookie together with the old.
     */
    retire(cookie: string): void {
      setTimeout(() => void close(cookie).catch(() => undefined), retiringMs).unref();
    },
  };
}
