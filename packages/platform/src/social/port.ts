import type { SocialProvider } from "@orbita/contract";

/** A user as a sign-in provider knows them. Only the subject is permanent; the other data can pass to another person. */
export type SocialPerson = {
  readonly subject: string;
  readonly email: string | null;
  /** True if the provider vouches for the address today, not only at the time when it was added. */
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
};

/** The secrets of one sign-in flow with a provider. They are stored on the server and never in the browser. */
export type SocialFlow = {
  readonly provider: SocialProvider;
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
};

export type SocialProviders = {
  /** The configured providers, in the order of their buttons. */
  readonly names: readonly SocialProvider[];
  newFlow: (provider: SocialProvider) => SocialFlow;
  /** The URL of the provider to which the browser is redirected. */
  authorizationUrl: (flow: SocialFlow) => Promise<string>;
  /** Exchanges the code for the user's data. The caller has already compared the state. */
  exchange: (flow: SocialFlow, answer: { code: string; iss?: string | undefined }) => Promise<SocialPerson>;
};

/** Thrown if the provider is unavailable, refuses the code, or sends an invalid response. */
export class SocialFailure extends Error {}
