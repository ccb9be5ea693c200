export { countEvents, statisticsRoutines } from "./count-events.ts";
export { rebuildStatistics } from "./rebuild-statistics.ts";
export { statisticsHandlers } from "./routes.ts";
