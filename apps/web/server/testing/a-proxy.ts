import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach } from "vitest";
import { createProxy } from "../proxy.ts";
import { createWebSessions } from "../web-sessions.ts";

export const origin = "http://localhost:21040";
const servers: Server[] = [];

async function listening(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

export const json = (response: ServerResponse, body: unknown, status = 200) =>
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

/** A fake internal port of the api. It accepts the session cookie "good" and records the calls it gets. */
async function innerPort(told: string[]) {
  return listening((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as { cookie?: string };
      told.push(`${request.url} ${JSON.stringify(body)}`);
      if (request.url === "/web-session") return json(response, { cookie: "fresh", expires: 4_000_000_000_000 });
      if (request.url === "/web-session/close") return response.writeHead(204).end();
      if (body.cookie === "good") return json(response, { accessToken: "bearer-1", expiresAt: Date.now() + 600_000 });
      return json(response, {}, 404);
    });
  });
}

/** Starts a proxy in front of an api that responds with `answer`. */
export async function proxyTo(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const told: string[] = [];
  const [apiUrl, innerUrl] = await Promise.all([listening(answer), innerPort(told)]);
  const sessions = createWebSessions({ innerUrl, secret: "s", retiringMs: 100 });
  const proxy = createProxy({ apiUrl, origin, sessions });
  const call = (path: string, init: Omit<RequestInit, "headers"> & { headers?: Record<string, string> } = {}) =>
    proxy(
      new Request(origin + path, {
        ...init,
        headers: { "sec-fetch-site": "same-origin", ...init.headers },
      }),
      "req-12345678",
    );
  return { call, told };
}
