import type { activityRoutes } from "@orbita/contract";
import { fail } from "../kernel/failure.ts";
import type { Handlers } from "../kernel/handlers.ts";
import { projected } from "../kernel/projected.ts";
import { presentActivity } from "./present.ts";
import { searchActivities } from "./queries.ts";

export const activityHandlers: Handlers<typeof activityRoutes> = {
  search: async (ctx, { body }) => {
    const userId = ctx.actor.id ?? fail("access.unauthenticated");
    const { content, ...page } = await searchActivities(ctx.tx, userId, body);
    return { ...page, content: projected(content.map(presentActivity), body.projections) };
  },
};
