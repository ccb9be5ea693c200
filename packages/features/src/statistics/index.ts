export { countEvents } from "./count-events.ts";
export { rebuildStatistics } from "./rebuild-statistics.ts";
export { statisticsHandlers } from "./routes.ts";
export { statisticsRoutines } from "./routines.ts";
