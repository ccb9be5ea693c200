import type { ProblemCode } from "@orbita/contract";
import { Failure } from "@orbita/features";
import type { FastifyInstance } from "fastify";

/** Fastify's maximum length of a route parameter. The router itself answers requests with longer parameters and skips every hook. */
const maxParamLength = 100;

const refusals = {
  "/.malformed-address": "request.malformed",
  "/.long-address": "request.addressTooLong",
} as const satisfies Record<string, ProblemCode>;
type RefusalPath = keyof typeof refusals;

function refusalOf(url: string): RefusalPath | null {
  const [path = ""] = url.split("?", 1);
  try {
    return path.split("/").some((part) => decodeURIComponent(part).length > maxParamLength) ? "/.long-address" : null;
  } catch {
    return "/.malformed-address";
  }
}

/**
 * The router refuses some URLs before any hook runs: without rate limit, request id and headers, and with its own error text.
 * Rewriting them to routes of ours makes them fail on the same path as all other requests.
 */
export const leadRefused = ({ url = "/" }: { url?: string | undefined }): string => refusalOf(url) ?? url;

export function answerRefused(app: FastifyInstance): void {
  for (const [url, code] of Object.entries(refusals))
    app.all(url, { onRequest: (_request, _reply, done) => done(new Failure(code)) }, async () => null);
}
