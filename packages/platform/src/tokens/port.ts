export type AccessClaims = { userId: string; sessionId: string };

export type TokenSigner = {
  sign: (claims: AccessClaims, now: Date) => Promise<{ token: string; expiresAt: Date }>;
  /** Creates the first refresh token of a session. */
  newRefreshToken: () => string;
  /**
   * The possible successors of a refresh token; issue the first of them. They are derived from the token, so that two tabs that
   * refresh concurrently get the same successor. There are several only during key rotation, and none if the token is not ours.
   */
  successorsOf: (refreshToken: string) => readonly string[];
};

/** Returns the claims of an access token. Rejects tokens that are expired or not ours. */
export type TokenVerifier = (token: string) => Promise<AccessClaims>;

/** Encrypts text with a key that is not in the database; `owner` must be the same on decryption. */
export type TextEncryption = {
  close: (text: string, owner: Buffer) => Buffer;
  /** Decrypts a text. Null if the key is gone, the owner differs, or the data was tampered with. */
  open: (sealed: Buffer, owner: Buffer) => string | null;
};

/**
 * Codes of six digits, derived from an id and a key. Reading the database therefore reveals no code, and a mail can be sent again
 * with the same code.
 */
export type OneTimeCodeGenerator = {
  codeOf: (id: string) => string;
  matches: (id: string, code: string) => boolean;
  /** An unguessable secret derived from the same id, for the link that is mailed with the code. */
  ticketOf: (id: string) => string;
};
