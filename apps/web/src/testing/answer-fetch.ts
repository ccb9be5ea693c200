import { vi } from "vitest";

type StubbedResponse = { status?: number; body?: unknown };

/** A fake `fetch`: returns the given responses and records the requests. A path without a response fails the call. */
export function answerFetch(answers: Record<string, StubbedResponse>) {
  const sent: { path: string; body: unknown; reason?: string }[] = [];
  const fake = vi.fn<typeof fetch>(async (input, init) => {
    const { pathname: path } = new URL(input instanceof Request ? input.url : input, "http://localhost");
    const answer = answers[path];
    if (!answer) throw new TypeError(`nothing answers at ${path}`);
    const reason = new Headers(init?.headers).get("x-reason");
    sent.push({
      path,
      body: typeof init?.body === "string" ? (JSON.parse(init.body) as unknown) : undefined,
      ...(reason !== null && { reason: decodeURIComponent(reason) }),
    });
    const status = answer.status ?? 200;
    return new Response(status === 204 ? null : JSON.stringify(answer.body ?? {}), {
      status,
      headers: { "content-type": "application/json" },
    });
  });
  vi.stubGlobal("fetch", fake);
  return sent;
}

export const problem = (code: string, status: number, rest: object = {}): StubbedResponse => ({
  status,
  body: { type: "about:blank", title: code, status, code, params: {}, errors: [], requestId: "req-1", ...rest },
});
