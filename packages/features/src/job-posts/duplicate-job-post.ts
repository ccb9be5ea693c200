import { randomUUIDv7 } from "node:crypto";
import { jobPostLimits, type JobPostDraft, type JobPostId, type OwnJobPost } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { jobPostColumns } from "./columns.ts";
import { jobPostChanged } from "./events.ts";
import { copyLists } from "./lists.ts";
import { canActOnJobPost } from "./policy.ts";
import { presentOwnJobPost, writtenJobPost } from "./present.ts";
import { findJobPost, insertJobPost, readBack, type JobPostRow } from "./queries.ts";

const suffixes = { it: " (copia)", en: " (copy)" };

/**
 * The title for a copy of a post: the original title with a suffix such as " (copy)", unless it already has the suffix or would
 * become too long.
 */
export function titleOfCopy({ title, language }: Pick<JobPostRow, "title" | "language">): string {
  const suffix = suffixes[language === "en" ? "en" : "it"];
  return title.endsWith(suffix) || title.length + suffix.length > jobPostLimits.title.max ? title : title + suffix;
}

/** Creates a copy of a job post with its content, but without its status, plan and dates. */
export async function duplicateJobPost(ctx: Ctx, { id }: { id: JobPostId }): Promise<OwnJobPost> {
  const post = await findJobPost(ctx.tx, id);
  if (!post || post.status === "deleted") fail("jobPost.notFound");
  allow(canActOnJobPost(ctx.actor, "write", post));
  const copyId = randomUUIDv7();
  await insertJobPost(ctx.tx, {
    ...jobPostColumns(writtenJobPost(post) as Partial<JobPostDraft>),
    id: copyId,
    space_id: post.space_id,
    title: titleOfCopy(post),
    drafted_paragraphs: post.drafted_paragraphs,
    created_at: ctx.now,
    updated_at: ctx.now,
  });
  await copyLists(ctx.tx, id, copyId);
  await ctx.tell(jobPostChanged, { id: copyId, seen: false });
  return presentOwnJobPost(await readBack(ctx.tx, copyId), ctx.now);
}
