export type CaptchaKind = "none" | "altcha" | "recaptcha";

export type CaptchaSolution = { readonly token: string; readonly action: string | undefined };

export type CaptchaVerdict =
  | {
      readonly verdict: "passed";
      /** Would be right a second time: whoever takes it writes it down until then. null: the provider takes it once. */
      readonly spends: { readonly key: Buffer; readonly until: Date } | null;
    }
  | { readonly verdict: "refused" }
  /** Nobody could be asked. */
  | { readonly verdict: "away"; readonly reason: string };

/** Tells people from scripts, or at least makes scripts pay. */
export type Captcha = {
  readonly kind: CaptchaKind;
  /** The provider's public half, for its script in the page. */
  readonly siteKey: string | null;
  /** A puzzle of our own; null where none is used. */
  readonly challenge: (now: Date) => Promise<Record<string, unknown> | null>;
  readonly verify: (solution: CaptchaSolution, address: string) => Promise<CaptchaVerdict>;
};

/** What a solved captcha is traded for: good for some minutes, and for one address. */
export type CaptchaPasses = {
  readonly issue: (address: string, now: Date) => { readonly pass: string; readonly expires: Date };
  readonly accepts: (pass: unknown, address: string, now: Date) => boolean;
};
