import { connect } from "node:net";
import type { Broker } from "../broker/client.ts";
import type { S3Storage } from "../storage/s3.ts";
import type { Valkey } from "../valkey/client.ts";
import type { HealthChecks } from "./port.ts";

/** Sends clamd's own health check. Any other answer than PONG is not from clamd. */
export const pingScanner = (url: string, ms = 1_500): Promise<void> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port), timeout: ms });
    let heard = "";
    socket.setEncoding("utf8");
    socket.once("connect", () => socket.write("zPING\0"));
    socket.on("data", (text: string) => {
      heard += text;
      if (heard.startsWith("PONG")) resolve();
      socket.destroy();
    });
    socket.once("timeout", () => socket.destroy(new Error("clamd does not answer")));
    socket.once("error", reject);
    // Rejects if clamd closed the connection without PONG. After PONG the promise is already resolved, so this has no effect.
    socket.once("close", () => reject(new Error("clamd hung up")));
  });

type CheckedServers = { broker: Broker; valkey: Valkey; storage: S3Storage; scannerUrl: string };

export const openWatch = ({ broker, valkey, storage, scannerUrl }: CheckedServers): HealthChecks => ({
  rabbitmq: broker.ping,
  valkey: async () => {
    await valkey.ping();
  },
  storage: storage.ping,
  scanner: () => pingScanner(scannerUrl),
});
