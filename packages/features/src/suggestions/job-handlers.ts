import type { AiCallCtx } from "../ai-calls/index.ts";
import { handleJob, type JobHandler, type WorkCtx } from "../kernel/work.ts";
import {
  enqueueSuggestionsAfterEdit,
  findResume,
  lockResume,
  presentResume,
  saveSuggestions,
  suggestionQuietMs,
  suggestionSourceOf,
  suggestJob,
  wantsSuggestions,
} from "../resumes/index.ts";
import { assessAll } from "./assess.ts";
import { languageOf, makeSuggestions } from "./make-suggestions.ts";
import { findLanguage } from "./queries.ts";

type SuggestCtx = Pick<WorkCtx, "db" | "now" | "write" | "model" | "aiBudgets" | "ending">;

/** Timeout in milliseconds for the two model calls together. It is shorter than the timeout of the job. */
const mostMs = 45_000;

/** The context of model calls on behalf of the resume's owner, whose budget pays for them. */
const callCtx = ({ db, now, write, model, aiBudgets, ending }: SuggestCtx, ownerId: string): AiCallCtx => ({
  tx: db,
  actor: { id: ownerId },
  now,
  signal: AbortSignal.any([ending, AbortSignal.timeout(mostMs)]),
  platform: { model, aiBudgets },
  prepare: (work) => write("suggested", ({ tx }) => work({ tx })),
});

/** Makes the suggestions for a resume, unless they were made from the same content before. */
export async function suggestInBackground(
  ctx: SuggestCtx,
  { id, isEdit }: { id: string; isEdit: boolean },
): Promise<void> {
  const { db, now } = ctx;
  const row = await findResume(db, { id });
  if (!row?.owner_id || !(await wantsSuggestions(db, row.owner_id))) return;
  const resume = presentResume(row, now);
  if (suggestionSourceOf(resume) === row.suggested_from) return;
  if (isEdit && now.getTime() - row.updated_at.getTime() < suggestionQuietMs)
    return ctx.write("suggested", (inner) => enqueueSuggestionsAfterEdit(inner, id));
  const ownerId = row.owner_id;
  const language = languageOf(resume, await findLanguage(db, ownerId));
  const own = await makeSuggestions(db, resume, { language, now });
  const made = await assessAll(callCtx(ctx, ownerId), { resume, ownerId, language }, own);
  await ctx.write("suggested", async (inner) => {
    const current = await lockResume(inner.tx, { id });
    if (current) await saveSuggestions(inner, current, made, suggestionSourceOf(resume));
  });
}

export const suggestionJobHandlers: readonly JobHandler[] = [
  handleJob(suggestJob, (ctx, payload) => suggestInBackground(ctx, payload)),
];
