import type { StepUpProof, StepUpPurpose, PasskeySignIn, SocialProvider } from "@orbita/contract";
import { guessPassword, emailHashOf } from "../accounts/index.ts";
import type { StepCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { verifyOwnPasskey } from "../passkeys/index.ts";
import { endFlow, findIdentity, type ProviderReturn } from "../social/index.ts";
import { issueProof } from "./issue-proof.ts";
import { loadWays } from "./load-ways.ts";

/** Confirms the user's identity by the password. Attempts count like those of a stranger, because a stolen session must not allow more guesses. */
export async function confirmByPassword(
  ctx: StepCtx,
  { purpose, password }: { purpose: StepUpPurpose; password: string },
): Promise<StepUpProof> {
  const { user, ways } = await loadWays(ctx, purpose);
  if (!ways.password) return fail("account.stepUpRefused");
  const isRight = await guessPassword(ctx, { subject: emailHashOf(user.email), known: false }, () =>
    ctx.platform.passwords.verify(user.password_hash, password),
  );
  return isRight ? issueProof(ctx, purpose) : fail("account.passwordWrong");
}

export async function confirmByPasskey(
  ctx: StepCtx,
  { purpose, ...answer }: PasskeySignIn & { purpose: StepUpPurpose },
): Promise<StepUpProof> {
  await verifyOwnPasskey(ctx, ctx.actor.id ?? fail("access.unauthenticated"), answer);
  return issueProof(ctx, purpose);
}

type ProviderAnswer = { provider: SocialProvider; body: ProviderReturn["body"] & { purpose: StepUpPurpose } };

/**
 * Confirms the user's identity by a connected provider. It must return the identity connected to this account; another account at the same provider
 * is not accepted.
 */
export async function confirmByProvider(ctx: StepCtx, { provider, body }: ProviderAnswer): Promise<StepUpProof> {
  const { purpose, ...returned } = body;
  const { user, ways } = await loadWays(ctx, purpose);
  if (!ways.providers.includes(provider)) return fail("account.stepUpRefused");
  const person = await endFlow(ctx, { provider, body: returned }, "stepUp");
  const identity = await findIdentity(ctx.tx, provider, person.subject);
  return identity?.user_id === user.id ? issueProof(ctx, purpose) : fail("account.stepUpRefused");
}
