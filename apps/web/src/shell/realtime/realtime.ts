import { api } from "../api/client.ts";
import { readHint, tell, tellGap } from "./hints.ts";
import type { Connection } from "./connection.ts";

let connection: Promise<Connection> | null = null;

const openSession = () =>
  api()
    .realtime.open({})
    // 503 and the like: the next attempt asks again.
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

/** Begins to listen, once for the tab; STOMP is loaded only now, after the page works. */
export function listen(): void {
  connection ??= connect();
}

/** The queue belongs to who asked for it: after signing in or out, ask again. */
export async function listenAsNewReader(): Promise<void> {
  await (await connection)?.restart();
}
