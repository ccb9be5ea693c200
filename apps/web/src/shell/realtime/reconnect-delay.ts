import { realtimeTiming as timing } from "@orbita/contract/realtime/messages";

/**
 * The delay before an attempt: none before the first connection, 5 s before the first reconnection, then 200 ms
 * times the attempt; at most 30 s, with a jitter of 30 % so that not all browsers reconnect at once.
 */
export function reconnectDelay(attempt: number, random: () => number = Math.random): number {
  if (attempt <= 0) return 0;
  const plain = attempt === 1 ? timing.firstReconnectMs : timing.reconnectStepMs * attempt;
  const spread = 1 + timing.jitter * (2 * random() - 1);
  return Math.min(timing.reconnectMaxMs, Math.round(plain * spread));
}
