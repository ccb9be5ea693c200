import type { Resume, ServerLanguage } from "@orbita/contract";
import { withReason } from "@orbita/db";
import type { StepCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { lockOwnResume, readResume, saveSuggestions, suggestionSourceOf, wantsSuggestions } from "../resumes/index.ts";
import { assessAll } from "./assess.ts";
import { languageOf, makeSuggestions } from "./make-suggestions.ts";

/** Makes the suggestions for the caller's resume and saves them. */
export async function suggestForResume(
  ctx: StepCtx,
  { id }: { id: string },
  { language: otherwise }: { language: ServerLanguage },
): Promise<Resume> {
  const resume = await readResume(ctx);
  if (resume.id !== id) fail("resume.notFound");
  const ownerId = ctx.actor.id!;
  if (!(await wantsSuggestions(ctx.tx, ownerId))) fail("ai.switchedOff");
  const language = languageOf(resume, otherwise);
  const own = await makeSuggestions(ctx.tx, resume, { language, now: ctx.now });
  const made = await assessAll(ctx, { resume, ownerId, language }, own);
  return ctx.write(async (inner) => {
    const row = await lockOwnResume(inner, id);
    await withReason(inner.tx, "suggested");
    return saveSuggestions(inner, row, made, suggestionSourceOf(resume));
  });
}
