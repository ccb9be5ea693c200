export { findApplied, type Applied } from "./applied.ts";
export { deleteApplicationsOf } from "./delete-applications.ts";
export { applicationChanged, applicationTold } from "./events.ts";
export { tellStep } from "./jobs.ts";
export { applicationHandlers } from "./routes.ts";
