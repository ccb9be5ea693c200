import type { ProblemCode } from "@orbita/contract";

/** An error response of the web server itself, in the same format as the api's problems (RFC 9457). */
export function problemResponse(
  code: ProblemCode,
  {
    status,
    title,
    requestId,
    headers,
  }: { status: number; title: string; requestId: string; headers?: Record<string, string> },
): Response {
  const body = { type: `/problems/${code}`, title, status, code, params: {}, errors: [], requestId };
  return Response.json(body, {
    status,
    headers: {
      ...Object.fromEntries(new Headers(headers)),
      "content-type": "application/problem+json",
      "cache-control": "no-store",
    },
  });
}

export const maintenance = (requestId: string): Response =>
  problemResponse("server.maintenance", {
    status: 503,
    title: "The platform is under maintenance",
    requestId,
    headers: { "retry-after": "5" },
  });

export const foreignOrigin = (requestId: string): Response =>
  problemResponse("access.denied", { status: 403, title: "This request did not come from our own pages", requestId });
