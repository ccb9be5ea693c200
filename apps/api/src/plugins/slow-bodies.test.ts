import { connect, type AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import fastify from "fastify";
import { afterEach, expect, test } from "vitest";
import { hangUpOnSlowBodies } from "./slow-bodies.ts";

const apps: ReturnType<typeof fastify>[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

async function listening(): Promise<number> {
  const app = fastify();
  apps.push(app);
  // The timeout is long enough that a busy machine does not count as a slow body.
  hangUpOnSlowBodies(app, 500);
  app.post("/question", async () => "answered");
  app.post("/upload", { config: { readsItsBody: true } }, async () => "answered");
  app.post("/work", () => sleep(1_000, "answered"));
  await app.listen({ port: 0, host: "127.0.0.1" });
  return (app.server.address() as AddressInfo).port;
}

/** Writes the request to a raw socket: half of the body now, the rest after the pause. */
async function send(port: number, path: string, pauseMs: number): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  const closed = new Promise((resolve) => socket.once("close", resolve));
  let heard = "";
  socket.on("data", (chunk: Buffer) => (heard += chunk.toString()));
  socket.on("error", () => {});
  socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\n`);
  socket.write('content-length: 2\r\n\r\n"');
  await sleep(pauseMs);
  socket.write('"');
  await closed;
  return heard.split("\r\n")[0]!;
}

test("request body that stalls → 408 and the connection is closed; body that arrives in time → 200", async () => {
  const port = await listening();
  expect(await send(port, "/question", 1_000)).toBe("HTTP/1.1 408 Request Timeout");
  expect(await send(port, "/question", 10)).toBe("HTTP/1.1 200 OK");
});

test("stalled body on a route that parses its own body, or slow work after the body → 200", async () => {
  const port = await listening();
  expect(await send(port, "/upload", 1_000)).toBe("HTTP/1.1 200 OK");
  expect(await send(port, "/work", 10)).toBe("HTTP/1.1 200 OK");
});
