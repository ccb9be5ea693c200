import type { StepUpProof, StepUpPurpose } from "@orbita/contract";
import { issueCode, tryCode } from "../accounts/index.ts";
import type { Ctx, StepCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { issueProof } from "./issue-proof.ts";
import { loadWays } from "./load-ways.ts";

/** The key of a step-up code. It includes the purpose, so that a code for one purpose is not valid for another. */
const keyOf = (userId: string, purpose: StepUpPurpose) => ({
  subject: `${userId}:${purpose}`,
  purpose: "stepUp" as const,
});

/** Sends a step-up code by email. The limit is shared by all browsers: an attacker who changes the browser's secret gets no more codes to guess. */
export async function sendStepUpCode(ctx: Ctx, { purpose }: { purpose: StepUpPurpose }): Promise<void> {
  const { user, ways } = await loadWays(ctx, purpose);
  if (ways.code === null) fail("account.stepUpRefused");
  await issueCode(ctx, keyOf(user.id, purpose), { userId: user.id }, { countTogether: true });
}

export async function confirmByCode(
  ctx: StepCtx,
  { purpose, code }: { purpose: StepUpPurpose; code: string },
): Promise<StepUpProof> {
  const { user, ways } = await loadWays(ctx, purpose);
  if (ways.code === null) return fail("account.stepUpRefused");
  // Commits the counted attempt before failing, so that it is stored.
  const guess = await ctx.write((writing) => tryCode(writing, keyOf(user.id, purpose), code));
  if (guess.verdict === "wrong") return fail("account.codeInvalid", { triesLeft: guess.triesLeft });
  if (guess.verdict === "void") return fail("account.codeExpired");
  return issueProof(ctx, purpose);
}
