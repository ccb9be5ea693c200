import type { JobPostId, OwnJobPost } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { jobPostChanged } from "./events.ts";
import { can } from "./policy.ts";
import { presentOwnJobPost } from "./present.ts";
import { lockJobPost, saveJobPost } from "./queries.ts";
import { confirm, lastMoment } from "./rules.ts";

type ConfirmationInput = { expiresOn?: string | undefined };

/** Also works without a question: the public page shows the date of the last confirmation. */
export async function confirmJobPost(
  ctx: Ctx,
  { id }: { id: JobPostId },
  { expiresOn }: ConfirmationInput,
): Promise<OwnJobPost> {
  const post = (await lockJobPost(ctx.tx, id)) ?? fail("jobPost.notFound");
  allow(can(ctx.actor, "write", post));
  const next = confirm(post, { expiresAt: lastMoment(expiresOn, ctx.now), now: ctx.now });
  const saved = await saveJobPost(ctx.tx, next);
  await ctx.tell(jobPostChanged, { id, seen: true });
  return presentOwnJobPost(saved, ctx.now);
}
