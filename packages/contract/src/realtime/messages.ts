/** The types of STOMP messages. A message contains only a type, an id and a time; the receiver fetches the data from the API. */
export const realtimeTypes = [
  "jobPost.changed",
  "space.changed",
  "session.ended",
  "me.changed",
  "resume.changed",
  "resumeUpload.changed",
  "application.changed",
  "presence.changed",
  "contactRequest.changed",
  "interview.changed",
  "message.changed",
  "notification.changed",
  "post.changed",
  "comment.changed",
  "channel.changed",
  "billing.changed",
  "run.changed",
] as const;
export type RealtimeType = (typeof realtimeTypes)[number];
export type RealtimeMessage = { type: RealtimeType; id: string; at: string };

/**
 * Timing of the STOMP connection (specification §7): a heartbeat every 4 s each way; 5 s before the first reconnection, then 200 ms
 * times the attempt.
 */
export const realtimeTiming = {
  heartbeatMs: 4_000,
  firstReconnectMs: 5_000,
  reconnectStepMs: 200,
  /**
   * Limits of the reconnection delay, our own addition: in the specification the delay grows without limit. A maximum and jitter
   * prevent all browsers from reconnecting at once.
   */
  reconnectMaxMs: 30_000,
  jitter: 0.3,
} as const;
