import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { pino } from "pino";
import { serve } from "srvx";
import { recentTimes, startBeats, timed } from "./beats.ts";
import { readConfig } from "./config.ts";
import { createHandler } from "./handler.ts";
import { startKeepingAssets } from "./kept-assets.ts";
import type { RenderPage } from "./pages.ts";
import { staticFiles } from "./static-files.ts";

const config = readConfig(process.env);
/** The form in which errors are logged: only type and stack, because an error's message may contain personal data. */
const told = ({ name, stack = "" }: Error) => ({ type: name, at: stack.split("\n    at ").slice(1, 8) });
const log = pino({ level: config.LOG_LEVEL, base: { app: "web" }, serializers: { err: told } });

const built = new URL("../dist/server/server.js", import.meta.url);
if (!existsSync(built)) throw new Error("The web app is not built yet: pnpm --filter @orbita/web build");
const { default: pages } = (await import(built.href)) as { default: { fetch: RenderPage } };

const times = recentTimes();
const readiness = { stopping: false };
const handle = timed(
  createHandler({
    config,
    render: pages.fetch,
    strictPolicy: true,
    readiness,
    warn: (text) => log.warn(text),
  }),
  times,
);
const beats = startBeats({ innerUrl: config.INNER_API_URL, secret: config.INNER_SECRET, facts: times.facts });

const build = fileURLToPath(new URL("../dist/client", import.meta.url));
const kept =
  config.ASSETS_FOLDER === undefined
    ? undefined
    : await startKeepingAssets({ build, folder: config.ASSETS_FOLDER }, (error) =>
        log.error({ err: error }, "the assets of this release could not be kept for the next one"),
      );

const server = serve({
  hostname: config.HOST,
  port: config.PORT,
  silent: true,
  // Turned off, because the signal handlers below shut the server down after the running requests.
  gracefulShutdown: false,
  middleware: staticFiles(build, config.ASSETS_FOLDER),
  fetch: handle,
  error(error) {
    log.error({ err: error }, "a request failed");
    return new Response("Internal Server Error", { status: 500, headers: { "content-type": "text/plain" } });
  },
});
await server.ready();
log.info({ url: server.url, origin: config.WEB_ORIGIN }, "web is listening");

async function stop(signal: string): Promise<void> {
  if (readiness.stopping) return;
  readiness.stopping = true;
  beats.stop();
  kept?.stop();
  log.info({ signal }, "web is stopping");
  // Reverse proxies need a moment to notice the 503 of /healthz before the port closes.
  await sleep(config.DRAIN_MS);
  // Closes streams that are still open after ten seconds.
  const forced = setTimeout(() => void server.close(true), 10_000);
  await server.close();
  clearTimeout(forced);
  process.exit(0);
}
process.on("SIGTERM", () => void stop("SIGTERM"));
process.on("SIGINT", () => void stop("SIGINT"));
