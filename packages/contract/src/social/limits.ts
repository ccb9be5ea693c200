export const socialLimits = {
  /** Minutes within which the user must return from the provider. */
  flowMinutes: 10,
  /** Minutes within which the user must complete the sign-up after returning from the provider, including the email code. */
  signUpMinutes: 30,
} as const;

/** Brand names of the providers; the same in every language. */
export const socialNames = { google: "Google", github: "GitHub", twitter: "X" } as const;
