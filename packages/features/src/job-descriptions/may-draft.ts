import { findSpaceChoices } from "../ai-calls/index.ts";
import type { ReadCtx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import type { SpaceFacts } from "./facts.ts";
import { canDraftDescription } from "./policy.ts";
import { findSpaceFacts } from "./queries.ts";

/** Checks that the actor is a recruiter of a Space that has enabled AI for job descriptions. Returns the Space's description of itself. */
export async function mayDraft({ tx, actor }: ReadCtx, spaceId: string): Promise<SpaceFacts> {
  allow(canDraftDescription(actor, spaceId));
  const space = (await findSpaceFacts(tx, spaceId)) ?? fail("space.notFound");
  if (!(await findSpaceChoices(tx, spaceId)).job_descriptions) fail("ai.switchedOff");
  return space;
}
