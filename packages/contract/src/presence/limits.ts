/**
 * A browser sends a heartbeat every `beatSeconds` seconds. A viewer without a heartbeat expires after `seconds`, so that nobody is
 * shown for more than 20 seconds too long.
 */
export const presenceTiming = { beatSeconds: 5, seconds: 14 } as const;
