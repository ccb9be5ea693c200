import type {
  Captcha,
  CaptchaPasses,
  Codes,
  FileTokens,
  Images,
  Limiter,
  Maps,
  Passkeys,
  Passwords,
  Realtime,
  Scanner,
  Seal,
  SocialProviders,
  Storage,
  TokenSigner,
  UnsubscribeTokens,
} from "@orbita/platform";

export type { AccessClaims } from "@orbita/platform";

/** The outside world as features see it: ports, given in `ctx` by the process that runs them. */
export type Platform = {
  /** Queues and tokens for browsers. */
  readonly realtime: Realtime;
  /** Counts what could be guessed at, for all processes together. */
  readonly limiter: Limiter;
  /** Slow, memory-hungry hashing, a few at a time. */
  readonly passwords: Passwords;
  /** What authenticators are asked, and whether they answered right. */
  readonly passkeys: Passkeys;
  /** Signs access tokens and derives the successors of refresh tokens. */
  readonly tokens: TokenSigner;
  /** Keeps the token pairs of browsers unreadable in the database. */
  readonly seal: Seal;
  /** One-time codes, which are derived and never stored. */
  readonly codes: Codes;
  /** People's files, by key. */
  readonly storage: Storage;
  /** Says whether a file is infected. */
  readonly scanner: Scanner;
  /** Makes images anew, one at a time. */
  readonly images: Images;
  /** Links to files that work without a sign-in. */
  readonly fileTokens: FileTokens;
  /** Links at the foot of mails: who, and of what they want no more. */
  readonly unsubscribeTokens: UnsubscribeTokens;
  /** Tells people from scripts. */
  readonly captcha: Captcha;
  /** What a solved captcha is traded for. */
  readonly captchaPasses: CaptchaPasses;
  /** A provider of maps, where one is set up. */
  readonly maps: Maps | null;
  /** Google, GitHub and X, as far as they are set up. */
  readonly social: SocialProviders;
  /** What the operator charges. */
  readonly prices: Prices;
};

export type Prices = { readonly clickCents: number; readonly dailyBudgetMinCents: number };
