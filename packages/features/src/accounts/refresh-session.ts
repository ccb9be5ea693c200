import type { TokenPair } from "@orbita/contract";
import type { StepCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { rotateSession, signPair } from "./sessions.ts";

/** Not a single transaction: a reused token must end the session durably and still be refused. */
export async function refreshSession(ctx: StepCtx, refreshToken: string): Promise<TokenPair> {
  const session =
    (await ctx.write((writing) => rotateSession(writing, refreshToken))) ?? fail("access.unauthenticated");
  const { pair } = await signPair(ctx, session);
  return pair;
}
