export type CaptchaKind = "none" | "altcha" | "recaptcha";

export type CaptchaSolution = { readonly token: string; readonly action: string | undefined };

export type CaptchaVerdict =
  | {
      readonly verdict: "passed";
      /**
       * The solution would verify a second time, so the caller must store this key until then. Null if the provider accepts it
       * only once.
       */
      readonly spends: { readonly key: Buffer; readonly until: Date } | null;
    }
  | { readonly verdict: "refused" }
  /** The provider is unavailable. */
  | { readonly verdict: "away"; readonly reason: string };

/** Distinguishes people from scripts, or at least makes scripts expensive. */
export type Captcha = {
  readonly kind: CaptchaKind;
  /** The provider's public key, for its script in the page. */
  readonly siteKey: string | null;
  /** A challenge of our own; null if none is used. */
  readonly challenge: (now: Date) => Promise<Record<string, unknown> | null>;
  readonly verify: (solution: CaptchaSolution, address: string) => Promise<CaptchaVerdict>;
};

/** Passes issued for a solved captcha, valid for some minutes and for one address. */
export type CaptchaPasses = {
  readonly issue: (address: string, now: Date) => { readonly pass: string; readonly expires: Date };
  readonly accepts: (pass: unknown, address: string, now: Date) => boolean;
};
