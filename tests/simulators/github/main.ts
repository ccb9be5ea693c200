import { createAccounts } from "../support/accounts.ts";
import { createCodes } from "../support/codes.ts";
import { createControl } from "../support/control.ts";
import { readForm, send, sendBack, sendJson, type Exchange } from "../support/http.ts";
import { picker } from "../support/picker.ts";
import { serve } from "../support/serve.ts";

const accounts = createAccounts();
const codes = createCodes();
const control = createControl(accounts);

/** GitHub's error responses, all of which have status 200. */
const refusals = {
  code: { error: "bad_verification_code", error_description: "The code passed is incorrect or expired." },
  redirect: {
    error: "redirect_uri_mismatch",
    error_description: "The redirect_uri MUST match the registered callback URL.",
  },
  verifier: { error: "bad_verification_code", error_description: "The code verifier does not match." },
  client: {
    error: "incorrect_client_credentials",
    error_description: "The client_id and/or client_secret passed are incorrect.",
  },
};

await serve("github", ({ clientId, clientSecret, redirectUris }) => {
  async function authorize({ request, response, url }: Exchange): Promise<void> {
    const asked = url.searchParams;
    if (asked.get("client_id") !== clientId) return send(response, 404, "text/plain", "Not Found");
    const redirectUri = asked.get("redirect_uri") ?? "";
    const state = asked.get("state");
    if (!redirectUris.includes(redirectUri))
      return sendBack(response, redirectUris[0] ?? "", { ...refusals.redirect, state });
    if (request.method === "GET")
      return send(
        response,
        200,
        "text/html; charset=utf-8",
        picker("GitHub", accounts.all(), url.pathname + url.search),
      );
    const account = accounts.find((await readForm(request)).get("account"));
    if (!account)
      return sendBack(response, redirectUri, {
        error: "access_denied",
        error_description: "The user has denied your application access.",
        state,
      });
    const challenge = asked.get("code_challenge_method") === "S256" ? asked.get("code_challenge") : null;
    const code = codes.issue(account, { redirectUri, challenge, scope: asked.get("scope") ?? "" });
    sendBack(response, redirectUri, { code, state });
  }

  async function trade({ request, response }: Exchange): Promise<void> {
    const form = await readForm(request);
    const known = form.get("client_id") === clientId && form.get("client_secret") === clientSecret;
    const redeemed = known ? codes.redeem(form) : ({ refused: "client" } as const);
    const words =
      "refused" in redeemed
        ? refusals[redeemed.refused]
        : { access_token: redeemed.token, scope: redeemed.scope.replaceAll(" ", ","), token_type: "bearer" };
    if (request.headers.accept?.includes("json")) return sendJson(response, 200, words);
    send(response, 200, "application/x-www-form-urlencoded", new URLSearchParams(words).toString());
  }

  function api({ request, response, url }: Exchange): void {
    if (!request.headers["user-agent"])
      return sendJson(response, 403, { message: "Request forbidden by administrative rules." });
    const holder = codes.holderOf(request.headers.authorization);
    if (!holder) return sendJson(response, 401, { message: "Bad credentials" });
    const { id, firstName, lastName, email, emailVerified } = holder.account;
    // GitHub's profile contains the email address, whether or not it is verified.
    if (url.pathname === "/api/user")
      return sendJson(response, 200, { id: Number(id), login: `user${id}`, name: `${firstName} ${lastName}`, email });
    if (url.pathname !== "/api/user/emails" || !holder.scope.includes("user:email"))
      return sendJson(response, 404, { message: "Not Found" });
    const own = email === null ? [] : [{ email, primary: true, verified: emailVerified, visibility: "private" }];
    const hidden = {
      email: `${id}+user${id}@users.noreply.github.com`,
      primary: false,
      verified: true,
      visibility: null,
    };
    sendJson(response, 200, [hidden, ...own]);
  }

  const partOf = (path: string) =>
    path === "/login/oauth/access_token" ? "token" : path.startsWith("/api/") ? "api" : null;

  async function answer(exchange: Exchange): Promise<void> {
    const { pathname } = exchange.url;
    if (await control.took(exchange, partOf(pathname))) return;
    if (pathname === "/login/oauth/authorize") return authorize(exchange);
    if (pathname === "/login/oauth/access_token") return trade(exchange);
    if (pathname.startsWith("/api/")) return api(exchange);
    send(exchange.response, 404, "text/plain", "Not Found");
  }
  return (request, response) =>
    void answer({ request, response, url: new URL(request.url ?? "/", "http://localhost") });
});
