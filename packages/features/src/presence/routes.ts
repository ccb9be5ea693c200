import type { presenceRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { leavePresence, viewPresence } from "./viewers.ts";

export const presenceHandlers: Handlers<typeof presenceRoutes> = {
  look: (ctx, { params, body }) => viewPresence(ctx, params, body),
  leave: (ctx, { params, query }) => leavePresence(ctx, params, query),
};
