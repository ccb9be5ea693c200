import type { JobPost, JobPostStatus } from "@orbita/contract";

/** The actions on a post; each has its own dialog. */
export const postActions = ["publish", "confirm", "plan", "suspend", "draft", "unpublish", "delete"] as const;
export type PostAction = (typeof postActions)[number];

/** The actions that each status allows. The API decides; this only hides impossible actions. */
const allowed: Record<JobPostStatus, readonly PostAction[]> = {
  draft: ["publish", "delete"],
  published: ["confirm", "plan", "suspend", "draft", "unpublish"],
  suspended: ["publish", "plan", "draft", "unpublish", "delete"],
  unpublished: ["draft", "delete"],
  deleted: [],
};

export const listPostActions = ({ jobPostStatus }: Pick<JobPost, "jobPostStatus">): readonly PostAction[] =>
  allowed[jobPostStatus];
export const canActOnPost = (post: Pick<JobPost, "jobPostStatus">, act: PostAction): boolean =>
  listPostActions(post).includes(act);
