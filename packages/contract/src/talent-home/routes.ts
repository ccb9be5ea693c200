import { defineRoute } from "../kernel/route.ts";
import { talentHome } from "./schema.ts";

export const talentHomeRoutes = {
  read: defineRoute({
    method: "GET",
    path: "/me/home",
    area: "any",
    summary: "Get the caller's home as a talent: what waits for them by deadline, next dates, new jobs, their CV",
    response: talentHome,
    errors: [],
  }),
};
