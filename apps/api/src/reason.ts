import { backOfficeLimits, isSafe, reasonHeader, type Route } from "@orbita/contract";
import { failFields } from "@orbita/features";
import type { FastifyRequest } from "fastify";

const { min, max } = backOfficeLimits.reason;

function decoded(given: string | string[] | undefined): string | null {
  if (typeof given !== "string") return null;
  try {
    return decodeURIComponent(given).normalize("NFC").trim();
  } catch {
    return null;
  }
}

/**
 * The reason that the caller gave. Admin routes with `reasoned` require one; on other admin routes it is optional, and elsewhere
 * it is ignored.
 */
export function reasonOf(request: FastifyRequest, route: Route): string | null {
  if (route.area !== "admin") return null;
  const reason = decoded(request.headers[reasonHeader]);
  const params = { min, max };
  if (reason === null || reason === "") {
    if (route.reasoned) failFields("request.invalid", [{ path: reasonHeader, code: "field.required", params: {} }]);
    return null;
  }
  if (reason.length < min) failFields("request.invalid", [{ path: reasonHeader, code: "field.tooShort", params }]);
  if (reason.length > max) failFields("request.invalid", [{ path: reasonHeader, code: "field.tooLong", params }]);
  return reason;
}

/** The text for the history: the reason or, for an admin action without one, the summary of the route. */
export const whyOf = (request: FastifyRequest, route: Route): string | null =>
  request.reason ?? (route.area === "admin" && !isSafe(route) ? route.summary : null);
