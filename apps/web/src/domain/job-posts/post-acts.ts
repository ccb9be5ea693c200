import type { JobPost, JobPostStatus } from "@orbita/contract";

/** The actions on a post; each has its own dialog. */
export const postActs = ["publish", "confirm", "plan", "suspend", "draft", "unpublish", "delete"] as const;
export type PostAct = (typeof postActs)[number];

/** The actions that each status allows. The API decides; this only hides impossible actions. */
const allowed: Record<JobPostStatus, readonly PostAct[]> = {
  draft: ["publish", "delete"],
  published: ["confirm", "plan", "suspend", "draft", "unpublish"],
  suspended: ["publish", "plan", "draft", "unpublish", "delete"],
  unpublished: ["draft", "delete"],
  deleted: [],
};

export const actsOf = ({ jobPostStatus }: Pick<JobPost, "jobPostStatus">): readonly PostAct[] => allowed[jobPostStatus];
export const mayAct = (post: Pick<JobPost, "jobPostStatus">, act: PostAct): boolean => actsOf(post).includes(act);
