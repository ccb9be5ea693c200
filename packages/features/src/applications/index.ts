export { redactMotivation, removeApplicationBySupport } from "./by-support.ts";
export { findApplied, type Applied } from "./applied.ts";
export { deleteApplicationsOf } from "./delete-applications.ts";
export { applicationChanged, applicationTold } from "./events.ts";
export {
  endedStatuses,
  onApplicationEnded,
  type EndedApplication,
  type EndNote,
  type EndOutcome,
  type EndReaction,
  type EndedStatus,
} from "./ended.ts";
export { tellStep } from "./jobs.ts";
export { textForMembers, tracedOf, type Cleanable, type Traced } from "./blind.ts";
export { isBlind } from "./rules.ts";
export { openApplication, spaceOfApplication } from "./read-application.ts";
export { checkClosingWords, checkWording } from "./wording.ts";
export { openApplications } from "./open-applications.ts";
export { applicationHandlers } from "./routes.ts";
export { changeApplication } from "./change-application.ts";
export { lockForMove } from "./move-queries.ts";
export type { Card } from "./queries.ts";
