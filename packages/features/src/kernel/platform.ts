import type { Realtime } from "@orbita/platform";

/** The outside world as features see it: ports, given in `ctx` by the process that runs them. */
export type Platform = {
  /** Queues and tokens for browsers. */
  readonly realtime: Realtime;
  /** Slow, memory-hungry hashing, a few at a time. */
  readonly passwords: Passwords;
  /** Signs access tokens and derives the successors of refresh tokens. */
  readonly tokens: TokenSigner;
};

export type Passwords = {
  hash: (password: string) => Promise<string>;
  /** With no hash it takes as long as with one, so that the time does not tell whether an account exists. */
  verify: (hash: string | null, password: string) => Promise<boolean>;
};

export type AccessClaims = { userId: string; sessionId: string };

export type TokenSigner = {
  sign: (claims: AccessClaims, now: Date) => Promise<{ token: string; expiresAt: Date }>;
  /** The refresh token that follows this one: always the same, so that two tabs at once agree. */
  successorOf: (refreshToken: string) => string;
};
