import { createHash, randomInt } from "node:crypto";
import { createChallenge, verifySolution, type Payload } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";
import type { SessionKey, SessionKeys } from "../tokens/session-keys.ts";
import type { Captcha, CaptchaVerdict } from "./port.ts";

export type AltchaOptions = {
  keys: SessionKeys;
  /** Rounds of PBKDF2 in each try. */
  cost: number;
  /** The right try lies between these two: how long a browser computes. */
  tries: { min: number; max: number };
  /** How long a puzzle may be handed in. */
  seconds: number;
};

/** Only the shape: what is in it is signed, or it is refused. */
const handedIn = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal("PBKDF2/SHA-256"),
      nonce: z.string(),
      // The library takes a puzzle without a time for one that lasts for ever.
      expiresAt: z.number().positive(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});
type HandedIn = z.output<typeof handedIn>;

/** A browser sends it as JSON in base64; anything else was not solved by one. */
export function readPayload(token: string): HandedIn | null {
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
 * Proof of work: a second or two of a browser's time for each pass, and no third party, no cookie, nothing to see or to solve.
 * It prices scripts and does not tell them apart, so limits stay beside it.
 */
export function createAltcha({ keys, cost, tries, seconds }: AltchaOptions): Captcha {
  async function isSolved(payload: HandedIn): Promise<boolean> {
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
