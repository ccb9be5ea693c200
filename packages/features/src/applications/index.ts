export { redactMotivation, removeApplicationBySupport } from "./by-support.ts";
export { findApplied, type ApplicationRef } from "./applied.ts";
export { deleteApplications } from "./withdraw.ts";
export { applicationChanged, applicationTold } from "./events.ts";
export {
  endedStatuses,
  onApplicationEnded,
  type EndedApplication,
  type EndMailNote,
  type EndOutcome,
  type EndReaction,
  type EndedStatus,
} from "./ended.ts";
export { notifyStepJob } from "./jobs.ts";
export { textForMembers, identifyingPartsOf, type BlindTextSource, type IdentifyingParts } from "./blind.ts";
export { isBlind } from "./rules.ts";
export { openApplication, spaceOfApplication } from "./read-application.ts";
export { checkClosingWords, checkRejectionWording } from "./wording.ts";
export { searchMyApplications } from "./read-my-application.ts";
export { openApplications } from "./open-applications.ts";
export { applicationHandlers } from "./routes.ts";
export { changeApplication } from "./change-application.ts";
export { lockForMove } from "./move-queries.ts";
export type { ApplicationCardData } from "./queries.ts";
