import type { locationRoutes } from "@orbita/contract";
import { fail } from "../kernel/failure.ts";
import type { Handlers } from "../kernel/handlers.ts";
import { projected } from "../kernel/projected.ts";
import { presentPlace } from "./present.ts";
import { searchLocations } from "./queries.ts";

const soon = () => fail("server.maintenance");

export const locationHandlers: Handlers<typeof locationRoutes> = {
  exists: soon,
  search: async (ctx, { body }) => {
    const { content, ...page } = await searchLocations(ctx.tx, body);
    return { ...page, content: projected(content.map(presentPlace), body.projections) };
  },
};
