import type { EntityKind } from "@orbita/contract";
import type { Acts } from "./act.ts";
import { applicationActs, jobPostActs, resumeActs, spaceActs } from "./others.ts";
import { userActs } from "./user.ts";

export type { ActCtx, Acts } from "./act.ts";

/** Kinds whose actions affect more than their own row. */
export const actsOf: Partial<Record<EntityKind, Acts>> = {
  user: userActs,
  space: spaceActs,
  jobpost: jobPostActs,
  application: applicationActs,
  resume: resumeActs,
};
