/** The numbers of specification §5 and §9; they stand here and nowhere else. */
export const accountLimits = {
  username: { min: 6, max: 40 },
  password: { min: 8, max: 60 },
  name: { min: 2, max: 80 },
  phone: { digits: 10 },
  code: {
    digits: 6,
    minutes: 5,
    tries: 5,
    /** Between two requests of one browser for one address. */
    pauseSeconds: 30,
    /** Codes for one address in an hour, asked for by browsers that never signed in to it; those that did have their own count. */
    perHour: 10,
  },
  /** Wrong passwords for one account in a quarter of an hour: of all strangers together, and of each browser known to it. */
  wrongPasswords: { minutes: 15, strangers: 20, known: 10 },
  /** How long a right reset code lets one set a new password. */
  resetMinutes: 15,
  /** The link beside the digits: as long as strangers can use up an hour's codes, so that one that works is always in the mailbox. */
  resetLinkMinutes: 60,
  /** How long a step-up counts. */
  stepUpMinutes: 10,
  /** A changed address can be undone from the old one; until then the new one resets no password. */
  emailUndoHours: 72,
  languages: 20,
  /** Between asking to be forgotten and being so. */
  deletionDays: 14,
  accessTokenMinutes: 10,
  refreshTokenDays: 30,
  /** However often it is used, a sign-in ends then. */
  sessionDays: 180,
  /** Two tabs that refresh at the same moment both get the same successor. */
  refreshGraceSeconds: 10,
} as const;

/** The texts that a person accepts at registration; a new version is asked for again. */
export const termsVersion = "2026-11";
