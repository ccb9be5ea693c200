/** The JSON of the WebAuthn standard, created and read by browsers and passed on unchanged. */
export type PasskeyJson = Record<string, unknown>;

export type PasskeyOwner = { id: string; name: string; displayName: string };
export type KnownPasskey = { credentialId: Buffer; transports: readonly string[] };
export type MadePasskey = { credentialId: Buffer; publicKey: Buffer; counter: number; transports: string[] };
/** The state after the last sign-in. */
export type KeptPasskey = KnownPasskey & { publicKey: Buffer; counter: number };

type PasskeyRequest = { challenge: string; options: PasskeyJson };
/** The reason is only for the log; the user only learns that it was refused. */
type Refused = { refused: string };

export type Passkeys = {
  /** Options for creating a passkey. An authenticator with a known passkey does not create another. */
  askToMake: (owner: PasskeyOwner, known: readonly KnownPasskey[]) => Promise<PasskeyRequest>;
  /** Options for a sign-in with any passkey of this site, regardless of its owner. */
  askToSign: () => Promise<PasskeyRequest>;
  /** Verifies that the passkey was created for this challenge, on this site, with user verification. */
  verifyMade: (answer: PasskeyJson, challenge: string) => Promise<MadePasskey | Refused>;
  /**
   * Verifies the signature and that the counter did not go back, which would indicate a cloned passkey. Returns the new counter.
   */
  verifySigned: (answer: PasskeyJson, challenge: string, kept: KeptPasskey) => Promise<{ counter: number } | Refused>;
  /** The user handle by which an authenticator identifies the owner. */
  handleOf: (ownerId: string) => string;
};
