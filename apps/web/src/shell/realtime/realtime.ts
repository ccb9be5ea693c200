import { api } from "../api/client.ts";
import { parseChangeEvent, emitChangeEvent, emitGap } from "./change-events.ts";
import type { RealtimeConnection } from "./connection.ts";

let connection: Promise<RealtimeConnection> | null = null;

const openSession = () =>
  api()
    .realtime.open({})
    // If the api is unavailable (503 and similar), the next connection attempt requests a queue again.
    .catch(() => undefined);

async function connect(): Promise<RealtimeConnection> {
  const { createConnection } = await import("./connection.ts");
  const opened = createConnection({
    openSession,
    onReconnected: emitGap,
    onMessage: (body) => {
      const message = parseChangeEvent(body);
      if (message) emitChangeEvent(message);
    },
  });
  opened.start();
  return opened;
}

/** Opens the realtime connection, once per tab. The STOMP library is loaded only now, after the page is interactive. */
export function listen(): void {
  connection ??= connect();
}

/** Reconnects with a new queue after signing in or out, because a queue belongs to one session. */
export async function listenAsNewReader(): Promise<void> {
  await (await connection)?.restart();
}
