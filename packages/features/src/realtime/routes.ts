import type { realtimeRoutes } from "@orbita/contract";
import { RealtimeUnavailable } from "@orbita/platform";
import { fail } from "../kernel/failure.ts";
import type { Handlers } from "../kernel/handlers.ts";

export const realtimeHandlers: Handlers<typeof realtimeRoutes> = {
  open: async ({ actor, platform }) => {
    try {
      const door = await platform.realtime.open(actor.id === null ? null : { id: actor.id });
      return { ...door, expiresAt: door.expiresAt.toISOString() };
    } catch (error) {
      if (error instanceof RealtimeUnavailable) fail("realtime.unavailable");
      throw error;
    }
  },
};
