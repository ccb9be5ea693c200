import { createHash, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { isDatabaseAway, type Db, type JobQueue } from "@orbita/db";
import type { PlatformServices } from "@orbita/features";
import type { Logger } from "pino";
import type { Registry } from "prom-client";
import { webCtx } from "./context.ts";
import { webBeatRoutes, webSessionRoutes, type InnerAnswer } from "./web-sessions.ts";

export type Readiness = { stopping: boolean; check: () => Promise<unknown> };

type InnerServerOptions = {
  metrics: Registry;
  readiness: Readiness;
  db: Db;
  jobs: JobQueue;
  platform: PlatformServices;
  secret: string;
  log: Pick<Logger, "error">;
};

const webRoutes = { ...webSessionRoutes, ...webBeatRoutes };
const longestBody = 16 * 1024;
const innerSecretHeader = "x-inner-secret";

const digest = (text: string) => createHash("sha256").update(text).digest();

async function readJson(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > longestBody) return undefined;
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString("utf8"));
  } catch {
    return undefined;
  }
}

/**
 * Probes for the platform that runs the process. They need no secret, because they reveal nothing that the platform cannot see
 * anyway.
 */
const probes = ({ metrics, readiness }: InnerServerOptions): Readonly<Record<string, () => Promise<string>>> => ({
  "/live": async () => "alive",
  "/metrics": () => metrics.metrics(),
  "/ready": async () => {
    if (readiness.stopping) throw new Error("stopping");
    await readiness.check();
    return "ready";
  },
});

function send(response: ServerResponse, { status, body }: InnerAnswer): void {
  const text = body === undefined ? "" : JSON.stringify(body);
  response.writeHead(status, { "content-type": "application/json", "cache-control": "no-store" }).end(text);
}

/** The internal port, for the platform and our own web server. It must not be reachable from the internet. */
export function innerServer(options: InnerServerOptions): Server {
  const { secret, log } = options;
  const known = digest(secret);
  const watched = probes(options);

  async function answerWeb(request: IncomingMessage, path: string): Promise<InnerAnswer> {
    const route = Object.hasOwn(webRoutes, path) ? webRoutes[path] : undefined;
    if (!route || request.method !== "POST") return { status: 404 };
    // Compares the hashes of the secrets: hashes have equal lengths, and the timing does not reveal how much of a guessed secret is right.
    const given = digest(String(request.headers[innerSecretHeader] ?? ""));
    if (!timingSafeEqual(given, known)) return { status: 401 };
    try {
      return await route(webCtx(options), await readJson(request));
    } catch (error) {
      if (isDatabaseAway(error)) return { status: 503 };
      log.error({ err: error, path }, "inner request failed");
      return { status: 500 };
    }
  }

  return createServer((request, response) => {
    const path = request.url?.split("?")[0] ?? "";
    const probe = Object.hasOwn(watched, path) ? watched[path] : undefined;
    if (!probe) {
      void answerWeb(request, path).then((answer) => send(response, answer));
      return;
    }
    probe().then(
      (text) => response.end(text),
      (error: unknown) => response.writeHead(503).end(String(error)),
    );
  });
}
