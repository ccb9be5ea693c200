import { createAccounts } from "../support/accounts.ts";
import { createCodes } from "../support/codes.ts";
import { createControl } from "../support/control.ts";
import { readForm, send, sendBack, sendJson, type Exchange } from "../support/http.ts";
import { picker } from "../support/picker.ts";
import { serve } from "../support/serve.ts";

const accounts = createAccounts();
const codes = createCodes();
const control = createControl(accounts);

/** X's messages for a bad code or verifier. */
const refusals = {
  code: "Value passed for the authorization code was invalid.",
  redirect: "Value passed for the redirect uri did not match the uri of the authorization code.",
  verifier: "Value passed for the code verifier did not match the code challenge.",
};

await serve("twitter", ({ clientId, clientSecret, redirectUris }) => {
  /** Checks the client's Basic authentication as the OAuth standard defines it: both halves are form-encoded before they are joined. */
  function isOurs(given: string | undefined): boolean {
    const [id, secret] = Buffer.from((given ?? "").replace(/^Basic /, ""), "base64")
      .toString()
      .split(":");
    return decodeURIComponent(id ?? "") === clientId && decodeURIComponent(secret ?? "") === clientSecret;
  }

  async function authorize({ request, response, url }: Exchange): Promise<void> {
    const asked = url.searchParams;
    const redirectUri = asked.get("redirect_uri") ?? "";
    const challenge = asked.get("code_challenge");
    const state = asked.get("state");
    const whole =
      asked.get("client_id") === clientId &&
      redirectUris.includes(redirectUri) &&
      asked.get("response_type") === "code" &&
      asked.get("code_challenge_method") === "S256";
    // X requires PKCE and a state, and shows its own error page instead of redirecting.
    if (!whole || !challenge || !state)
      return send(response, 400, "text/plain", "Something went wrong. You weren’t able to give access to the App.");
    if (request.method === "GET")
      return send(response, 200, "text/html; charset=utf-8", picker("X", accounts.all(), url.pathname + url.search));
    const account = accounts.find((await readForm(request)).get("account"));
    if (!account) return sendBack(response, redirectUri, { error: "access_denied", state });
    const code = codes.issue(account, { redirectUri, challenge, scope: asked.get("scope") ?? "" });
    sendBack(response, redirectUri, { state, code });
  }

  async function trade({ request, response }: Exchange): Promise<void> {
    const form = await readForm(request);
    if (!isOurs(request.headers.authorization))
      return sendJson(response, 401, {
        error: "unauthorized_client",
        error_description: "Missing valid authorization header",
      });
    const redeemed = codes.redeem(form);
    if ("refused" in redeemed)
      return sendJson(response, 400, { error: "invalid_request", error_description: refusals[redeemed.refused] });
    sendJson(response, 200, {
      token_type: "bearer",
      expires_in: 7_200,
      access_token: redeemed.token,
      scope: redeemed.scope,
    });
  }

  function me({ request, response, url }: Exchange): void {
    const holder = codes.holderOf(request.headers.authorization);
    if (!holder) return sendJson(response, 401, { title: "Unauthorized", status: 401 });
    const scopes = holder.scope.split(" ");
    if (!scopes.includes("users.read") || !scopes.includes("tweet.read"))
      return sendJson(response, 403, { title: "Forbidden", status: 403 });
    const { id, firstName, lastName, email, emailVerified } = holder.account;
    const wanted = url.searchParams.get("user.fields")?.split(",").includes("confirmed_email");
    // The profile contains the email address only if it is confirmed.
    const confirmed = wanted && scopes.includes("users.email") && emailVerified ? email : null;
    sendJson(response, 200, {
      data: {
        id,
        name: `${firstName} ${lastName}`,
        username: `user${id}`,
        ...(confirmed && { confirmed_email: confirmed }),
      },
    });
  }

  const partOf = (path: string) => (path === "/2/oauth2/token" ? "token" : path === "/2/users/me" ? "api" : null);

  async function answer(exchange: Exchange): Promise<void> {
    const { pathname } = exchange.url;
    if (await control.took(exchange, partOf(pathname))) return;
    if (pathname === "/i/oauth2/authorize") return authorize(exchange);
    if (pathname === "/2/oauth2/token") return trade(exchange);
    if (pathname === "/2/users/me") return me(exchange);
    send(exchange.response, 404, "text/plain", "Not Found");
  }
  return (request, response) =>
    void answer({ request, response, url: new URL(request.url ?? "/", "http://localhost") });
});
