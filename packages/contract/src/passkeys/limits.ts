export const passkeyLimits = {
  name: { min: 1, max: 60 },
  perUser: 20,
  /** How long the one-time link for a new administrator's first passkey is valid. */
  enrolmentHours: 24,
  /** How long an authenticator may take to respond to a challenge. */
  challengeMinutes: 5,
} as const;
