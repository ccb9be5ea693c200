import { ClientSecretPost, Configuration } from "openid-client";
import { guarded, readApi, type ProviderAdapter, type ProviderCredentials } from "./adapter.ts";
import { endpoint } from "./endpoints.ts";
import { readEmail, splitName } from "./person.ts";
import { SocialFailure } from "./port.ts";

type GithubOptions = ProviderCredentials & { url: string; apiUrl: string };
type GithubEmail = { email?: unknown; primary?: unknown; verified?: unknown };

const headers = { accept: "application/vnd.github+json", "x-github-api-version": "2022-11-28" };

/** The primary verified address from GitHub's list of addresses. The address in `/user` may be missing or unverified. */
function primaryOf(list: unknown): string | null {
  if (!Array.isArray(list)) return null;
  const primary = (list as GithubEmail[]).find((one) => one?.primary === true && one.verified === true);
  return readEmail(primary?.email);
}

/**
 * Sign-in with GitHub: OAuth 2 without OpenID Connect. GitHub answers an invalid code with 200 and an error in the body; the
 * missing token then counts as a failure.
 */
export function github({ clientId, clientSecret, url, apiUrl }: GithubOptions): ProviderAdapter {
  const issuer = endpoint(url, "/login/oauth");
  const server = { issuer, authorization_endpoint: `${issuer}/authorize`, token_endpoint: `${issuer}/access_token` };
  const configuration = guarded(
    new Configuration(server, clientId, undefined, ClientSecretPost(clientSecret)),
    endpoint(url, ""),
  );
  return {
    configuration: async () => configuration,
    parameters: () => ({ scope: "read:user user:email" }),
    expectsNonce: false,
    readPerson: async (_configuration, tokens) => {
      const [user, emails] = await Promise.all([
        readApi(configuration, tokens, endpoint(apiUrl, "/user"), headers),
        readApi(configuration, tokens, endpoint(apiUrl, "/user/emails"), headers),
      ]);
      const { id, name } = (user ?? {}) as { id?: unknown; name?: unknown };
      // Identifies the user by the numeric id. The login is not stable, because its owner can release it and somebody else can take
      // it.
      if (typeof id !== "number" || !Number.isSafeInteger(id)) throw new SocialFailure("no numeric id of a user");
      const email = primaryOf(emails);
      return { subject: String(id), email, emailVerified: email !== null, ...splitName(name) };
    },
  };
}
