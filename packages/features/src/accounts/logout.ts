import type { Ctx } from "../kernel/ctx.ts";
import { endSession } from "./sessions.ts";

/** A guest has no session to end; that is not an error. */
export async function logout(ctx: Ctx): Promise<void> {
  if (ctx.actor.sessionId !== null) await endSession(ctx, ctx.actor.sessionId, "logout");
}
