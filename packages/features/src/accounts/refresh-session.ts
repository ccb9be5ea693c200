import type { TokenPair } from "@orbita/contract";
import type { StepCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { rotateSession, signPair } from "./sessions.ts";

/** In steps, because a token that was used twice ends the sign-in and is refused all the same. */
export async function refreshSession(ctx: StepCtx, refreshToken: string): Promise<TokenPair> {
  const session =
    (await ctx.write((writing) => rotateSession(writing, refreshToken))) ?? fail("access.unauthenticated");
  const { pair } = await signPair(ctx, session);
  return pair;
}
