import type { locationRoutes } from "@orbita/contract";
import type { Handlers } from "../kernel/handlers.ts";
import { projected } from "../kernel/projected.ts";
import { presentPlace } from "./present.ts";
import { findPlace, searchLocations } from "./queries.ts";

export const locationHandlers: Handlers<typeof locationRoutes> = {
  exists: async (ctx, { body }) => ({ exists: (await findPlace(ctx.tx, body)) !== null }),
  search: async (ctx, { body }) => {
    const { content, ...page } = await searchLocations(ctx.tx, body);
    return { ...page, content: projected(content.map(presentPlace), body.projections) };
  },
};
