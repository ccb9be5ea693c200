import type { SocialProvider, StepUpProof, StepUpPurpose } from "@orbita/contract";
import type { StepCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { endFlow, findIdentity, type Return } from "../social/index.ts";
import { issueProof } from "./issue-proof.ts";
import { loadWays } from "./load-ways.ts";

type ProviderAnswer = { provider: SocialProvider; body: Return["body"] & { purpose: StepUpPurpose } };

/** The provider must return the identity connected to this account; another account of the same provider is not accepted. */
export async function confirmByProvider(ctx: StepCtx, { provider, body }: ProviderAnswer): Promise<StepUpProof> {
  const { purpose, ...returned } = body;
  const { user, ways } = await loadWays(ctx, purpose);
  if (!ways.providers.includes(provider)) return fail("account.stepUpRefused");
  const person = await endFlow(ctx, { provider, body: returned }, "stepUp");
  const identity = await findIdentity(ctx.tx, provider, person.subject);
  return identity?.user_id === user.id ? issueProof(ctx, purpose) : fail("account.stepUpRefused");
}
