import type { PasskeySignIn, StepUpProof, StepUpPurpose } from "@orbita/contract";
import type { StepCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { verifyOwnPasskey } from "../passkeys/index.ts";
import { issueProof } from "./issue-proof.ts";

export async function confirmByPasskey(
  ctx: StepCtx,
  { purpose, ...answer }: PasskeySignIn & { purpose: StepUpPurpose },
): Promise<StepUpProof> {
  await verifyOwnPasskey(ctx, ctx.actor.id ?? fail("access.unauthenticated"), answer);
  return issueProof(ctx, purpose);
}
