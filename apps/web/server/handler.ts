import { randomUUID } from "node:crypto";
import type { ServerRequest } from "srvx";
import { createAggregator, isAggregatorAddress } from "./aggregator.ts";
import type { WebConfig } from "./config.ts";
import { createFeeds, feedAddress } from "./feeds.ts";
import { llmsText } from "./llms.ts";
import { createOneClick, oneClickToken } from "./one-click.ts";
import { createPages, type RenderPage } from "./pages.ts";
import { createProxy, isApiPath, warnOfUntrustedProxy } from "./proxy.ts";
import { createPublicSearch } from "./public-search.ts";
import { commonHeaders, transportSecurity } from "./security-headers.ts";
import { createShareImages, shareAddress } from "./share-image.ts";
import { createSitemap, robots, sitemapAddress } from "./sitemap.ts";
import { createWebhook, isWebhook } from "./webhook.ts";
import { createWebSessions } from "./web-sessions.ts";

/** Settings of security.txt: the standard recommends less than a year. Without a contact it names the page Help and contact. */
type SecurityTextOptions = {
  readonly origin: string;
  readonly contact: string | undefined;
  readonly validDays: number;
};

/** The text of /.well-known/security.txt (RFC 9116). */
export function securityText({ origin, contact, validDays }: SecurityTextOptions, now = new Date()): Response {
  const expires = new Date(now.getTime() + validDays * 86_400_000).toISOString();
  const lines = [
    `Contact: ${contact ?? `${origin}/contact`}`,
    `Expires: ${expires}`,
    "Preferred-Languages: it, en",
    `Canonical: ${origin}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=86400" },
  });
}

/** Contact requests used to be called offers. Emails and bookmarks still link to the former pages. */
const formerContactRequests = /^((?:\/[a-z]{2})?(?:\/work\/[^/]+)?)\/offers\/?$/;

/**
 * The new path of a page that has moved, or undefined. The server redirects, because a redirect in a route would add code to the script of
 * every page.
 */
export function movedAddress({ pathname, search }: URL): string | undefined {
  const match = formerContactRequests.exec(pathname);
  return match ? `${match[1]}/contact-requests${search}` : undefined;
}

type ServerHandlerOptions = {
  config: WebConfig;
  render: RenderPage;
  strictPolicy: boolean;
  /** While the process stops, /healthz responds 503 so that reverse proxies send new requests elsewhere. */
  readiness?: { readonly stopping: boolean };
  /** Writes a warning to the process log. */
  warn: (text: string) => void;
};

const acceptableId = /^[\w-]{8,64}$/;

/** The id of a request, which is the same in the browser's request, the api's log entry and the code on an error page. */
export function requestIdOf(request: Request): string {
  const given = request.headers.get("x-request-id");
  return given && acceptableId.test(given) ? given : randomUUID();
}

/**
 * Responds to requests that must not reach the page renderer:
 * - calls of server functions, of which we have none, and methods other than GET and HEAD: the renderer would respond with 500;
 * - paths with two slashes or backslashes in a row, which are redirected to the path with one slash: the renderer would redirect them to
 *   the host in the request's Host header;
 * - pages that have moved, which are redirected.
 */
function refusePage({ method }: Request, url: URL): Response | undefined {
  const { pathname, search } = url;
  const headers = { "cache-control": "no-store" };
  if (/[/\\]{2}/.test(pathname)) {
    const location = pathname.replaceAll(/[/\\]{2,}/g, "/") + search;
    return new Response(null, { status: 308, headers: { ...headers, location } });
  }
  const moved = movedAddress(url);
  if (moved) return new Response(null, { status: 308, headers: { ...headers, location: moved } });
  if (pathname.startsWith("/_serverFn")) return new Response("Not Found", { status: 404, headers });
  if (method === "GET" || method === "HEAD") return undefined;
  return new Response("Method Not Allowed", { status: 405, headers: { ...headers, allow: "GET, HEAD" } });
}

const health = (isStopping: boolean): Response =>
  new Response(isStopping ? "stopping" : "ok", {
    status: isStopping ? 503 : 200,
    headers: { "cache-control": "no-store" },
  });

/** Handles all requests except static files, in production and in development alike. */
export function createHandler({ config, render, strictPolicy, readiness, warn }: ServerHandlerOptions) {
  const { API_URL: apiUrl, WEB_ORIGIN: origin, REALTIME_URL: realtimeUrl } = config;
  const sessions = createWebSessions({ innerUrl: config.INNER_API_URL, secret: config.INNER_SECRET });
  const proxy = createProxy({ apiUrl, origin, sessions, proxyHops: config.PROXY_HOPS });
  const pages = createPages({
    origin,
    apiUrl,
    realtimeUrl,
    recaptcha: config.CAPTCHA === "recaptcha",
    stripe: config.PAYMENTS_PROVIDER === "stripe",
    stripeSimulator: config.STRIPE_JS_URL,
    sessions,
    render,
    proxyHops: config.PROXY_HOPS,
    strictPolicy,
  });
  const search = createPublicSearch(apiUrl);
  const sitemap = createSitemap({ origin, search });
  const feeds = createFeeds({ origin, search });
  const aggregator = createAggregator({ origin, search });
  const shareImage = createShareImages({ apiUrl });
  const oneClick = createOneClick({ apiUrl, proxyHops: config.PROXY_HOPS });
  const webhook = createWebhook({ apiUrl, proxyHops: config.PROXY_HOPS });
  const own = { ...commonHeaders, ...transportSecurity(origin) };

  const warnOfProxy = warnOfUntrustedProxy(config.PROXY_HOPS, warn);

  async function answer(request: ServerRequest, pathname: string, requestId: string): Promise<Response> {
    warnOfProxy(request.headers);
    if (pathname === "/healthz") return health(readiness?.stopping ?? false);
    if (pathname === "/robots.txt") return robots(origin);
    if (pathname === "/llms.txt") return llmsText(origin);
    if (pathname === "/.well-known/security.txt")
      return securityText({ origin, contact: config.SECURITY_CONTACT, validDays: config.SECURITY_EXPIRES_DAYS });
    if (isAggregatorAddress(pathname)) return await aggregator(request, requestId);
    const url = new URL(request.url);
    const map = sitemapAddress(pathname);
    if (map) return await sitemap(map);
    const feed = feedAddress(url);
    if (feed) return await feeds(feed, request, requestId);
    const shared = shareAddress(url);
    if (shared) return await shareImage(shared, request, requestId);
    const token = oneClickToken(request);
    if (token) return await oneClick(token, request, requestId);
    return refusePage(request, url) ?? (await pages(request, requestId));
  }

  return async function handle(request: ServerRequest): Promise<Response> {
    const requestId = requestIdOf(request);
    const { pathname } = new URL(request.url);
    if (isWebhook(request)) return await webhook(request, requestId);
    if (isApiPath(pathname)) return await proxy(request, requestId);
    const response = await answer(request, pathname, requestId);
    for (const [name, value] of Object.entries(own)) response.headers.set(name, value);
    response.headers.set("x-request-id", requestId);
    return response;
  };
}
