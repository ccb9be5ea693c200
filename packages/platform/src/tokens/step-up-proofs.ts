import { createHmac, timingSafeEqual } from "node:crypto";
import { accountLimits, type StepUpPurpose } from "@orbita/contract";
import type { SessionKey, SessionKeys } from "./session-keys.ts";

export type StepUpClaim = { readonly sessionId: string; readonly purpose: StepUpPurpose };

/**
 * Proofs that a user has just confirmed their identity (step-up). A proof is bound to one session and one purpose, and is
 * short-lived.
 */
export type StepUpProofs = {
  issue: (claim: StepUpClaim, now: Date) => { proof: string; expires: Date };
  accepts: (proof: unknown, claim: StepUpClaim, now: Date) => boolean;
};

const pattern = /^([\w-]{6})\.(\d{1,12})\.([\w-]{43})$/;

const signatureOf = (key: SessionKey, { sessionId, purpose }: StepUpClaim, seconds: string): Buffer =>
  createHmac("sha256", key.keyFor("step-up")).update(`${seconds} ${sessionId} ${purpose}`).digest();

/**
 * Creates and checks step-up proofs. They are signed and not stored. A proof ends with its session, because the session's token is
 * checked first.
 */
export const createStepUpProofs = (keys: SessionKeys): StepUpProofs => ({
  issue: (claim, now) => {
    const seconds = Math.floor(now.getTime() / 1_000) + accountLimits.stepUpMinutes * 60;
    const signature = signatureOf(keys[0], claim, String(seconds)).toString("base64url");
    return { proof: `${keys[0].id}.${seconds}.${signature}`, expires: new Date(seconds * 1_000) };
  },
  accepts: (proof, claim, now) => {
    const [, id, seconds, signature] = (typeof proof === "string" && pattern.exec(proof)) || [];
    const key = keys.find((candidate) => candidate.id === id);
    if (!key || Number(seconds) * 1_000 <= now.getTime()) return false;
    return timingSafeEqual(signatureOf(key, claim, seconds!), Buffer.from(signature!, "base64url"));
  },
});
