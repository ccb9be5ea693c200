import { realtimeTiming } from "@orbita/contract/realtime/messages";
import { Client, type IMessage } from "@stomp/stompjs";

/**
 * The delay before a connection attempt: none at first, 5 s before the first reconnect, then 200 ms times the attempt, at most 30 s.
 * A jitter of 30 % keeps browsers from reconnecting all at once.
 */
export function reconnectDelay(attempt: number, random: () => number = Math.random): number {
  if (attempt <= 0) return 0;
  const plain = attempt === 1 ? realtimeTiming.firstReconnectMs : realtimeTiming.reconnectStepMs * attempt;
  const spread = 1 + realtimeTiming.jitter * (2 * random() - 1);
  return Math.min(realtimeTiming.reconnectMaxMs, Math.round(plain * spread));
}

export type RealtimeSession = { url: string; queue: string; token: string; expiresAt: string };

type ConnectionOptions = {
  /** Opens a queue for this tab and a token to read it. Undefined if the api is not available now. */
  openSession: () => Promise<RealtimeSession | undefined>;
  onMessage: (body: string) => void;
  /** Called after a gap in the connection: all shown data may be outdated. */
  onReconnected: () => void;
};

/** How long before its expiry the token is renewed, so that no reconnect has to wait for it. */
const renewBeforeMs = 30_000;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The STOMP connection of this tab. stompjs reads its own reconnectDelay only once, so the delay happens before connecting. */
export function createConnection({ openSession, onMessage, onReconnected }: ConnectionOptions) {
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
        // When the session ends, the broker closes all connections with this login.
        connectHeaders: { login: session.queue.slice(0, session.queue.lastIndexOf(".")), passcode: session.token },
      });
      client.onConnect = () => begin(session);
    },
    // Reconnects after the error "Server cancelled subscription":
    // the broker leaves the socket open with heartbeats, but delivers no messages.
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
    // Sends no DISCONNECT frame: when the session has ended, the broker may just have closed the socket, and browsers would log an error.
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

export type RealtimeConnection = ReturnType<typeof createConnection>;
