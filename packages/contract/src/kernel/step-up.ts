/** The proof that a person has just confirmed who they are: see step-up. */
export const stepUpHeader = "x-step-up";

/**
 * What a step-up is asked for. A proof is good for one purpose only, so that a person who confirmed a download has not also
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
