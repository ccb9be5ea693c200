import { basePath } from "@orbita/contract/product";
import type { ServerRequest } from "srvx";
import { maintenance } from "./problem.ts";
import { askerAddress } from "./proxy.ts";

const path = `${basePath}/payments/stripe/webhook`;

/** What the payment provider posts to, from its own servers. */
export const isWebhook = ({ method, url }: Request): boolean => method === "POST" && new URL(url).pathname === path;

/** All that the api looks at: whoever could send more could send it without us. */
const passedOn = ["content-type", "stripe-signature"];

type Options = { apiUrl: string; proxyHops?: number; fetch?: typeof fetch };

/**
 * It comes from no page of ours and in nobody's name: what it may, its signature says. So no cookie and no Authorization goes
 * with it, and its bytes go as they came, or the signature would not be of them.
 */
export function createWebhook({ apiUrl, proxyHops = 0, fetch: send = fetch }: Options) {
  return async (request: ServerRequest, requestId: string): Promise<Response> => {
    const headers = new Headers({ "x-request-id": requestId });
    for (const name of passedOn) {
      const value = request.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    const asker = askerAddress(request.headers.get("x-forwarded-for"), request.ip, proxyHops);
    if (asker) headers.set("x-forwarded-for", asker);
    try {
      const answer = await send(apiUrl + path, {
        method: "POST",
        headers,
        redirect: "manual",
        signal: request.signal,
        ...(request.body && { body: request.body, duplex: "half" }),
      });
      const type = answer.headers.get("content-type");
      return new Response(answer.body, {
        status: answer.status,
        headers: type === null ? {} : { "content-type": type },
      });
    } catch (error) {
      if (request.signal.aborted) return new Response(null, { status: 499 });
      // Said as such, it is sent again later.
      if (error instanceof TypeError) return maintenance(requestId);
      throw error;
    }
  };
}
