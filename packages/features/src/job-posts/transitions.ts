import type { JobPostStatus } from "@orbita/contract";
import { fail } from "../kernel/failure.ts";

/** From each status the ones that can follow (specification §4, product decisions §4); every way through the api asks here. */
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
