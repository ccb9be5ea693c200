import { ClientSecretBasic, Configuration } from "openid-client";
import { guarded, readApi, type ProviderAdapter, type ProviderCredentials } from "./adapter.ts";
import { endpoint } from "./endpoints.ts";
import { readEmail, splitName } from "./person.ts";
import { SocialFailure } from "./port.ts";

type TwitterOptions = ProviderCredentials & { url: string; apiUrl: string };
type TwitterUser = { id?: unknown; name?: unknown; confirmed_email?: unknown };

/**
 * Sign-in with X. It returns an email address only if the operator's app may request it and the user has confirmed one, so null is
 * normal.
 */
export function twitter({ clientId, clientSecret, url, apiUrl }: TwitterOptions): ProviderAdapter {
  const server = {
    issuer: endpoint(url, ""),
    authorization_endpoint: endpoint(url, "/i/oauth2/authorize"),
    token_endpoint: endpoint(apiUrl, "/2/oauth2/token"),
  };
  const configuration = guarded(
    new Configuration(server, clientId, undefined, ClientSecretBasic(clientSecret)),
    endpoint(url, ""),
  );
  return {
    configuration: async () => configuration,
    parameters: () => ({ scope: "users.read tweet.read users.email" }),
    expectsNonce: false,
    readPerson: async (_configuration, tokens) => {
      const answer = await readApi(configuration, tokens, endpoint(apiUrl, "/2/users/me?user.fields=confirmed_email"));
      const { id, name, confirmed_email } = (answer as { data?: TwitterUser } | null)?.data ?? {};
      if (typeof id !== "string" || id === "") throw new SocialFailure("no id of a user");
      const email = readEmail(confirmed_email);
      return { subject: id, email, emailVerified: email !== null, ...splitName(name) };
    },
  };
}
