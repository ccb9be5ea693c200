import type { JobDescription, JobDescriptionRequest } from "@orbita/contract";
import { recordCall, type Purpose } from "../ai-calls/index.ts";
import type { StepCtx } from "../kernel/ctx.ts";
import { draft } from "./draft.ts";
import { mayDraft } from "./may-draft.ts";
import { namesIn, textOf } from "./paragraph.ts";
import { readFacts } from "./read-facts.ts";
import { rewrite } from "./rewrite.ts";

const purposeOf = (spaceId: string): Purpose => ({
  task: "jobPostDescription",
  spaceId,
  subjectIds: [],
  people: 0,
  dataClasses: ["jobPost", "spaceProfile"],
});

/** Drafts paragraphs from the fields of a job post. */
export async function draftDescription(
  ctx: StepCtx,
  { spaceId, post }: JobDescriptionRequest,
): Promise<JobDescription> {
  const space = await mayDraft(ctx, spaceId);
  const facts = await readFacts(ctx.tx, post, space);
  const purpose = purposeOf(spaceId);
  const paragraphs = draft(facts, post.language);
  const { made, engine } = await rewrite(ctx, purpose, facts, paragraphs);
  // A model call logs itself in the AI register, whatever its outcome.
  if (engine.kind === "onBox" && engine.note !== "fellBack")
    await ctx.prepare((inner) => recordCall(inner, purpose, "answered"));
  return {
    language: post.language,
    paragraphs: paragraphs.map((one) => ({ text: made?.get(one.key) ?? textOf(one), from: namesIn(one) })),
    engine,
  };
}
