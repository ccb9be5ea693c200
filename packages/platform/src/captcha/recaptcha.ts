import { z } from "zod";
import { readPayload } from "./altcha.ts";
import type { CaptchaProvider, CaptchaSolution, CaptchaVerdict } from "./port.ts";

export type RecaptchaOptions = {
  /** The URL of the provider's siteverify API. */
  url: string;
  secret: string;
  siteKey: string;
  minScore: number;
  /** The host from which the page with the captcha must have been served. */
  hostname: string;
  /** The reCAPTCHA actions for which a page may request a token. Tokens for other actions are refused. */
  actions: readonly string[];
  /** The captcha that takes over while the reCAPTCHA API does not respond. */
  inNeed: CaptchaProvider;
};

const answer = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  "error-codes": z.array(z.string()).default([]),
});
type RecaptchaResponse = z.output<typeof answer>;

const patienceMs = 4_000;
/** Error codes for mistakes in our configuration, not in the user's solution. */
const ourMistakes = ["missing-input-secret", "invalid-input-secret"];

class Away extends Error {}

/**
 * Whether reCAPTCHA takes the user for a person. `success` only means that the token was valid, and bots get valid tokens too, so
 * score, action and host decide.
 */
function isPerson(said: RecaptchaResponse, { action }: CaptchaSolution, options: RecaptchaOptions): boolean {
  return (
    said.success &&
    said.score !== undefined &&
    said.score >= options.minScore &&
    said.hostname === options.hostname &&
    said.action !== undefined &&
    said.action === action &&
    options.actions.includes(said.action)
  );
}

export function createRecaptcha(options: RecaptchaOptions): CaptchaProvider {
  const { url, secret, siteKey, inNeed } = options;

  async function ask(response: string, address: string): Promise<RecaptchaResponse> {
    try {
      const body = new URLSearchParams({ secret, response, remoteip: address });
      const answered = await fetch(url, { method: "POST", body, signal: AbortSignal.timeout(patienceMs) });
      if (!answered.ok) throw new Away(`siteverify answered ${answered.status}`);
      const said = answer.parse(await answered.json());
      const mistake = said["error-codes"].find((code) => ourMistakes.includes(code));
      if (mistake) throw new Away(`siteverify refuses our secret: ${mistake}`);
      return said;
    } catch (error) {
      throw error instanceof Away ? error : new Away(`siteverify: ${String(error)}`);
    }
  }

  const judge = async (solution: CaptchaSolution, address: string): Promise<CaptchaVerdict> =>
    isPerson(await ask(solution.token, address), solution, options)
      ? { verdict: "passed", spends: null }
      : { verdict: "refused" };

  /**
   * Verifies a solution of the fallback captcha. Accepts it only while the reCAPTCHA API is down, which a request with an invalid
   * token tests. Otherwise every script would choose the fallback.
   */
  async function judgePuzzle(solution: CaptchaSolution, address: string): Promise<CaptchaVerdict> {
    const isAway = await ask("are-you-there", address).then(
      () => false,
      () => true,
    );
    return isAway ? inNeed.verify(solution, address) : { verdict: "refused" };
  }

  return {
    kind: "recaptcha",
    siteKey,
    challenge: (now) => inNeed.challenge(now),
    verify: async (solution, address) => {
      try {
        return await (readPayload(solution.token) ? judgePuzzle(solution, address) : judge(solution, address));
      } catch (error) {
        if (error instanceof Away) return { verdict: "away", reason: error.message };
        throw error;
      }
    },
  };
}
