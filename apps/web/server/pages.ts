import { identity } from "@orbita/contract/product";
import type { ServerRequest } from "srvx";
import type { PageContext } from "../src/shell/page-context.ts";
import { closedSessionCookie, readSessionCookie, simulatorCookie } from "./cookie.ts";
import { maintenance } from "./problem.ts";
import { askerAddress } from "./proxy.ts";
import { contentSecurityPolicy, createNonce } from "./security-headers.ts";
import { InnerUnavailable, type WebSessions } from "./web-sessions.ts";

export type RenderPage = (request: Request, options: { context: PageContext }) => Response | Promise<Response>;
type PageServerOptions = {
  origin: string;
  apiUrl: string;
  realtimeUrl: string | undefined;
  /** Whether pages may load Google's reCAPTCHA script. */
  recaptcha: boolean;
  /** Whether pages may load Stripe's script. */
  stripe: boolean;
  /** The URL of a simulator's script, which pages load in place of Stripe's. */
  stripeSimulator: string | undefined;
  sessions: WebSessions;
  render: RenderPage;
  proxyHops: number;
  /** Whether to send the Content-Security-Policy. False in development, because Vite's own scripts have no nonce. */
  strictPolicy: boolean;
};

/** Renders a page for the user of the session cookie. */
export function createPages(options: PageServerOptions) {
  const { origin, apiUrl, realtimeUrl, recaptcha, stripe, stripeSimulator, ...rest } = options;
  const { sessions, render, proxyHops, strictPolicy } = rest;
  const others = { realtimeUrl, recaptcha, stripe, stripeSimulator };
  const tradeForPage = (cookie: string) =>
    sessions.trade(cookie).catch((error: unknown) => {
      // If the api is unavailable, the user is not treated as signed out: public pages are shown, pages behind a sign-in respond with 503.
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
      identity,
      origin,
      apiUrl,
      fetch: api.fetch,
      answerWith: (status) => void (said = status),
      requestId,
      address,
      userAgent: request.headers.get("user-agent") ?? undefined,
      accessToken: accessToken ?? null,
      isSessionUnknown: accessToken === undefined,
    };
    const answer = await render(request, { context });
    const headers = new Headers(answer.headers);
    if (strictPolicy) headers.set("content-security-policy", contentSecurityPolicy(nonce, others));
    // With a cookie, the page contains the user's name, so no cache may store it.
    // A guest's page contains only its nonce: a cache may store it, but must revalidate it before each use.
    headers.set("cache-control", cookie ? "private, no-store" : "no-cache");
    headers.set("vary", "cookie");
    if (stripeSimulator) headers.append("set-cookie", simulatorCookie(stripeSimulator));
    if (cookie && accessToken === null) headers.append("set-cookie", closedSessionCookie());
    // An unavailable api gives a 503 instead of a 500: search engines retry after a 503 and drop a page after a 500.
    const own =
      answer.status === 500 && (api.isAway() || accessToken === undefined)
        ? 503
        : answer.ok
          ? (said ?? answer.status)
          : answer.status;
    // The api is in maintenance for this user.
    // A 503 keeps caches and search engines from storing the maintenance message as the page.
    const status = api.isClosed() ? 503 : own;
    if (status === 503) headers.set("retry-after", api.wait() ?? "60");
    return new Response(answer.body, { status, headers });
  };
}

type PageApiClient = { fetch: typeof fetch; isAway: () => boolean; isClosed: () => boolean; wait: () => string | null };

const isClosedWord = async (answer: Response): Promise<boolean> =>
  (
    (await answer
      .clone()
      .json()
      .catch(() => null)) as { code?: unknown } | null
  )?.code === "server.maintenance";

/** Calls the api for one page. Records whether the api was unavailable or in maintenance, and its Retry-After. */
function askApi(requestId: string): PageApiClient {
  let [away, closed]: [boolean, boolean] = [false, false];
  let wait: string | null = null;
  return {
    isAway: () => away,
    isClosed: () => closed,
    wait: () => wait,
    fetch: async (input, init) => {
      const answer = await fetch(input, init).catch(() => maintenance(requestId));
      if (answer.status !== 503) return answer;
      away = true;
      if (await isClosedWord(answer)) [closed, wait] = [true, answer.headers.get("retry-after")];
      return answer;
    },
  };
}
