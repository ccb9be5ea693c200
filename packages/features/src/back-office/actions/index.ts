import type { EntityKind } from "@orbita/contract";
import type { EntityActions } from "./action.ts";
import { applicationActs, jobPostActs, resumeActs, spaceActs } from "./others.ts";
import { userActs } from "./user.ts";

export type { ActionCtx, EntityActions } from "./action.ts";

/** Entity kinds whose actions affect more than the row of the record. */
export const actsOf: Partial<Record<EntityKind, EntityActions>> = {
  user: userActs,
  space: spaceActs,
  jobpost: jobPostActs,
  application: applicationActs,
  resume: resumeActs,
};
