import { freePorts } from "./free-ports.ts";
import { startProcess, type Environment, type Running } from "./processes.ts";

type Place = { environment: Environment; folder: string; name?: string };

export type Api = Running & { url: string; innerUrl: string };
export type Web = Running & { origin: string };

export async function startApi({ environment, folder, name = "api" }: Place): Promise<Api> {
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

export async function startWorker({ environment, folder, name = "worker" }: Place): Promise<Running> {
  const [inner] = (await freePorts(1)) as [number];
  return startProcess({
    name,
    script: "apps/worker/src/main.ts",
    environment: { ...environment, INNER_PORT: String(inner) },
    folder,
    healthUrl: `http://127.0.0.1:${inner}/ready`,
  });
}

type Behind = { apiUrl: string; innerUrl: string; origin?: string };

/** The port is part of the origin, and the origin of the links in mails: an api that sends mails must know it beforehand. */
export async function startWeb(
  { environment, folder, name = "web" }: Place,
  { apiUrl, innerUrl, origin }: Behind,
): Promise<Web> {
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
