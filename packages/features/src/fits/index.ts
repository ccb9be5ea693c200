export { findFits } from "./find-fits.ts";
export { findJobFitReasonsOf } from "./queries.ts";
export { jobFitHandlers } from "./routes.ts";
