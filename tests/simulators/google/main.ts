import { randomBytes } from "node:crypto";
import { interactionPolicy, Provider, type Configuration, type KoaContextWithOIDC } from "oidc-provider";
import { createAccounts, type Account } from "../support/accounts.ts";
import { createControl } from "../support/control.ts";
import { readForm, send, type Exchange } from "../support/http.ts";
import { picker } from "../support/picker.ts";
import { serve, type ProviderSettings } from "../support/serve.ts";

const accounts = createAccounts();
const control = createControl(accounts);

const claimsOf = ({ id, firstName, lastName, email, emailVerified, hd }: Account) => ({
  sub: id,
  given_name: firstName,
  family_name: lastName,
  ...(email !== null && { email, email_verified: emailVerified }),
  ...(hd !== undefined && { hd }),
});

/** Grants all requested scopes, because Google needs no consent for the three scopes of the product. */
async function grantAll({ oidc }: KoaContextWithOIDC) {
  const { client, session, provider, requestParamScopes } = oidc;
  const clientId = client?.clientId;
  const accountId = session?.accountId;
  if (!clientId || !accountId) return undefined;
  const grant = new provider.Grant({ clientId, accountId });
  grant.addOIDCScope([...requestParamScopes].join(" "));
  await grant.save();
  return grant;
}

function configurationOf({ clientId, clientSecret, redirectUris }: ProviderSettings): Configuration {
  const policy = interactionPolicy.base();
  // Always shows the account picker, which the product requests.
  policy.add(new interactionPolicy.Prompt({ name: "select_account", requestable: true }), 0);
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [...redirectUris],
        grant_types: ["authorization_code"],
        response_types: ["code"],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    cookies: { keys: [randomBytes(16).toString("hex")] },
    claims: { openid: ["sub", "hd"], email: ["email", "email_verified"], profile: ["given_name", "family_name"] },
    // Puts the email address in the id token, as Google does.
    conformIdTokenClaims: false,
    // Stricter than Google, which checks a PKCE challenge but does not require it: a product without PKCE would fail here.
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, userinfo: { enabled: true } },
    interactions: { policy, url: (_ctx, { uid }) => `/interaction/${uid}` },
    loadExistingGrant: grantAll,
    findAccount: async (_ctx, id) => {
      const account = accounts.find(id);
      return account && { accountId: account.id, claims: async () => claimsOf(account) };
    },
    ttl: { AuthorizationCode: 600, AccessToken: 600, IdToken: 600, Interaction: 600, Session: 3_600, Grant: 3_600 },
  };
}

await serve("google", (place) => {
  const provider = new Provider(place.origin, configurationOf(place));
  const callback = provider.callback();

  async function interact({ request, response, url }: Exchange): Promise<void> {
    if (request.method === "GET")
      return send(response, 200, "text/html; charset=utf-8", picker("Google", accounts.all(), url.pathname));
    const account = accounts.find((await readForm(request)).get("account"));
    const result = account
      ? { login: { accountId: account.id }, select_account: {} }
      : { error: "access_denied", error_description: "The user denied access" };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  }

  const partOf = (path: string) =>
    path === "/token" ? "token" : path.startsWith("/.well-known/") ? "discovery" : path === "/me" ? "api" : null;

  async function answer(exchange: Exchange): Promise<void> {
    const { pathname } = exchange.url;
    if (await control.took(exchange, partOf(pathname))) return;
    if (pathname.startsWith("/interaction/")) return interact(exchange);
    await callback(exchange.request, exchange.response);
  }
  return (request, response) =>
    void answer({ request, response, url: new URL(request.url ?? "/", "http://localhost") }).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) send(response, 400, "text/plain", "This page has expired.");
    });
});
