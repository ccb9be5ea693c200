/**
 * A browser sends a heartbeat every `beatSeconds`; without one, a viewer expires after `seconds`, so within 20 seconds in all.
 */
export const presenceTiming = { beatSeconds: 5, seconds: 14 } as const;
