import { allowInsecureRequests, fetchProtectedResource, type Configuration } from "openid-client";
import { isLoopback } from "./endpoints.ts";
import { SocialFailure, type SocialFlow, type SocialPerson } from "./port.ts";

export type ProviderCredentials = { clientId: string; clientSecret: string };

/** The part of the sign-in that differs between the providers. */
export type ProviderAdapter = {
  configuration: () => Promise<Configuration>;
  /** Parameters of this provider's authorization request, in addition to those that all providers get. */
  parameters: (flow: SocialFlow) => Record<string, string>;
  /** True only for a provider that signs an id token, which contains our nonce. */
  expectsNonce: boolean;
  readPerson: (configuration: Configuration, tokens: ProviderTokens) => Promise<SocialPerson>;
};
export type ProviderTokens = { access_token: string; claims: () => Readonly<Record<string, unknown>> | undefined };

/** Timeout per call in seconds. It is short, because a user waits. */
export const callSeconds = 6;

export function guarded(configuration: Configuration, url: string): Configuration {
  configuration.timeout = callSeconds;
  if (isLoopback(url)) allowInsecureRequests(configuration);
  return configuration;
}

/** Reads JSON from the provider's API with the user's access token. */
export async function readApi(
  configuration: Configuration,
  { access_token }: ProviderTokens,
  url: string,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const answer = await fetchProtectedResource(
    configuration,
    access_token,
    new URL(url),
    "GET",
    undefined,
    new Headers({ accept: "application/json", "user-agent": "orbita", ...headers }),
  );
  if (!answer.ok) throw new SocialFailure(`${new URL(url).pathname} answered ${answer.status}`);
  return answer.json();
}
