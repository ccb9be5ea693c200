/** The standard's own JSON, made and read by browsers: passed on as it is. */
export type PasskeyJson = Record<string, unknown>;

export type PasskeyOwner = { id: string; name: string; displayName: string };
export type KnownPasskey = { credentialId: Buffer; transports: readonly string[] };
export type MadePasskey = { credentialId: Buffer; publicKey: Buffer; counter: number; transports: string[] };
/** As it stood after the last sign-in. */
export type KeptPasskey = KnownPasskey & { publicKey: Buffer; counter: number };

type Asked = { challenge: string; options: PasskeyJson };
/** Why, for the log; a person is told no more than that it was refused. */
type Refused = { refused: string };

export type Passkeys = {
  /** What to ask an authenticator for; one that holds a known passkey will not make another. */
  askToMake: (owner: PasskeyOwner, known: readonly KnownPasskey[]) => Promise<Asked>;
  /** What to ask for a sign-in: any passkey of this site, whoever's it is. */
  askToSign: () => Promise<Asked>;
  /** Made for this challenge, on this site, by somebody whom the authenticator recognised. */
  verifyMade: (answer: PasskeyJson, challenge: string) => Promise<MadePasskey | Refused>;
  /** Signed so, with this passkey, and not with a copy of it that lags behind: the counter as it stands now. */
  verifySigned: (answer: PasskeyJson, challenge: string, kept: KeptPasskey) => Promise<{ counter: number } | Refused>;
  /** How an authenticator names a passkey's owner. */
  handleOf: (ownerId: string) => string;
};
