import type { Ctx } from "../kernel/ctx.ts";
import { endSession } from "./sessions.ts";

/** A guest has nothing to end, and need not be told so. */
export async function logout(ctx: Ctx): Promise<void> {
  if (ctx.actor.sessionId !== null) await endSession(ctx, ctx.actor.sessionId, "logout");
}
