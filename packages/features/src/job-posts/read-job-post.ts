import type { JobPost, JobPostId, OwnJobPost, Page, SearchPayload, SpaceId } from "@orbita/contract";
import type { ReadCtx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { projected } from "../kernel/projected.ts";
import { canActOnJobPost } from "./policy.ts";
import { presentOwnJobPost } from "./present.ts";
import { findJobPost, searchOfSpace, type JobPostRow } from "./queries.ts";
import { presentOpenJobPost } from "./seen.ts";

export const readJobPost = async (ctx: Pick<ReadCtx, "tx" | "now">, { id }: { id: string }): Promise<JobPost> =>
  presentOpenJobPost(await findJobPost(ctx.tx, id), ctx.now);

export async function readOwnJobPost(ctx: ReadCtx, { id }: { id: JobPostId }): Promise<OwnJobPost> {
  const post = await findJobPost(ctx.tx, id);
  if (!post || post.status === "deleted") fail("jobPost.notFound");
  allow(canActOnJobPost(ctx.actor, "read", post));
  return presentOwnJobPost(post, ctx.now);
}

const presentPage = (
  { content, ...page }: Page<JobPostRow>,
  { projections }: SearchPayload,
  now: Date,
): Page<OwnJobPost> => ({
  ...page,
  content: projected(
    content.map((row) => presentOwnJobPost(row, now)),
    projections,
  ),
});

export async function searchOwnJobPosts(ctx: ReadCtx, payload: SearchPayload): Promise<Page<OwnJobPost>> {
  const spaceId = ctx.actor.spaceId ?? fail("access.denied");
  return presentPage(await searchOfSpace(ctx.tx, spaceId, payload), payload, ctx.now);
}

type PageRequest = { page: number; size: number };

export async function listJobPostsOfSpace(
  ctx: ReadCtx,
  { id }: { id: SpaceId },
  paging: PageRequest,
): Promise<Page<OwnJobPost>> {
  allow(canActOnJobPost(ctx.actor, "read", { space_id: id }));
  const payload = { ...paging, sort: "created:desc", filters: [], projections: [], facets: [] } as SearchPayload;
  return presentPage(await searchOfSpace(ctx.tx, id, payload), payload, ctx.now);
}
