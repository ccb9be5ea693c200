import type { CaptchaAction, CaptchaChallenge } from "@orbita/contract";
import { api } from "../api/client.ts";
import { answered, hasCode } from "../api/failure.ts";

export type CaptchaPass = {
  provider: CaptchaChallenge["provider"];
  /** The captcha pass to send with a form. Undefined if this installation requires none. */
  pass: string | undefined;
  expires: number;
};

const notAskedForMs = 15 * 60_000;

async function trade(token: string, action: CaptchaAction): Promise<{ pass: string; expires: number }> {
  const { pass, expires } = await answered(api().contacts.validateCaptcha({ body: { token, action } }));
  return { pass, expires: Date.parse(expires) };
}

async function byPuzzle({ challenge }: CaptchaChallenge, action: CaptchaAction) {
  if (!challenge) throw new Error("no puzzle came");
  const { solvePuzzle } = await import("./solve-puzzle.ts");
  return trade(await solvePuzzle(challenge), action);
}

/**
 * Exchanges a reCAPTCHA token for a captcha pass. If Google does not respond, solves our own puzzle instead, which the server accepts only in
 * that case.
 */
async function byGoogle(captcha: CaptchaChallenge, action: CaptchaAction) {
  try {
    const { askGoogle } = await import("./google.ts");
    return await trade(await askGoogle(captcha.siteKey ?? "", action), action);
  } catch (error) {
    if (hasCode(error, "recaptcha.invalidKey") || hasCode(error, "request.tooMany")) throw error;
    return byPuzzle(captcha, action);
  }
}

/** Solves the captcha that this installation uses, in the background, and returns the pass. */
export async function obtainPass(action: CaptchaAction): Promise<CaptchaPass> {
  const captcha = await answered(api().contacts.captcha({}));
  const { provider } = captcha;
  if (provider === "none") return { provider, pass: undefined, expires: Date.now() + notAskedForMs };
  const pass = await (provider === "recaptcha" ? byGoogle(captcha, action) : byPuzzle(captcha, action));
  return { provider, ...pass };
}
