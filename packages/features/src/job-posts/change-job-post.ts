import type { JobPostChange, JobPostId, OwnJobPost } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { knownColumnsOf } from "./columns.ts";
import { jobPostChanged } from "./events.ts";
import { saveLists } from "./lists.ts";
import { can } from "./policy.ts";
import { presentOwnJobPost } from "./present.ts";
import { lockJobPost, readBack, saveJobPost } from "./queries.ts";
import { change, settle } from "./rules.ts";

export async function changeJobPost(ctx: Ctx, { id }: { id: JobPostId }, given: JobPostChange): Promise<OwnJobPost> {
  const post = (await lockJobPost(ctx.tx, id)) ?? fail("jobPost.notFound");
  allow(can(ctx.actor, "write", post));
  const changed = change(post, given, await knownColumnsOf(ctx.tx, given));
  await saveLists(ctx.tx, id, given);
  // Always written, also for a list alone: the version of the row is that of its document.
  const next = await saveJobPost(ctx.tx, changed);
  // What people can see must stay whole.
  const shown = next.status === "published" ? await saveJobPost(ctx.tx, settle(next)) : next;
  await ctx.tell(jobPostChanged, { id, seen: post.status === "published" });
  return presentOwnJobPost(shown, ctx.now);
}
