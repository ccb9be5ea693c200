export { findJobMarksOf } from "./queries.ts";
export { jobMarkHandlers } from "./routes.ts";
