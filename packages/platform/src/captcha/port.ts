export type CaptchaKind = "none" | "altcha" | "recaptcha";

export type CaptchaSolution = { readonly token: string; readonly action: string | undefined };

export type CaptchaVerdict =
  | {
      readonly verdict: "passed";
      /**
       * The provider would accept the same solution a second time, so the caller must store this key until `until` and refuse it.
       * Null if the provider accepts a solution only once.
       */
      readonly spends: { readonly key: Buffer; readonly until: Date } | null;
    }
  | { readonly verdict: "refused" }
  /** The verdict that is returned while the captcha provider is unavailable. */
  | { readonly verdict: "away"; readonly reason: string };

/** A captcha provider. It distinguishes people from scripts, or at least makes scripts expensive. */
export type CaptchaProvider = {
  readonly kind: CaptchaKind;
  /** The provider's public key, for its script in the page. */
  readonly siteKey: string | null;
  /** Creates a challenge of our own; null if this captcha needs none. */
  readonly challenge: (now: Date) => Promise<Record<string, unknown> | null>;
  readonly verify: (solution: CaptchaSolution, address: string) => Promise<CaptchaVerdict>;
};

/** Issues and checks passes for a solved captcha. A pass is valid for some minutes and for one IP address. */
export type CaptchaPasses = {
  readonly issue: (address: string, now: Date) => { readonly pass: string; readonly expires: Date };
  readonly accepts: (pass: unknown, address: string, now: Date) => boolean;
};
