import { freePorts } from "./free-ports.ts";
import { startProcess, type EnvironmentVariables, type ProcessHandle } from "./processes.ts";

type ServerStartOptions = { environment: EnvironmentVariables; folder: string; name?: string };

export type ApiProcess = ProcessHandle & { url: string; innerUrl: string };
export type WebProcess = ProcessHandle & { origin: string };

export async function startApi({ environment, folder, name = "api" }: ServerStartOptions): Promise<ApiProcess> {
  const [port, inner] = (await freePorts(2)) as [number, number];
  const innerUrl = `http://127.0.0.1:${inner}`;
  const running = await startProcess({
    name,
    script: "apps/api/src/main.ts",
    environment: { ...environment, PORT: String(port), INNER_PORT: String(inner) },
    folder,
    healthUrl: `${innerUrl}/live`,
  });
  return { ...running, url: `http://127.0.0.1:${port}`, innerUrl };
}

export async function startWorker({
  environment,
  folder,
  name = "worker",
}: ServerStartOptions): Promise<ProcessHandle> {
  const [inner] = (await freePorts(1)) as [number];
  return startProcess({
    name,
    script: "apps/worker/src/main.ts",
    environment: { ...environment, INNER_PORT: String(inner) },
    folder,
    healthUrl: `http://127.0.0.1:${inner}/ready`,
  });
}

type BackendUrls = { apiUrl: string; innerUrl: string; origin?: string };

/**
 * Starts a web server. Pass `origin` if the api sends mails: the origin includes the port and is part of the links in mails, so
 * the api must know it beforehand.
 */
export async function startWeb(
  { environment, folder, name = "web" }: ServerStartOptions,
  { apiUrl, innerUrl, origin }: BackendUrls,
): Promise<WebProcess> {
  const at = origin ?? `http://localhost:${(await freePorts(1))[0]}`;
  const { port } = new URL(at);
  const running = await startProcess({
    name,
    script: "apps/web/server/main.ts",
    environment: { ...environment, PORT: port, WEB_ORIGIN: at, API_URL: apiUrl, INNER_API_URL: innerUrl },
    folder,
    healthUrl: `http://127.0.0.1:${port}/healthz`,
  });
  return { ...running, origin: at };
}
