import { Client } from "@stomp/stompjs";

export type RealtimeEvent = { type: string; id: string };
type QueueAccess = { url: string; queue: string; token: string };

/** A simulated browser tab that is subscribed to its queue. It reconnects by itself like the web app, only more often. */
export function openTab(door: QueueAccess) {
  const heard: RealtimeEvent[] = [];
  const client = new Client({
    brokerURL: door.url,
    connectHeaders: { login: door.queue.slice(0, door.queue.lastIndexOf(".")), passcode: door.token, host: "rt" },
    heartbeatIncoming: 4_000,
    heartbeatOutgoing: 4_000,
    reconnectDelay: 500,
    onConnect: () => {
      client.subscribe(`/amq/queue/${door.queue}`, ({ body }) => heard.push(JSON.parse(body) as RealtimeEvent));
    },
  });
  client.activate();
  return { heard, isOpen: () => client.connected, close: () => client.deactivate({ force: true }) };
}
