export { redactMotivation, removeApplicationBySupport } from "./by-support.ts";
export { findApplied, type Applied } from "./applied.ts";
export { deleteApplicationsOf } from "./delete-applications.ts";
export { applicationChanged, applicationTold } from "./events.ts";
export { tellStep } from "./jobs.ts";
export { openApplications } from "./open-applications.ts";
export { applicationHandlers } from "./routes.ts";
