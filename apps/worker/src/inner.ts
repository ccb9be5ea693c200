import { createServer, type Server } from "node:http";
import type { Registry } from "prom-client";

export type WorkerReadiness = { stopping: boolean; check: () => Promise<unknown> };

/** The internal port with the platform's probes and Prometheus metrics. It must not be reachable from the internet. */
export function innerServer(metrics: Registry, readiness: WorkerReadiness): Server {
  const answers: Record<string, () => Promise<string>> = {
    "/live": async () => "alive",
    "/metrics": () => metrics.metrics(),
    "/ready": async () => {
      if (readiness.stopping) throw new Error("stopping");
      await readiness.check();
      return "ready";
    },
  };
  return createServer((request, response) => {
    const answer = answers[request.url ?? ""];
    if (!answer) {
      response.writeHead(404).end();
      return;
    }
    answer().then(
      (text) => response.end(text),
      () => response.writeHead(503).end("not now"),
    );
  });
}
