import { basePath } from "@orbita/contract/product";
import { guestUnsubscribePrefix } from "@orbita/contract/saved-searches/guest-schema";
import type { ServerRequest } from "srvx";
import { maintenance } from "./problem.ts";
import { askerAddress } from "./proxy.ts";

const address = /^(?:\/[a-z]{2})?\/unsubscribe\/([\w.-]{20,100})$/;

/**
 * The token of a one-click unsubscribe request, which a mail program posts.
 * A user who opens the link with GET gets a page instead.
 */
export const oneClickToken = ({ method, url }: Request): string | null =>
  method === "POST" ? (address.exec(new URL(url).pathname)?.[1] ?? null) : null;

/** The api's route for a token: links of guests have a prefix, all others name a user. */
const routeOf = (token: string): string =>
  token.startsWith(guestUnsubscribePrefix)
    ? `/public/job-alert/unsubscribe/${token.slice(guestUnsubscribePrefix.length)}`
    : `/notifications/unsubscribe/${token}`;

type OneClickOptions = { apiUrl: string; proxyHops?: number; fetch?: typeof fetch };

/**
 * Forwards a one-click unsubscribe request (RFC 8058). It comes from the mail provider, not from our pages, and without a cookie.
 * The token alone authorizes it, so neither its headers nor its body are forwarded.
 */
export function createOneClick({ apiUrl, proxyHops = 0, fetch: send = fetch }: OneClickOptions) {
  return async (token: string, request: ServerRequest, requestId: string): Promise<Response> => {
    const asker = askerAddress(request.headers.get("x-forwarded-for"), request.ip, proxyHops);
    try {
      const answer = await send(`${apiUrl}${basePath}${routeOf(token)}`, {
        method: "POST",
        headers: { "x-request-id": requestId, ...(asker && { "x-forwarded-for": asker }) },
        signal: request.signal,
      });
      return new Response(null, { status: answer.ok ? 204 : answer.status });
    } catch (error) {
      if (error instanceof TypeError) return maintenance(requestId);
      throw error;
    }
  };
}
