import type { SocialProvider } from "@orbita/contract";
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from "openid-client";
import type { ProviderAdapter, ProviderCredentials } from "./adapter.ts";
import { endpoint } from "./endpoints.ts";
import { github } from "./github.ts";
import { google } from "./google.ts";
import { SocialFailure, type SocialProviders } from "./port.ts";
import { twitter } from "./twitter.ts";

export type SocialOptions = {
  /** Providers redirect users to `/oauth/{provider}/callback` of this origin, the web app. */
  webOrigin: string;
  google?: (ProviderCredentials & { issuer: string }) | undefined;
  github?: (ProviderCredentials & { url: string; apiUrl: string }) | undefined;
  twitter?: (ProviderCredentials & { url: string; apiUrl: string }) | undefined;
};

const adaptersOf = (options: SocialOptions): Partial<Record<SocialProvider, ProviderAdapter>> => ({
  ...(options.google && { google: google(options.google) }),
  ...(options.github && { github: github(options.github) }),
  ...(options.twitter && { twitter: twitter(options.twitter) }),
});

/** Runs a call to a provider and turns every error into a SocialFailure; the cause is for the log. */
async function orFailure<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof SocialFailure ? error : new SocialFailure(what, { cause: error });
  }
}

/** Authorization code flow with PKCE for all three providers, with a certified client library. */
export function createSocialProviders(options: SocialOptions): SocialProviders {
  const adapters = adaptersOf(options);
  const redirectUri = (provider: SocialProvider) => endpoint(options.webOrigin, `/oauth/${provider}/callback`);
  const adapterOf = (provider: SocialProvider): ProviderAdapter => {
    const adapter = adapters[provider];
    if (!adapter) throw new SocialFailure(`${provider} is not set up`);
    return adapter;
  };
  return {
    names: Object.keys(adapters) as SocialProvider[],
    newFlow: (provider) => ({
      provider,
      state: randomState(),
      nonce: randomNonce(),
      codeVerifier: randomPKCECodeVerifier(),
    }),
    authorizationUrl: (flow) =>
      orFailure("no way to the provider", async () => {
        const adapter = adapterOf(flow.provider);
        const url = buildAuthorizationUrl(await adapter.configuration(), {
          redirect_uri: redirectUri(flow.provider),
          state: flow.state,
          code_challenge: await calculatePKCECodeChallenge(flow.codeVerifier),
          code_challenge_method: "S256",
          ...adapter.parameters(flow),
        });
        return url.href;
      }),
    exchange: (flow, { code, iss }) =>
      orFailure("the code was not taken", async () => {
        const adapter = adapterOf(flow.provider);
        const configuration = await adapter.configuration();
        const returned = new URL(redirectUri(flow.provider));
        returned.search = new URLSearchParams({
          code,
          state: flow.state,
          ...(iss !== undefined && { iss }),
        }).toString();
        const tokens = await authorizationCodeGrant(configuration, returned, {
          pkceCodeVerifier: flow.codeVerifier,
          expectedState: flow.state,
          ...(adapter.expectsNonce && { expectedNonce: flow.nonce, idTokenExpected: true }),
        });
        return adapter.readPerson(configuration, tokens);
      }),
  };
}
