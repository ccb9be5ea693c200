import type { JobPost, jobPostChange, JobPostId } from "@orbita/contract";
import type { z } from "zod";
import type { Ctx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { jobPostChanged } from "./events.ts";
import { can } from "./policy.ts";
import { presentJobPost } from "./present.ts";
import { lockJobPost, saveJobPost } from "./queries.ts";
import { change } from "./rules.ts";
import { knownAgreement } from "./agreement.ts";
import { saveAskedSkills } from "./skills.ts";

type Change = z.output<typeof jobPostChange>;

export async function changeJobPost(ctx: Ctx, { id }: { id: JobPostId }, given: Change): Promise<JobPost> {
  const post = (await lockJobPost(ctx.tx, id)) ?? fail("jobPost.notFound");
  allow(can(ctx.actor, "write", post));
  const ccnl = given.ccnl && given.ccnl !== post.ccnl ? await knownAgreement(ctx.tx, given.ccnl) : given.ccnl;
  const changed = change(post, { ...given, ccnl });
  if (given.skills) changed.skills = await saveAskedSkills(ctx.tx, id, given.skills);
  // Always written, also for the skills alone: the version of the row is that of its document.
  const next = await saveJobPost(ctx.tx, changed);
  await ctx.tell(jobPostChanged, { id, seen: post.status === "published" });
  return presentJobPost(next);
}
