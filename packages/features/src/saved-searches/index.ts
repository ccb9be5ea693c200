export { exportSavedSearches } from "./personal-data.ts";
export { savedSearchHandlers } from "./routes.ts";
