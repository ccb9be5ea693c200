import { realtimeTiming } from "@orbita/contract/realtime/messages";
import { Client, type IMessage } from "@stomp/stompjs";
import { reconnectDelay } from "./reconnect-delay.ts";

export type RealtimeSession = { url: string; queue: string; token: string; expiresAt: string };

type Options = {
  /** A queue for this tab and the token to read it; undefined if not available now. */
  openSession: () => Promise<RealtimeSession | undefined>;
  onMessage: (body: string) => void;
  /** Called after a gap in the connection: all shown data may be outdated. */
  onReconnected: () => void;
};

/** The token is renewed this long before it expires, so that no reconnection has to wait for it. */
const renewBeforeMs = 30_000;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The STOMP connection of this tab. stompjs reads its own reconnectDelay only once, so the delay happens before connecting. */
export function createConnection({ openSession, onMessage, onReconnected }: Options) {
  let attempt = 0;
  let connectedBefore = false;
  let renewal: ReturnType<typeof setTimeout> | undefined;

  const client = new Client({
    reconnectDelay: 1,
    heartbeatIncoming: realtimeTiming.heartbeatMs,
    heartbeatOutgoing: realtimeTiming.heartbeatMs,
    beforeConnect: async () => {
      const session = await waitForSession();
      if (!session) return;
      client.configure({
        brokerURL: session.url,
        // The broker closes connections with this login when the session ends.
        connectHeaders: { login: session.queue.slice(0, session.queue.lastIndexOf(".")), passcode: session.token },
      });
      client.onConnect = () => begin(session);
    },
    // After "Server cancelled subscription" the broker leaves the socket open with heartbeats, but delivers no messages.
    onStompError: () => client.forceDisconnect(),
  });

  async function waitForSession(): Promise<RealtimeSession | undefined> {
    while (client.active) {
      await sleep(reconnectDelay(attempt++));
      if (!client.active) return undefined;
      const session = await openSession();
      if (session) return session;
    }
    return undefined;
  }

  function begin({ queue, expiresAt }: RealtimeSession): void {
    attempt = 1;
    client.subscribe(`/amq/queue/${queue}`, (message: IMessage) => onMessage(message.body));
    clearTimeout(renewal);
    renewal = setTimeout(() => void restart(), Math.max(1_000, Date.parse(expiresAt) - Date.now() - renewBeforeMs));
    if (connectedBefore) onReconnected();
    connectedBefore = true;
  }

  async function stop(): Promise<void> {
    clearTimeout(renewal);
    // Without a DISCONNECT frame: when the session ended the broker may just have closed the socket, and browsers log an error.
    await client.deactivate({ force: true });
  }

  /** Reconnects at once with a new session: after signing in or out, and before the token expires. */
  async function restart(): Promise<void> {
    await stop();
    attempt = 0;
    client.activate();
  }

  return { start: () => client.activate(), stop, restart };
}

export type Connection = ReturnType<typeof createConnection>;
