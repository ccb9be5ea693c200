import type { JobPostStatus } from "@orbita/contract";
import { fail } from "../kernel/failure.ts";

/** The allowed transitions of a job post from each status (specification §4, product decisions §4); every route checks them here. */
export const transitions: Readonly<Record<JobPostStatus, readonly JobPostStatus[]>> = {
  draft: ["published", "deleted"],
  published: ["suspended", "draft", "unpublished"],
  suspended: ["published", "draft", "unpublished", "deleted"],
  unpublished: ["draft", "deleted"],
  deleted: [],
};

export function checkStep(from: JobPostStatus, to: JobPostStatus): void {
  if (!transitions[from].includes(to)) fail("jobPost.wrongStatus", { from, to });
}
