export { fitPostOf, renderFitAd } from "./ad.ts";
export { fitBaselines, type FitOrder } from "./baselines.ts";
export { fitFigureOf, fitSummaryOf, printFitFigures, reasonSummaryOf, worstFitsOf, type FitFigure } from "./figures.ts";
export { fitGrade, isWithinLimits } from "./grades.ts";
export { identityKinds, swapIdentity, type FitIdentity, type IdentityKind } from "./identity.ts";
export type { FitJob } from "./jobs.ts";
export type { FitPerson } from "./people.ts";
export { renderFitResume, type FitResume } from "./resume.ts";
export {
  bestJobsOf,
  fitSizes,
  judgedFits,
  judgeReasons,
  type FitSet,
  type GivenReason,
  type JudgedFit,
  type JudgedReason,
} from "./set.ts";
export { fitRequirementsOf, isReasonTrue, reasonTruths, type FitRequirement, type ReasonTruth } from "./truth.ts";
