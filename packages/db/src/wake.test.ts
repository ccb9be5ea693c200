import { createServer, type AddressInfo, type Server } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { wakeOn } from "./wake.ts";

const listening = (server: Server, port = 0) =>
  new Promise<void>((resolve) => void server.listen(port, "127.0.0.1", resolve));
const closed = (server: Server) => new Promise((resolve) => server.close(resolve));

test("LISTEN connection is refused or dropped → one retry at a time, so that retries do not multiply", async () => {
  let tries = 0;
  const server = createServer((socket) => {
    tries++;
    socket.on("error", () => {});
    socket.destroy();
  });
  await listening(server);
  const { port } = server.address() as AddressInfo;
  await closed(server);
  const wake = wakeOn(`postgres://nobody@127.0.0.1:${port}/none`, "any", 50);
  await sleep(300);
  await listening(server, port);
  await sleep(700);
  wake.close();
  await closed(server);
  expect(tries).toBeGreaterThan(2);
  expect(tries).toBeLessThanOrEqual(15);
});
