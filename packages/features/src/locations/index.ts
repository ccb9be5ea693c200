export { presentPlace } from "./present.ts";
export { findPlace, searchLocations } from "./queries.ts";
export { locationHandlers } from "./routes.ts";
