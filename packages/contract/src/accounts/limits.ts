/** Limits for accounts, from specification §5 and §9. Define them only here. */
export const accountLimits = {
  username: { min: 6, max: 40 },
  password: { min: 8, max: 60 },
  name: { min: 2, max: 80 },
  phone: { digits: 10 },
  code: {
    digits: 6,
    minutes: 5,
    tries: 5,
    /** Pause between two code requests of the same browser for the same email address. */
    pauseSeconds: 30,
    /**
     * Codes per hour for one email address, requested by browsers that never signed in to it. Browsers that did sign in have a
     * limit of their own.
     */
    perHour: 10,
  },
  /**
   * Limits for sign-ins with a wrong password, per account and per `minutes`: `strangers` from all unknown browsers together,
   * `known` from each browser that signed in before.
   */
  wrongPasswords: { minutes: 15, strangers: 20, known: 10 },
  /** How long the user can set a new password after entering a correct reset code. */
  resetMinutes: 15,
  /**
   * Lifetime of the reset link that is mailed with the code. Strangers can use up the codes of an hour (`perHour`); the link is
   * valid for that hour, so that the account's owner can still reset the password.
   */
  resetLinkMinutes: 60,
  /** How long a step-up (a renewed confirmation of the user's identity) is valid. */
  stepUpMinutes: 10,
  /** How long the old email address can undo a change of address. Until then, the new address cannot reset the password. */
  emailUndoHours: 72,
  languages: 20,
  /** Days between the request to delete an account and its deletion. */
  deletionDays: 14,
  accessTokenMinutes: 10,
  refreshTokenDays: 30,
  /** Maximum lifetime of a sign-in, no matter how often it is used. */
  sessionDays: 180,
  /** Seconds within which two tabs that refresh with the same token get the same successor. */
  refreshGraceSeconds: 10,
} as const;

/** The version of the terms that a user accepts at registration; a new version requires new consent. */
export const termsVersion = "2026-11";
