/** The numbers of specification §5 and §9; they stand here and nowhere else. */
export const accountLimits = {
  username: { min: 6, max: 40 },
  password: { min: 8, max: 60 },
  name: { min: 2, max: 80 },
  code: { digits: 6, minutes: 5, tries: 5 },
  accessTokenMinutes: 10,
  refreshTokenDays: 30,
  /** However often it is used, a sign-in ends then. */
  sessionDays: 180,
  /** Two tabs that refresh at the same moment both get the same successor. */
  refreshGraceSeconds: 10,
} as const;

/** The texts that a person accepts at registration; a new version is asked for again. */
export const termsVersion = "2026-11";
