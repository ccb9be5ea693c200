import type { Codes, Passwords, Realtime, Seal, SocialProviders, TokenSigner } from "@orbita/platform";

export type { AccessClaims } from "@orbita/platform";

/** The outside world as features see it: ports, given in `ctx` by the process that runs them. */
export type Platform = {
  /** Queues and tokens for browsers. */
  readonly realtime: Realtime;
  /** Slow, memory-hungry hashing, a few at a time. */
  readonly passwords: Passwords;
  /** Signs access tokens and derives the successors of refresh tokens. */
  readonly tokens: TokenSigner;
  /** Keeps the token pairs of browsers unreadable in the database. */
  readonly seal: Seal;
  /** One-time codes, which are derived and never stored. */
  readonly codes: Codes;
  /** Google, GitHub and X, as far as they are set up. */
  readonly social: SocialProviders;
};
