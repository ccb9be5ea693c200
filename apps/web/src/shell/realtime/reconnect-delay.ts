import { realtimeTiming as timing } from "@orbita/contract/realtime/messages";

/**
 * How long to wait before an attempt: none before the first connection, 5 s before the first reconnection, then 200 ms
 * times the attempt; never more than 30 s, and spread by 30 % so that not every browser comes back at once.
 */
export function reconnectDelay(attempt: number, random: () => number = Math.random): number {
  if (attempt <= 0) return 0;
  const plain = attempt === 1 ? timing.firstReconnectMs : timing.reconnectStepMs * attempt;
  const spread = 1 + timing.jitter * (2 * random() - 1);
  return Math.min(timing.reconnectMaxMs, Math.round(plain * spread));
}
