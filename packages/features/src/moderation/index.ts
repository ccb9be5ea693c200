export { findDecisionsAbout, findReportsBy } from "./personal-data.ts";
export { moderationHandlers } from "./routes.ts";
export { release, restrict } from "./restrict.ts";
