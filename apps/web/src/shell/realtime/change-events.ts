import { realtimeTypes, type RealtimeMessage, type RealtimeType } from "@orbita/contract/realtime/messages";

type ChangeEventListener = (message: RealtimeMessage) => void;

const listeners = new Map<RealtimeType, Set<ChangeEventListener>>();

/** Subscribes to change events of a type; the data itself is loaded from the api. Returns the function that unsubscribes. */
export function onChangeEvent(type: RealtimeType, listener: ChangeEventListener): () => void {
  const subscribers = listeners.get(type) ?? new Set();
  listeners.set(type, subscribers);
  subscribers.add(listener);
  return () => subscribers.delete(listener);
}

const isChangeEvent = (value: unknown): value is RealtimeMessage =>
  typeof value === "object" &&
  value !== null &&
  "type" in value &&
  (realtimeTypes as readonly unknown[]).includes(value.type) &&
  "id" in value &&
  typeof value.id === "string";

/** Parses a change event. Returns null for an unknown message, which comes from a newer server. */
export function parseChangeEvent(body: string): RealtimeMessage | null {
  try {
    const value: unknown = JSON.parse(body);
    return isChangeEvent(value) ? value : null;
  } catch {
    return null;
  }
}

export function emitChangeEvent(message: RealtimeMessage): void {
  for (const listener of listeners.get(message.type) ?? []) listener(message);
}

const everything = new Set<() => void>();

/** Subscribes to gaps in the realtime connection, after which all shown data may be outdated. */
export function onGap(listener: () => void): () => void {
  everything.add(listener);
  return () => everything.delete(listener);
}

export function emitGap(): void {
  for (const listener of everything) listener();
}
