export const socialLimits = {
  /** Between being sent to a provider and coming back. */
  flowMinutes: 10,
  /** Between coming back and completing the sign-up, code included. */
  signUpMinutes: 30,
} as const;

/** What people call them; the same in every language. */
export const socialNames = { google: "Google", github: "GitHub", twitter: "X" } as const;
