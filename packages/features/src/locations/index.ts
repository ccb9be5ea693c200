export { presentPlace } from "./present.ts";
export { findPlace, findRegions, searchLocations } from "./queries.ts";
export { locationHandlers } from "./routes.ts";
