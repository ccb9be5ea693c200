import type { CaptchaAction, CaptchaOffer } from "@orbita/contract";
import { api } from "../api/client.ts";
import { answered, hasCode } from "../api/failure.ts";

export type Pass = {
  provider: CaptchaOffer["provider"];
  /** Undefined where this installation requires none. */
  pass: string | undefined;
  expires: number;
};

const notAskedForMs = 15 * 60_000;

async function trade(token: string, action: CaptchaAction): Promise<{ pass: string; expires: number }> {
  const { pass, expires } = await answered(api().contacts.validateCaptcha({ body: { token, action } }));
  return { pass, expires: Date.parse(expires) };
}

async function byPuzzle({ challenge }: CaptchaOffer, action: CaptchaAction) {
  if (!challenge) throw new Error("no puzzle came");
  const { solvePuzzle } = await import("./solve-puzzle.ts");
  return trade(await solvePuzzle(challenge), action);
}

/** The server accepts the puzzle in Google's place while Google does not respond, and refuses it otherwise. */
async function byGoogle(captcha: CaptchaOffer, action: CaptchaAction) {
  try {
    const { askGoogle } = await import("./google.ts");
    return await trade(await askGoogle(captcha.siteKey ?? "", action), action);
  } catch (error) {
    if (hasCode(error, "recaptcha.invalidKey") || hasCode(error, "request.tooMany")) throw error;
    return byPuzzle(captcha, action);
  }
}

/** Solves the captcha of this installation in the background. */
export async function obtainPass(action: CaptchaAction): Promise<Pass> {
  const captcha = await answered(api().contacts.captcha({}));
  const { provider } = captcha;
  if (provider === "none") return { provider, pass: undefined, expires: Date.now() + notAskedForMs };
  const pass = await (provider === "recaptcha" ? byGoogle(captcha, action) : byPuzzle(captcha, action));
  return { provider, ...pass };
}
