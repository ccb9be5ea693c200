import { randomUUID } from "node:crypto";
import type { ServerRequest } from "srvx";

type ResponseTimeMetrics = { p95Ms: number | null };
type RequestHandler = (request: ServerRequest) => Promise<Response>;

const remembered = 512;

/** Recent response times of pages. Each is measured until the first byte, which is the time a user waits. */
export function recentTimes() {
  const times = new Float64Array(remembered);
  let count = 0;
  return {
    add: (ms: number): void => void (times[count++ % remembered] = ms),
    facts: (): ResponseTimeMetrics => {
      const known = times.slice(0, Math.min(count, remembered)).toSorted();
      return { p95Ms: known.length === 0 ? null : known[Math.floor(known.length * 0.95)]! };
    },
  };
}

export const timed =
  (handle: RequestHandler, { add }: { add: (ms: number) => void }): RequestHandler =>
  async (request) => {
    const start = performance.now();
    try {
      return await handle(request);
    } finally {
      add(performance.now() - start);
    }
  };

type HeartbeatOptions = {
  innerUrl: string;
  secret: string;
  facts: () => ResponseTimeMetrics;
  everyMs?: number;
  fetch?: typeof fetch;
};

/** Sends a heartbeat every few seconds; the operations page counts the live processes. */
export function startBeats({ innerUrl, secret, facts, everyMs = 5_000, fetch: send = fetch }: HeartbeatOptions) {
  const [id, startedAt] = [randomUUID(), new Date().toISOString()];
  const beat = () =>
    send(`${innerUrl}/web-beat`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-inner-secret": secret },
      body: JSON.stringify({ id, startedAt, ...facts() }),
      signal: AbortSignal.timeout(2_000),
      // A failed heartbeat is not retried: the next one follows in a few seconds.
    }).catch(() => {});
  void beat();
  const timer = setInterval(() => void beat(), everyMs).unref();
  return { stop: () => clearInterval(timer) };
}
