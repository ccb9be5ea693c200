export type AccessClaims = { userId: string; sessionId: string };

export type TokenSigner = {
  sign: (claims: AccessClaims, now: Date) => Promise<{ token: string; expiresAt: Date }>;
  /** The first refresh token of a session. */
  newRefreshToken: () => string;
  /**
   * The tokens that may follow this token; issue the first of them. They are derived, so that two tabs that refresh concurrently
   * get the same token. There are several only during key rotation, and none if the token is not ours.
   */
  successorsOf: (refreshToken: string) => readonly string[];
};

/** Rejects tokens that are expired or not ours. */
export type TokenVerifier = (token: string) => Promise<AccessClaims>;

/** Encrypts text with a key that is not in the database; `owner` must be the same on decryption. */
export type Seal = {
  close: (text: string, owner: Buffer) => Buffer;
  /** Null if the key is gone, the owner differs, or the data was tampered with. */
  open: (sealed: Buffer, owner: Buffer) => string | null;
};

/** Six digits derived from an id: reading the database reveals nothing, and a mail can be sent again with the same code. */
export type Codes = {
  codeOf: (id: string) => string;
  matches: (id: string, code: string) => boolean;
  /** An unguessable secret derived from the same id, for a link next to the code. */
  ticketOf: (id: string) => string;
};
