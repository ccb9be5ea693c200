import { z } from "zod";
import { readPayload } from "./altcha.ts";
import type { Captcha, CaptchaSolution, CaptchaVerdict } from "./port.ts";

export type RecaptchaOptions = {
  /** siteverify. */
  url: string;
  secret: string;
  siteKey: string;
  minScore: number;
  /** The host that the page must have been shown on. */
  hostname: string;
  /** What a page may say that it is about. */
  actions: readonly string[];
  /** Takes its place while the provider does not answer. */
  inNeed: Captcha;
};

const answer = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  "error-codes": z.array(z.string()).default([]),
});
type Answer = z.output<typeof answer>;

const patienceMs = 4_000;
/** Ours to mend; whoever solved it is not to blame. */
const ourMistakes = ["missing-input-secret", "invalid-input-secret"];

class Away extends Error {}

/** `success` alone says that there was a token. A bot has one too: score, action and host tell. */
function isPerson(said: Answer, { action }: CaptchaSolution, options: RecaptchaOptions): boolean {
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

export function createRecaptcha(options: RecaptchaOptions): Captcha {
  const { url, secret, siteKey, inNeed } = options;

  async function ask(response: string, address: string): Promise<Answer> {
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

  /** Otherwise every script would choose the puzzle: it counts only while the provider has no answer, not even to nonsense. */
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
