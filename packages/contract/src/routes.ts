import { accountRoutes } from "./accounts/routes.ts";
import { jobPostRoutes } from "./job-posts/routes.ts";
import { locationRoutes } from "./locations/routes.ts";
import { realtimeRoutes } from "./realtime/routes.ts";
import { spaceRoutes } from "./spaces/routes.ts";

/** Every route of the product, by feature: the api mounts it, the client and the OpenAPI document are derived from it. */
export const routes = {
  accounts: accountRoutes,
  spaces: spaceRoutes,
  jobPosts: jobPostRoutes,
  locations: locationRoutes,
  realtime: realtimeRoutes,
};
export type AppRoutes = typeof routes;
