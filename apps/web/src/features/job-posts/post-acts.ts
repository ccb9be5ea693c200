import type { JobPost, JobPostStatus } from "@orbita/contract";

/** What can be done with a post; each goes through its own dialog. */
export const postActs = ["publish", "confirm", "plan", "suspend", "draft", "unpublish", "delete"] as const;
export type PostAct = (typeof postActs)[number];

/** Which acts a state allows. The api decides; this only keeps impossible ones off the page. */
const allowed: Record<JobPostStatus, readonly PostAct[]> = {
  draft: ["publish", "delete"],
  published: ["confirm", "plan", "suspend", "draft", "unpublish"],
  suspended: ["publish", "plan", "draft", "unpublish", "delete"],
  unpublished: ["draft", "delete"],
  deleted: [],
};

export const actsOf = ({ jobPostStatus }: Pick<JobPost, "jobPostStatus">): readonly PostAct[] => allowed[jobPostStatus];
export const mayAct = (post: Pick<JobPost, "jobPostStatus">, act: PostAct): boolean => actsOf(post).includes(act);
