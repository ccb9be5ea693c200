import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, NodeTracerProvider } from "@opentelemetry/sdk-trace-node";

/** Configures the export of trace spans to a collector. `traceRequests` samples the requests. */
export function startTracing(endpoint: string): { stop: () => Promise<void> } {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ "service.name": "orbita-api" }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }))],
  });
  provider.register();
  return { stop: () => provider.shutdown() };
}
