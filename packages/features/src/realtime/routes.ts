import type { realtimeRoutes } from "@orbita/contract";
import { RealtimeUnavailable, type RealtimeConnection } from "@orbita/platform";
import { isLiveSession } from "../accounts/index.ts";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import type { Handlers } from "../kernel/handlers.ts";

const listenerOf = ({ actor: { id, sessionId } }: ReadCtx) => (id && sessionId ? { userId: id, sessionId } : null);

/**
 * Opens a realtime connection and then checks the session again. If the session ended in between, the code that closes its
 * connections did not find this connection.
 */
async function open(ctx: ReadCtx): Promise<RealtimeConnection> {
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
