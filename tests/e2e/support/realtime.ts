import type { Page, WebSocket } from "@playwright/test";

export type Door = { queue: string; token: string };
export type Ear = { doors: Door[]; frames: string[]; sockets: WebSocket[] };

/** What a tab asks of /realtime/session, and every frame that its STOMP sockets carry. */
export function listenTo(page: Page): Ear {
  const ear: Ear = { doors: [], frames: [], sockets: [] };
  page.on("response", async (response) => {
    if (!new URL(response.url()).pathname.endsWith("/realtime/session") || !response.ok()) return;
    // A page that was left takes its answers with it.
    const door = (await response.json().catch(() => null)) as Door | null;
    if (door) ear.doors.push(door);
  });
  page.on("websocket", (socket) => {
    ear.sockets.push(socket);
    socket.on("framesent", ({ payload }) => void ear.frames.push(`→ ${payload.toString()}`));
    socket.on("framereceived", ({ payload }) => void ear.frames.push(`← ${payload.toString()}`));
  });
  return ear;
}

/** A tab reads its queue: it has subscribed to the one that it was given last. */
export const isListening = ({ doors, frames }: Ear): boolean => {
  const queue = doors.at(-1)?.queue;
  return queue !== undefined && frames.some((frame) => frame.startsWith("→ SUBSCRIBE") && frame.includes(queue));
};
