/** The header with the proof that the user has just confirmed their identity; see the feature `step-up`. */
export const stepUpHeader = "x-step-up";

/**
 * The purposes of a step-up. A proof is valid for one purpose only, so that a user who confirmed a download has not also
 * confirmed a new email address.
 */
export const stepUpPurposes = [
  "changeEmail",
  "changePassword",
  "changePasskeys",
  "changeProviders",
  "exportData",
  "deleteAccount",
  "administer",
] as const;
export type StepUpPurpose = (typeof stepUpPurposes)[number];
