export const socialLimits = {
  /** Time limit for returning from the provider. */
  flowMinutes: 10,
  /** Time limit for completing the sign-up after the return, including the email code. */
  signUpMinutes: 30,
} as const;

/** Brand names; the same in every language. */
export const socialNames = { google: "Google", github: "GitHub", twitter: "X" } as const;
