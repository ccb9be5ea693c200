import { basePath } from "@orbita/contract/product";
import type { ServerRequest } from "srvx";
import { maintenance } from "./problem.ts";
import { askerAddress } from "./proxy.ts";

const path = `${basePath}/payments/stripe/webhook`;

/** True for the payment provider's webhook calls. */
export const isWebhook = ({ method, url }: Request): boolean => method === "POST" && new URL(url).pathname === path;

/** The only headers that are forwarded: the api reads no others of a webhook call. */
const passedOn = ["content-type", "stripe-signature"];

type WebhookOptions = { apiUrl: string; proxyHops?: number; fetch?: typeof fetch };

/**
 * Forwards a webhook call of the payment provider. It has no user, and its signature alone authorizes it.
 * No cookie and no Authorization header is forwarded. The bytes of the body stay unchanged, or the signature would not match.
 */
export function createWebhook({ apiUrl, proxyHops = 0, fetch: send = fetch }: WebhookOptions) {
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
      // A 503 makes the provider retry later.
      if (error instanceof TypeError) return maintenance(requestId);
      throw error;
    }
  };
}
