import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { readBody, readForm, send, sendJson, type Exchange } from "../support/http.ts";
import { serve } from "../support/serve.ts";

/** An issued token, with Google's assessment of the browser that received it. */
type CaptchaToken = { score: number; action: string; hostname: string; issued: number };
type RecaptchaFault = "error" | "hang" | "nonsense";

const lifeMs = 2 * 60_000;
const hangMs = 20_000;
const secret = "not-a-secret-simulators-only";

const tokens = new Map<string, CaptchaToken>();
let fault: RecaptchaFault | null = null;

/** Google's response to a verification: always status 200 and JSON. A token is valid once, for two minutes. */
function verdictOf(form: URLSearchParams): Record<string, unknown> {
  const refuse = (code: string) => ({ success: false, "error-codes": [code] });
  const [given, response] = [form.get("secret"), form.get("response")];
  if (!given) return refuse("missing-input-secret");
  if (given !== secret) return refuse("invalid-input-secret");
  if (!response) return refuse("missing-input-response");
  const token = tokens.get(response);
  if (!token) return refuse("invalid-input-response");
  tokens.delete(response);
  if (Date.now() - token.issued > lifeMs) return refuse("timeout-or-duplicate");
  const { score, action, hostname, issued } = token;
  return { success: true, challenge_ts: new Date(issued).toISOString(), hostname, score, action };
}

async function control({ request, response, url }: Exchange): Promise<void> {
  const body = JSON.parse((await readBody(request)) || "{}") as unknown;
  if (url.pathname === "/control/fault") {
    ({ fault } = body as { fault: RecaptchaFault | null });
    return sendJson(response, 200, {});
  }
  if (url.pathname !== "/control/tokens") return sendJson(response, 404, {});
  const { ageMs = 0, ...given } = body as Partial<CaptchaToken> & { ageMs?: number };
  const id = randomBytes(24).toString("base64url");
  tokens.set(id, { score: 0.9, action: "signUp", hostname: "localhost", ...given, issued: Date.now() - ageMs });
  sendJson(response, 200, { token: id });
}

await serve("recaptcha", () => {
  async function answer(exchange: Exchange): Promise<void> {
    const { request, response, url } = exchange;
    if (url.pathname.startsWith("/control/")) return control(exchange);
    if (url.pathname !== "/recaptcha/api/siteverify" || request.method !== "POST")
      return send(response, 404, "text/html", "Not Found");
    if (fault === "hang") await sleep(hangMs, undefined, { ref: false });
    if (fault === "error") return send(response, 503, "text/html", "Service Unavailable");
    if (fault === "nonsense") return send(response, 200, "text/html", "<html>a portal</html>");
    sendJson(response, 200, verdictOf(await readForm(request)));
  }
  return (request, response) =>
    void answer({ request, response, url: new URL(request.url ?? "/", "http://localhost") });
});
