import { deviceHeader } from "@orbita/contract/kernel/route";
import { basePath } from "@orbita/contract/product";
import type { ServerRequest } from "srvx";
import { z } from "zod";
import { heads } from "@orbita/contract/heads.gen";
import type { RouteSummary } from "@orbita/contract/kernel/heads";
import {
  closedSessionCookie,
  keptDeviceCookie,
  newDevice,
  openSessionCookie,
  readDeviceCookie,
  readSessionCookie,
} from "./cookie.ts";
import { foreignOrigin, maintenance } from "./problem.ts";
import { InnerUnavailable, type WebSessions } from "./web-sessions.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a request comes from our own pages.
 * The browser sends the cookie with every request to this origin, so a write from elsewhere must be refused.
 * Browsers declare the source in Sec-Fetch-Site; older ones at least send Origin. A request with neither is refused.
 */
export function comesFromOurPages(request: Request, origin: string): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  return request.headers.get("origin") === origin;
}

export const isUnsafe = (method: string): boolean => !safeMethods.has(method.toUpperCase());

type SessionCookieEffect = "signsIn" | "signsOut";
type SessionRoute = { method: string; path: RegExp; effect: SessionCookieEffect };

const pattern = (path: string) => new RegExp(`^${basePath}${path.replace(/\{\w+\}/g, "[^/]+")}$`);

function flaggedRoutes(): SessionRoute[] {
  const every: RouteSummary[] = Object.values(heads).flatMap((feature) => Object.values<RouteSummary>(feature));
  return every.flatMap(({ method, path, signsIn, signsOut }) => {
    const effect = signsIn ? "signsIn" : signsOut ? "signsOut" : null;
    return effect ? [{ method, path: pattern(path), effect }] : [];
  });
}

const flagged = flaggedRoutes();

/** The change of the session cookie by a successful call (set, deleted or none), as the route's contract declares. */
const sessionEffect = (method: string, pathname: string): SessionCookieEffect | null =>
  flagged.find((route) => route.method === method && route.path.test(pathname))?.effect ?? null;

type ProxyOptions = { apiUrl: string; origin: string; sessions: WebSessions; proxyHops?: number; fetch?: typeof fetch };

/**
 * The client's address.
 * Each of our proxies appends the address that it saw to X-Forwarded-For; a client could have forged the entries before those.
 */
export function askerAddress(forwarded: string | null, seen: string | undefined, hops: number): string | undefined {
  const chain = [...(forwarded?.split(",") ?? []).map((address) => address.trim()), ...(seen ? [seen] : [])];
  return chain[Math.max(0, chain.length - 1 - hops)];
}

/**
 * Warns once per process if X-Forwarded-For arrives although PROXY_HOPS is 0, which means that no proxy of ours is in front.
 * The header is then ignored, so all visitors behind one proxy share its address, and with it every rate limit.
 */
export function warnOfUntrustedProxy(hops: number, warn: (text: string) => void) {
  let warned = hops > 0;
  return (headers: Headers): void => {
    if (warned || !headers.has("x-forwarded-for")) return;
    warned = true;
    warn("X-Forwarded-For is ignored, because PROXY_HOPS is 0: all visitors behind one proxy count as one address");
  };
}

/**
 * Headers that are not forwarded. Hop-by-hop headers concern one connection, not the message.
 * Cookies and any Authorization stay here, and the device is identified by its cookie, never by a header that a page sets.
 */
const notForwarded = [
  "connection",
  "keep-alive",
  "transfer-encoding",
  "upgrade",
  "te",
  "trailer",
  "proxy-authorization",
  "proxy-authenticate",
  "host",
  "expect",
  "cookie",
  "authorization",
  deviceHeader,
];
const notReturned = ["connection", "keep-alive", "transfer-encoding", "content-encoding", "set-cookie"];

const tokenPair = z.looseObject({ access_token: z.string(), refresh_token: z.string() });

export const isApiPath = (pathname: string): boolean => pathname.startsWith(`${basePath}/`);

/** True for sign-up, sign-in, sign-out, codes and account changes, where the api needs the device id. */
const concernsAccount = (method: string, pathname: string): boolean =>
  isUnsafe(method) && accountPaths.some((path) => pathname.startsWith(basePath + path));
const accountPaths = ["/auth/", "/oauth2/", "/me/"];

/**
 * True if the api refused the call, which then did not change the session. For example, a user who mistypes the username when deleting the
 * account stays signed in. A 401 does not count, because it means that the session has ended.
 */
const isRefusal = (status: number): boolean => status >= 400 && status < 500 && status !== 401;

type CallerCredentials = { bearer: string | null; device: string | null };

/** Forwards a browser's call to the api, unbuffered both ways, with the Bearer token of the session cookie. */
export function createProxy({ apiUrl, origin, sessions, proxyHops = 0, fetch: send = fetch }: ProxyOptions) {
  function forward(request: ServerRequest, url: URL, { bearer, device }: CallerCredentials, requestId: string) {
    const headers = new Headers(request.headers);
    for (const name of notForwarded) headers.delete(name);
    // The api does not compress, because its connection to this server is local.
    // The response is compressed once, for the browser.
    headers.set("accept-encoding", "identity");
    headers.set("x-request-id", requestId);
    const address = askerAddress(headers.get("x-forwarded-for"), request.ip, proxyHops);
    if (address) headers.set("x-forwarded-for", address);
    else headers.delete("x-forwarded-for");
    if (bearer) headers.set("authorization", `Bearer ${bearer}`);
    if (device) headers.set(deviceHeader, device);
    return send(apiUrl + url.pathname + url.search, {
      method: request.method,
      headers,
      redirect: "manual",
      signal: request.signal,
      ...(request.body && { body: request.body, duplex: "half" }),
    });
  }

  async function keepPair(answer: Response, headers: Headers, earlier: string | null): Promise<Response> {
    const body = tokenPair.parse(await answer.json());
    const { cookie, expires } = await sessions.open(body);
    if (earlier) sessions.retire(earlier);
    headers.delete("content-length");
    headers.append("set-cookie", openSessionCookie(cookie, expires));
    return Response.json(
      { ...body, access_token: "cookie", refresh_token: "cookie" },
      { status: answer.status, headers },
    );
  }

  return async function proxy(request: ServerRequest, requestId: string): Promise<Response> {
    const url = new URL(request.url);
    const effect = sessionEffect(request.method, url.pathname);
    if ((effect || isUnsafe(request.method)) && !comesFromOurPages(request, origin)) return foreignOrigin(requestId);

    const cookie = readSessionCookie(request.headers);
    const known = readDeviceCookie(request.headers);
    // A guest who only reads gets no device cookie.
    const device = known ?? (concernsAccount(request.method, url.pathname) ? newDevice() : null);
    try {
      const bearer = cookie && (await sessions.trade(cookie));
      const answer = await forward(request, url, { bearer, device }, requestId);
      const headers = new Headers(answer.headers);
      for (const name of notReturned) headers.delete(name);
      // The device cookie is valid for a year from the last sign-in.
      if (device && (device !== known || (answer.ok && effect === "signsIn")))
        headers.append("set-cookie", keptDeviceCookie(device));
      if (cookie && answer.status === 401) sessions.forget(cookie);
      if (cookie && !bearer) headers.append("set-cookie", closedSessionCookie());
      if (answer.ok && effect === "signsIn") return await keepPair(answer, headers, cookie);
      if (effect === "signsOut" && cookie && !isRefusal(answer.status)) {
        await sessions.close(cookie).catch(() => undefined);
        headers.append("set-cookie", closedSessionCookie());
      }
      // A shared cache must not hand the cookie of one browser to another.
      if (headers.has("set-cookie")) headers.set("cache-control", "private, no-store");
      return new Response(answer.body, { status: answer.status, headers });
    } catch (error) {
      if (request.signal.aborted) return new Response(null, { status: 499 });
      if (error instanceof InnerUnavailable || error instanceof TypeError) return maintenance(requestId);
      throw error;
    }
  };
}
