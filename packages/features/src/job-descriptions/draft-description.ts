import type { JobDescription, JobDescriptionRequest } from "@orbita/contract";
import { recordCall, type AiCallPurpose } from "../ai-calls/index.ts";
import type { StepCtx } from "../kernel/ctx.ts";
import { draftAd } from "./draft.ts";
import { mayDraft } from "./may-draft.ts";
import { namesInParagraph, textOf } from "./paragraph.ts";
import { readFacts } from "./read-facts.ts";
import { rewrite } from "./rewrite.ts";

const purposeOf = (spaceId: string): AiCallPurpose => ({
  task: "jobPostDescription",
  spaceId,
  subjectIds: [],
  people: 0,
  dataClasses: ["jobPost", "spaceProfile"],
});

/** Drafts paragraphs from the fields of a job post and the Space's page. A language model may then rewrite some of them. */
export async function draftDescription(
  ctx: StepCtx,
  { spaceId, post }: JobDescriptionRequest,
): Promise<JobDescription> {
  const space = await mayDraft(ctx, spaceId);
  const facts = await readFacts(ctx.tx, post, space);
  const purpose = purposeOf(spaceId);
  const paragraphs = draftAd(facts, post.language);
  const { made, engine } = await rewrite(ctx, purpose, facts, paragraphs);
  // Drafts without a model are recorded in the AI register here. A model call records itself, also when it fails.
  if (engine.kind === "onBox" && engine.note !== "fellBack")
    await ctx.prepare((inner) => recordCall(inner, purpose, "answered"));
  return {
    language: post.language,
    paragraphs: paragraphs.map((one) => ({ text: made?.get(one.key) ?? textOf(one), from: namesInParagraph(one) })),
    engine,
  };
}
