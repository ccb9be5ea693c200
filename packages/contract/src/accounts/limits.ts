/** The numbers of specification §5 and §9, defined only here. */
export const accountLimits = {
  username: { min: 6, max: 40 },
  password: { min: 8, max: 60 },
  name: { min: 2, max: 80 },
  phone: { digits: 10 },
  code: {
    digits: 6,
    minutes: 5,
    tries: 5,
    /** Pause between two requests of the same browser for the same address. */
    pauseSeconds: 30,
    /** Codes per hour for one address, requested by browsers that never signed in to it; browsers that did have a separate limit. */
    perHour: 10,
  },
  /** Wrong passwords for one account within this time: from all unknown browsers together, and from each browser known to it. */
  wrongPasswords: { minutes: 15, strangers: 20, known: 10 },
  /** How long a correct reset code allows setting a new password. */
  resetMinutes: 15,
  /**
   * Lifetime of the link that is mailed with the code. It equals the hour in which strangers can use up all codes, so that the
   * mailbox always contains a link that works.
   */
  resetLinkMinutes: 60,
  /** How long a step-up is valid. */
  stepUpMinutes: 10,
  /** How long the old address can undo a change of address. Until then, the new address cannot reset the password. */
  emailUndoHours: 72,
  languages: 20,
  /** Days between the request to delete an account and its deletion. */
  deletionDays: 14,
  accessTokenMinutes: 10,
  refreshTokenDays: 30,
  /** Maximum lifetime of a sign-in, no matter how often it is used. */
  sessionDays: 180,
  /** Two tabs that refresh with the same token within this time get the same successor. */
  refreshGraceSeconds: 10,
} as const;

/** The version of the terms that a user accepts at registration; a new version requires new consent. */
export const termsVersion = "2026-11";
