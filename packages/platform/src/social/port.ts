import type { SocialProvider } from "@orbita/contract";

/** A person as a provider knows them. Only the subject is theirs for ever; the rest can change hands. */
export type SocialPerson = {
  readonly subject: string;
  readonly email: string | null;
  /** The provider vouches for the address today, not only for the day when it was given. */
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
};

/** The secrets of one way out and back: kept by us, never by the browser. */
export type SocialFlow = {
  readonly provider: SocialProvider;
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
};

export type SocialProviders = {
  /** Those that this installation is set up for, in the order in which they are offered. */
  readonly names: readonly SocialProvider[];
  /** A flow with fresh secrets. */
  newFlow: (provider: SocialProvider) => SocialFlow;
  /** Where to send the browser. */
  authorizationUrl: (flow: SocialFlow) => Promise<string>;
  /** Trades the code for who it is. The state has been compared before. */
  exchange: (flow: SocialFlow, answer: { code: string; iss?: string | undefined }) => Promise<SocialPerson>;
};

/** The provider is away, refuses the code, or answers what cannot be believed. */
export class SocialFailure extends Error {}
