export const passkeyLimits = {
  name: { min: 1, max: 60 },
  perUser: 20,
  /** How long the one-time link of a new administrator works. */
  enrolmentHours: 24,
  /** How long an authenticator may take for its answer. */
  challengeMinutes: 5,
} as const;
