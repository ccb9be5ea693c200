import { realtimeTypes, type RealtimeMessage, type RealtimeType } from "@orbita/contract/realtime/messages";

type Listener = (message: RealtimeMessage) => void;

const listeners = new Map<RealtimeType, Set<Listener>>();

/** Subscribes to change events of a type; the data itself is loaded from the api. Returns the function that unsubscribes. */
export function onHint(type: RealtimeType, listener: Listener): () => void {
  const heard = listeners.get(type) ?? new Set();
  listeners.set(type, heard);
  heard.add(listener);
  return () => heard.delete(listener);
}

const isHint = (value: unknown): value is RealtimeMessage =>
  typeof value === "object" &&
  value !== null &&
  "type" in value &&
  (realtimeTypes as readonly unknown[]).includes(value.type) &&
  "id" in value &&
  typeof value.id === "string";

/** Returns null for an unknown message: it is from a newer server. */
export function readHint(body: string): RealtimeMessage | null {
  try {
    const value: unknown = JSON.parse(body);
    return isHint(value) ? value : null;
  } catch {
    return null;
  }
}

export function tell(message: RealtimeMessage): void {
  for (const listener of listeners.get(message.type) ?? []) listener(message);
}

const everything = new Set<() => void>();

/** Subscribes to gaps in the connection, after which all shown data may be outdated. */
export function onGap(listener: () => void): () => void {
  everything.add(listener);
  return () => everything.delete(listener);
}

export function tellGap(): void {
  for (const listener of everything) listener();
}
