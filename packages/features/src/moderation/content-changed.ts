import { endSessionsOf, publishRevocations } from "../accounts/index.ts";
import { applicationChanged, applicationTold } from "../applications/index.ts";
import { commentChanged } from "../comments/index.ts";
import { jobPostChanged } from "../job-posts/index.ts";
import type { DecisionCtx } from "./decision-ctx.ts";
import { memberChanged } from "../members/index.ts";
import { findThreadOf, messageChanged } from "../messages/index.ts";
import { personChanged } from "../people/index.ts";
import { postChanged } from "../posts/index.ts";
import { resumeChanged } from "../resumes/index.ts";
import { spaceChanged } from "../spaces/index.ts";
import type { CaseColumns } from "./case-queries.ts";
import { findMembersOf, findPublished, findAffectedPosts } from "./shown-queries.ts";

type ChangedContent = Pick<
  CaseColumns,
  | "kind"
  | "post_id"
  | "channel_id"
  | "author_id"
  | "space_id"
  | "job_post_id"
  | "resume_id"
  | "application_id"
  | "message_id"
>;
type CurrentState = { enabled: boolean };

/**
 * Makes it known that a user was disabled or enabled: ends the user's sessions at once in every process, and refreshes the
 * user's posts in other users' browsers.
 */
async function personShown(ctx: DecisionCtx, id: string, { enabled }: CurrentState): Promise<void> {
  if (!enabled) await endSessionsOf(ctx, id, { reason: "account disabled" });
  await publishRevocations(ctx.tx);
  await ctx.tell(personChanged, { id });
  for (const said of await findAffectedPosts(ctx.tx, { authorId: id })) await ctx.tell(postChanged, said);
}

/** Refreshes the Space and its job posts; members' browsers reload the session and show that it is suspended. */
async function spaceShown(ctx: DecisionCtx, id: string): Promise<void> {
  await ctx.tell(spaceChanged, { id });
  for (const postId of await findPublished(ctx.tx, id)) await ctx.tell(jobPostChanged, { id: postId, seen: true });
  for (const userId of await findMembersOf(ctx.tx, id)) await ctx.tell(memberChanged, { spaceId: id, userId });
  for (const said of await findAffectedPosts(ctx.tx, { spaceId: id })) await ctx.tell(postChanged, said);
}

async function messageShown(ctx: DecisionCtx, id: string): Promise<void> {
  const thread = await findThreadOf(ctx.tx, id);
  if (thread) await ctx.tell(messageChanged, thread);
}

/** Announces that content was hidden or shown again: updates the index, and open pages refetch. */
export async function contentChanged(ctx: DecisionCtx, row: ChangedContent, now: CurrentState): Promise<void> {
  const { kind, post_id, channel_id, author_id, space_id, job_post_id, resume_id, application_id, message_id } = row;
  if (kind === "user" && author_id) await personShown(ctx, author_id, now);
  else if (kind === "space" && space_id) await spaceShown(ctx, space_id);
  else if (kind === "jobpost" && job_post_id) await ctx.tell(jobPostChanged, { id: job_post_id, seen: true });
  else if (kind === "message" && message_id) await messageShown(ctx, message_id);
  else if (kind === "resume" && resume_id)
    await ctx.tell(resumeChanged, { id: resume_id, ownerId: author_id, spaceId: space_id });
  else if (kind === "application" && application_id && space_id && author_id) {
    await ctx.tell(applicationChanged, { id: application_id, spaceId: space_id });
    await ctx.tell(applicationTold, { id: application_id, talentId: author_id });
  } else if (post_id)
    await ctx.tell(kind === "comment" ? commentChanged : postChanged, { id: post_id, channelId: channel_id });
}
