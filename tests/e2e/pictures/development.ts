import { startProcess, type ProcessHandle } from "../product/processes.ts";
import { freePorts } from "../product/free-ports.ts";
import type { RunningProduct } from "../product/product.ts";

/** Starts the development server, which has the component gallery, with the api of the running product. */
export async function startDevelopment({
  environment,
  folder,
  apiUrl,
  innerApiUrl,
}: RunningProduct): Promise<ProcessHandle & { origin: string }> {
  const [port] = await freePorts(1);
  const origin = `http://localhost:${port}`;
  const running = await startProcess({
    name: "development",
    cwd: "apps/web",
    script: "node_modules/vite/bin/vite.js",
    args: ["dev"],
    environment: {
      ...environment,
      NODE_ENV: "development",
      PORT: String(port),
      WEB_ORIGIN: origin,
      API_URL: apiUrl,
      INNER_API_URL: innerApiUrl,
    },
    folder,
    healthUrl: `http://127.0.0.1:${port}/healthz`,
  });
  return { ...running, origin };
}
