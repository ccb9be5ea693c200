export { findSavedIds } from "./queries.ts";
export { savedJobHandlers } from "./routes.ts";
