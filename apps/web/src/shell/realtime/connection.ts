import { realtimeTiming } from "@orbita/contract/realtime/messages";
import { Client, type IMessage } from "@stomp/stompjs";
import { reconnectDelay } from "./reconnect-delay.ts";

export type RealtimeSession = { url: string; queue: string; token: string; expiresAt: string };

type Options = {
  /** A queue for this tab and the right to read it; undefined when it cannot be had now. */
  openSession: () => Promise<RealtimeSession | undefined>;
  onMessage: (body: string) => void;
  /** Connected again after a gap: whatever was shown may be old. */
  onReconnected: () => void;
};

/** The token is renewed this long before its end, so that nobody waits out a reconnection for it. */
const renewBeforeMs = 30_000;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** One STOMP connection of this tab. stompjs reads its own reconnectDelay once, so the waiting is done before connecting. */
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
        // Under this name the broker closes it when the sign-in ends.
        connectHeaders: { login: session.queue.slice(0, session.queue.lastIndexOf(".")), passcode: session.token },
      });
      client.onConnect = () => begin(session);
    },
    // After "Server cancelled subscription" the broker leaves the socket open, beating and deaf.
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
    // Without a word of farewell: when the sign-in ended the broker may have closed it a moment ago, and browsers complain.
    await client.deactivate({ force: true });
  }

  /** At once and as somebody else: after signing in or out, and before the token ends. */
  async function restart(): Promise<void> {
    await stop();
    attempt = 0;
    client.activate();
  }

  return { start: () => client.activate(), stop, restart };
}

export type Connection = ReturnType<typeof createConnection>;
