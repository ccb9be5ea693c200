import type { StepUpProof, StepUpPurpose } from "@orbita/contract";
import { guessPassword, subjectOf } from "../accounts/index.ts";
import type { StepCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { issueProof } from "./issue-proof.ts";
import { loadWays } from "./load-ways.ts";

/** Attempts count like those of a stranger: a stolen session must not allow more guesses. */
export async function confirmByPassword(
  ctx: StepCtx,
  { purpose, password }: { purpose: StepUpPurpose; password: string },
): Promise<StepUpProof> {
  const { user, ways } = await loadWays(ctx, purpose);
  if (!ways.password) return fail("account.stepUpRefused");
  const isRight = await guessPassword(ctx, { subject: subjectOf(user.email), known: false }, () =>
    ctx.platform.passwords.verify(user.password_hash, password),
  );
  return isRight ? issueProof(ctx, purpose) : fail("account.passwordWrong");
}
