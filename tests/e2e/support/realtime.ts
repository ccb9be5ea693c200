import type { Page, WebSocket } from "@playwright/test";

export type QueueAccess = { queue: string; token: string };
export type RealtimeRecording = { doors: QueueAccess[]; frames: string[]; sockets: WebSocket[] };

/** Records a tab's responses of /realtime/session, and every frame of its STOMP sockets. */
export function listenTo(page: Page): RealtimeRecording {
  const ear: RealtimeRecording = { doors: [], frames: [], sockets: [] };
  page.on("response", async (response) => {
    if (!new URL(response.url()).pathname.endsWith("/realtime/session") || !response.ok()) return;
    // The body of a response is gone if the page was left.
    const door = (await response.json().catch(() => null)) as QueueAccess | null;
    if (door) ear.doors.push(door);
  });
  page.on("websocket", (socket) => {
    ear.sockets.push(socket);
    socket.on("framesent", ({ payload }) => void ear.frames.push(`→ ${payload.toString()}`));
    socket.on("framereceived", ({ payload }) => void ear.frames.push(`← ${payload.toString()}`));
  });
  return ear;
}

/** True if the tab has subscribed to its latest queue. */
export const isListening = ({ doors, frames }: RealtimeRecording): boolean => {
  const queue = doors.at(-1)?.queue;
  return queue !== undefined && frames.some((frame) => frame.startsWith("→ SUBSCRIBE") && frame.includes(queue));
};
