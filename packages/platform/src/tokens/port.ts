export type AccessClaims = { userId: string; sessionId: string };

export type TokenSigner = {
  sign: (claims: AccessClaims, now: Date) => Promise<{ token: string; expiresAt: Date }>;
  /** The first refresh token of a sign-in. */
  newRefreshToken: () => string;
  /**
   * The tokens that may follow this one, the one to give out first. Derived, so that two tabs that refresh at once are given
   * the same; more than one only while a key is being replaced; none if the token is not of our making.
   */
  successorsOf: (refreshToken: string) => readonly string[];
};

/** Rejects what is not ours or has expired. */
export type TokenVerifier = (token: string) => Promise<AccessClaims>;

/** Makes text unreadable without a key that is not in the database; `owner` must be the same when it is opened. */
export type Seal = {
  close: (text: string, owner: Buffer) => Buffer;
  /** null: sealed with a key that is gone, for another owner, or tampered with. */
  open: (sealed: Buffer, owner: Buffer) => string | null;
};

/** Six digits that follow from an id: whoever reads the database learns nothing, and a mail can be sent again. */
export type Codes = {
  codeOf: (id: string) => string;
  matches: (id: string, code: string) => boolean;
  /** Follows from the same id and cannot be guessed: for a link beside the digits. */
  ticketOf: (id: string) => string;
};
