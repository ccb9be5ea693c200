import { compose } from "../../apps/api/src/compose.ts";
import { readConfig } from "../../apps/api/src/config.ts";
import { startTracing } from "../../apps/api/src/tracing.ts";
import { serveChild } from "../child.ts";

/** The whole API as in production: rate limits, log lines, sampled traces, the caller's token. */
const config = readConfig();
startTracing(config.OTEL_EXPORTER_OTLP_ENDPOINT!);
const { app } = await compose(config);
serveChild(await app.listen({ port: 0, host: "127.0.0.1" }));
