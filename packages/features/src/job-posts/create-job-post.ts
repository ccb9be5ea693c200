import { randomUUIDv7 } from "node:crypto";
import type { JobPost, JobPostDraft } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { jobPostChanged } from "./events.ts";
import { can } from "./policy.ts";
import { presentJobPost } from "./present.ts";
import { insertJobPost } from "./queries.ts";
import { placeColumns } from "./rules.ts";
import { knownAgreement } from "./agreement.ts";
import { saveAskedSkills } from "./skills.ts";

export async function createJobPost(ctx: Ctx, draft: JobPostDraft): Promise<JobPost> {
  const spaceId = ctx.actor.spaceId ?? fail("access.denied");
  allow(can(ctx.actor, "write", { space_id: spaceId }));
  const post = await insertJobPost(ctx.tx, {
    id: randomUUIDv7(),
    space_id: spaceId,
    title: draft.title,
    description: draft.description ?? "",
    ...placeColumns(draft.location),
    salary_min: draft.salaryMin ?? null,
    salary_max: draft.salaryMax ?? null,
    ccnl: draft.ccnl ? await knownAgreement(ctx.tx, draft.ccnl) : null,
    ...(draft.replyDays && { reply_days: draft.replyDays }),
    created_at: ctx.now,
    updated_at: ctx.now,
  });
  if (draft.skills) post.skills = await saveAskedSkills(ctx.tx, post.id, draft.skills);
  await ctx.tell(jobPostChanged, { id: post.id, seen: false });
  return presentJobPost(post);
}
