import type { realtimeRoutes } from "@orbita/contract";
import { RealtimeUnavailable, type RealtimeDoor } from "@orbita/platform";
import { isLiveSession } from "../accounts/index.ts";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import type { Handlers } from "../kernel/handlers.ts";

const listenerOf = ({ actor: { id, sessionId } }: ReadCtx) => (id && sessionId ? { userId: id, sessionId } : null);

/**
 * Checks the session again after opening the connection: if it ended meanwhile, the code that closes connections did not see this
 * one.
 */
async function open(ctx: ReadCtx): Promise<RealtimeDoor> {
  const listener = listenerOf(ctx);
  const door = await ctx.platform.realtime.open(listener);
  if (listener === null || (await isLiveSession(ctx.tx, listener.sessionId))) return door;
  await ctx.platform.realtime.shut(door);
  return fail("access.unauthenticated");
}

export const realtimeHandlers: Handlers<typeof realtimeRoutes> = {
  open: async (ctx) => {
    try {
      const door = await open(ctx);
      return { ...door, expiresAt: door.expiresAt.toISOString() };
    } catch (error) {
      if (error instanceof RealtimeUnavailable) fail("realtime.unavailable");
      throw error;
    }
  },
};
