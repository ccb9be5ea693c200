import { createHash, randomInt } from "node:crypto";
import { createChallenge, verifySolution, type Payload } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";
import type { SessionKey, SessionKeys } from "../tokens/session-keys.ts";
import type { CaptchaProvider, CaptchaVerdict } from "./port.ts";

export type AltchaOptions = {
  keys: SessionKeys;
  /** Number of PBKDF2 rounds per attempt. */
  cost: number;
  /** The solution is found at a random attempt between these bounds, which determine how long a browser computes. */
  tries: { min: number; max: number };
  /** For how many seconds a solution of the challenge is accepted. */
  seconds: number;
};

/** A submitted solution. Only its shape is checked here; the signature protects the content. */
const handedIn = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal("PBKDF2/SHA-256"),
      nonce: z.string(),
      // The expiry is required, because the library treats a challenge without one as valid for ever.
      expiresAt: z.number().positive(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});
type SubmittedSolution = z.output<typeof handedIn>;

/** Decodes a solution, which browsers send as JSON in base64. Returns null for anything else. */
export function readPayload(token: string): SubmittedSolution | null {
  try {
    return handedIn.safeParse(JSON.parse(Buffer.from(token, "base64").toString("utf8"))).data ?? null;
  } catch {
    return null;
  }
}

const secretsOf = (key: SessionKey) => ({
  hmacSignatureSecret: key.keyFor("puzzle").toString("hex"),
  hmacKeySignatureSecret: key.keyFor("solution").toString("hex"),
});

/**
 * The captcha ALTCHA, a proof of work: each solution costs a browser a second or two, without a third party, a cookie or a visible
 * puzzle. It makes scripts expensive but does not detect them, so rate limits are still needed.
 */
export function createAltcha({ keys, cost, tries, seconds }: AltchaOptions): CaptchaProvider {
  async function isSolved(payload: SubmittedSolution): Promise<boolean> {
    for (const key of keys) {
      const { verified } = await verifySolution({
        ...(payload as unknown as Payload),
        deriveKey,
        ...secretsOf(key),
      });
      if (verified) return true;
    }
    return false;
  }

  return {
    kind: "altcha",
    siteKey: null,
    challenge: async (now) => {
      const challenge = await createChallenge({
        algorithm: "PBKDF2/SHA-256",
        cost,
        counter: randomInt(tries.min, tries.max + 1),
        expiresAt: new Date(now.getTime() + seconds * 1_000),
        deriveKey,
        ...secretsOf(keys[0]),
      });
      return { ...challenge };
    },
    verify: async ({ token }): Promise<CaptchaVerdict> => {
      const payload = readPayload(token);
      if (!payload || !(await isSolved(payload))) return { verdict: "refused" };
      const { nonce, expiresAt } = payload.challenge.parameters;
      return {
        verdict: "passed",
        spends: { key: createHash("sha256").update(nonce).digest(), until: new Date((expiresAt + 1) * 1_000) },
      };
    },
  };
}
