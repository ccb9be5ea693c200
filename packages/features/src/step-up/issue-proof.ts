import type { StepUpProof, StepUpPurpose } from "@orbita/contract";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";

/** Issues a step-up proof. It is bound to the session of the request, so that another session of the same user cannot use it. */
export function issueProof({ platform, actor, now }: ReadCtx, purpose: StepUpPurpose): StepUpProof {
  const sessionId = actor.sessionId ?? fail("access.unauthenticated");
  const { proof, expires } = platform.stepUpProofs.issue({ sessionId, purpose }, now);
  return { proof, expires: expires.toISOString() };
}
