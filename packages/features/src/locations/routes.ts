import type { locationRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { presentPlace } from "./present.ts";
import { searchLocations } from "./queries.ts";

export const locationHandlers: Handlers<typeof locationRoutes> = {
  search: async (ctx, { body }) => {
    const { content, ...page } = await searchLocations(ctx.tx, body);
    return { ...page, content: content.map(presentPlace) };
  },
};
