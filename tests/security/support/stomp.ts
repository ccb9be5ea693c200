import { setTimeout as sleep } from "node:timers/promises";

/** Builds a raw STOMP frame, without the checks of a real client. */
export const frame = (command: string, headers: Readonly<Record<string, string>> = {}, body = ""): string =>
  `${command}\n${Object.entries(headers)
    .map(([name, value]) => `${name}:${value}\n`)
    .join("")}\n${body}\0`;

type StompSocket = {
  send: (...frames: readonly string[]) => void;
  /** All text received from the broker so far. */
  heard: () => string;
  isOpen: () => boolean;
  /** Waits until the broker sends something, closes, or the time is over. */
  settled: (ms?: number) => Promise<void>;
  close: () => void;
};

export function openSocket(url: string, headers: Readonly<Record<string, string>> = {}): Promise<StompSocket> {
  // Node's WebSocket also accepts headers, which its types, written for browsers, do not know.
  const options = { protocols: ["v12.stomp"], headers } as unknown as string[];
  const socket = new WebSocket(url, options);
  const opened = Promise.withResolvers<StompSocket>();
  let text = "";
  socket.addEventListener("message", ({ data }) => void (text += String(data)));
  socket.addEventListener("error", () => opened.reject(new Error("refused")));
  socket.addEventListener("open", () =>
    opened.resolve({
      send: (...frames) => {
        for (const one of frames) if (socket.readyState === WebSocket.OPEN) socket.send(one);
      },
      heard: () => text,
      isOpen: () => socket.readyState === WebSocket.OPEN,
      settled: async (ms = 400) => {
        const before = text.length;
        const until = performance.now() + ms;
        while (performance.now() < until && socket.readyState === WebSocket.OPEN && text.length === before)
          await sleep(20);
      },
      close: () => socket.close(),
    }),
  );
  return opened.promise;
}
