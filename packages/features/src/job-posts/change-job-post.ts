import type { JobPost, jobPostChange, JobPostId } from "@orbita/contract";
import type { z } from "zod";
import type { Ctx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { jobPostChanged } from "./events.ts";
import { can } from "./policy.ts";
import { presentJobPost } from "./present.ts";
import { lockJobPost, saveJobPost } from "./queries.ts";
import { change } from "./rules.ts";

type Change = z.output<typeof jobPostChange>;

export async function changeJobPost(ctx: Ctx, { id }: { id: JobPostId }, given: Change): Promise<JobPost> {
  const post = (await lockJobPost(ctx.tx, id)) ?? fail("jobPost.notFound");
  allow(can(ctx.actor, "write", post));
  const next = await saveJobPost(ctx.tx, change(post, given));
  await ctx.tell(jobPostChanged, { id, seen: post.status === "published" });
  return presentJobPost(next);
}
