import type { ServerRequest } from "srvx";
import type { PageContext } from "../src/shell/page-context.ts";
import { closedSessionCookie, readSessionCookie } from "./cookie.ts";
import { maintenance } from "./problem.ts";
import { askerAddress } from "./proxy.ts";
import { contentSecurityPolicy, createNonce } from "./security-headers.ts";
import { InnerUnavailable, type WebSessions } from "./web-sessions.ts";

export type RenderPage = (request: Request, options: { context: PageContext }) => Response | Promise<Response>;
type Options = {
  origin: string;
  apiUrl: string;
  realtimeUrl: string | undefined;
  /** Pages may load Google's script. */
  recaptcha: boolean;
  sessions: WebSessions;
  render: RenderPage;
  proxyHops: number;
  /** Vite's own scripts carry no nonce. */
  strictPolicy: boolean;
};

/** Renders a page in the name of whoever the cookie stands for. */
export function createPages(options: Options) {
  const { origin, apiUrl, realtimeUrl, recaptcha, sessions, render, proxyHops, strictPolicy } = options;
  const tradeForPage = (cookie: string) =>
    sessions.trade(cookie).catch((error: unknown) => {
      // A page for guests is better than none; the browser finds out by itself when the api is back.
      if (error instanceof InnerUnavailable) return undefined;
      throw error;
    });

  return async function page(request: ServerRequest, requestId: string): Promise<Response> {
    const nonce = createNonce();
    const cookie = readSessionCookie(request.headers);
    const accessToken = cookie ? await tradeForPage(cookie) : null;
    const address = askerAddress(request.headers.get("x-forwarded-for"), request.ip, proxyHops);
    const api = askApi(requestId);
    let said: number | null = null;
    const context: PageContext = {
      nonce,
      origin,
      apiUrl,
      fetch: api.fetch,
      answerWith: (status) => void (said = status),
      requestId,
      address,
      userAgent: request.headers.get("user-agent") ?? undefined,
      accessToken: accessToken ?? null,
    };
    const answer = await render(request, { context });
    const headers = new Headers(answer.headers);
    if (strictPolicy) headers.set("content-security-policy", contentSecurityPolicy(nonce, { realtimeUrl, recaptcha }));
    // A page carries its nonce and, with a cookie, its reader's name: nobody may keep it for others.
    headers.set("cache-control", cookie ? "private, no-store" : "no-cache");
    headers.set("vary", "cookie");
    if (cookie && accessToken === null) headers.append("set-cookie", closedSessionCookie());
    // Search engines come back after a 503 and give a page up after a 500.
    const status = answer.status === 500 && api.isAway() ? 503 : answer.ok ? (said ?? answer.status) : answer.status;
    if (status === 503) headers.set("retry-after", "60");
    return new Response(answer.body, { status, headers });
  };
}

/** Asks the api for one page, and remembers when it was away. */
function askApi(requestId: string): { fetch: typeof fetch; isAway: () => boolean } {
  let away = false;
  return {
    isAway: () => away,
    fetch: async (input, init) => {
      const answer = await fetch(input, init).catch(() => maintenance(requestId));
      away ||= answer.status === 503;
      return answer;
    },
  };
}
