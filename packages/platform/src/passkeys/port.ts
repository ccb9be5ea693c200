/** The JSON of the WebAuthn standard, created and read by browsers and passed on unchanged. */
export type PasskeyJson = Record<string, unknown>;

export type PasskeyOwner = { id: string; name: string; displayName: string };
export type PasskeyDescriptor = { credentialId: Buffer; transports: readonly string[] };
export type CreatedPasskey = { credentialId: Buffer; publicKey: Buffer; counter: number; transports: string[] };
/** A stored passkey, with its counter after the last sign-in. */
export type StoredPasskey = PasskeyDescriptor & { publicKey: Buffer; counter: number };

type PasskeyRequest = { challenge: string; options: PasskeyJson };
/** A refused passkey. The reason is only for the log; the user only learns that the passkey was refused. */
type PasskeyRefusal = { refused: string };

export type PasskeyVerifier = {
  /** Options for creating a passkey. An authenticator that already has one of the `known` passkeys does not create another. */
  askToMake: (owner: PasskeyOwner, known: readonly PasskeyDescriptor[]) => Promise<PasskeyRequest>;
  /** Options for a sign-in with any passkey of this site, without naming its owner. */
  askToSign: () => Promise<PasskeyRequest>;
  /** Verifies that the passkey was created for this challenge, on this site, with user verification. */
  verifyMade: (answer: PasskeyJson, challenge: string) => Promise<CreatedPasskey | PasskeyRefusal>;
  /**
   * Verifies the signature and that the counter did not go back, which would indicate a cloned passkey. Returns the new counter.
   */
  verifySigned: (
    answer: PasskeyJson,
    challenge: string,
    kept: StoredPasskey,
  ) => Promise<{ counter: number } | PasskeyRefusal>;
  /** The user handle by which an authenticator identifies the owner. */
  handleOf: (ownerId: string) => string;
};
