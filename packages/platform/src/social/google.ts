import { allowInsecureRequests, ClientSecretPost, discovery, type Configuration } from "openid-client";
import { callSeconds, type ProviderAdapter, type ProviderCredentials } from "./adapter.ts";
import { isLoopback } from "./endpoints.ts";
import { isGooglesOwn, readEmail, readNames } from "./person.ts";
import { SocialFailure } from "./port.ts";

type GoogleOptions = ProviderCredentials & { issuer: string };

/**
 * Sign-in with Google by OpenID Connect: endpoints and keys are discovered, and the user's data is in a signed id token with our
 * nonce.
 */
export function google({ clientId, clientSecret, issuer }: GoogleOptions): ProviderAdapter {
  let known: Promise<Configuration> | undefined;
  const discover = () =>
    discovery(new URL(issuer), clientId, undefined, ClientSecretPost(clientSecret), {
      timeout: callSeconds,
      ...(isLoopback(issuer) && { execute: [allowInsecureRequests] }),
    });
  return {
    configuration: () => {
      // Discovers the endpoints once. A failure is not cached, so that the next call tries again.
      known ??= discover().catch((error: unknown) => {
        known = undefined;
        throw error;
      });
      return known;
    },
    parameters: ({ nonce }) => ({ scope: "openid email profile", nonce, prompt: "select_account" }),
    expectsNonce: true,
    readPerson: async (_configuration, tokens) => {
      const claims = tokens.claims();
      if (typeof claims?.sub !== "string" || claims.sub === "") throw new SocialFailure("no subject in the id token");
      const email = readEmail(claims.email);
      return {
        subject: claims.sub,
        email,
        emailVerified: email !== null && claims.email_verified === true && isGooglesOwn(email, claims.hd),
        ...readNames(claims.given_name, claims.family_name),
      };
    },
  };
}
