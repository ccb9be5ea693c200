import { api } from "../api/client.ts";
import { readHint, tell, tellGap } from "./hints.ts";
import type { Connection } from "./connection.ts";

let connection: Promise<Connection> | null = null;

const openSession = () =>
  api()
    .realtime.open({})
    // 503 and similar: the next attempt retries.
    .catch(() => undefined);

async function connect(): Promise<Connection> {
  const { createConnection } = await import("./connection.ts");
  const opened = createConnection({
    openSession,
    onReconnected: tellGap,
    onMessage: (body) => {
      const message = readHint(body);
      if (message) tell(message);
    },
  });
  opened.start();
  return opened;
}

/** Opens the connection, once per tab; STOMP is loaded only now, after the page is interactive. */
export function listen(): void {
  connection ??= connect();
}

/** The queue belongs to one session: after signing in or out, request a new one. */
export async function listenAsNewReader(): Promise<void> {
  await (await connection)?.restart();
}
