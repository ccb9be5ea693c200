import type { presenceRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { leave, look } from "./look.ts";

export const presenceHandlers: Handlers<typeof presenceRoutes> = {
  look: (ctx, { params, body }) => look(ctx, params, body),
  leave: (ctx, { params, query }) => leave(ctx, params, query),
};
