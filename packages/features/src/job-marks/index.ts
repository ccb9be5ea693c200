export { findJobMarksOf, isHiddenPost } from "./queries.ts";
export { readJobMarks } from "./read-job-marks.ts";
export { jobMarkHandlers } from "./routes.ts";
