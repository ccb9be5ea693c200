export { deleteBetween } from "./queries.ts";
export { findFollowsBy } from "./personal-data.ts";
export { followHandlers } from "./routes.ts";
