import type { Translation, TranslationRequest } from "@orbita/contract";
import { onBox, recordCall, type Purpose } from "../ai-calls/index.ts";
import type { StepCtx } from "../kernel/ctx.ts";
import { mayDraft } from "./may-draft.ts";
import { phrasebook } from "./phrasebook.ts";
import { findNamed } from "./queries.ts";
import { readFacts } from "./read-facts.ts";
import { translate } from "./translate.ts";

const purposeOf = (spaceId: string): Purpose => ({
  task: "translateDescription",
  spaceId,
  subjectIds: [],
  people: 0,
  dataClasses: ["jobPost", "spaceProfile"],
});

/** Translates a description between the two languages as far as the phrasebook can; the rest is marked as untranslated. */
export async function translateDescription(ctx: StepCtx, request: TranslationRequest): Promise<Translation> {
  const { spaceId, text, from, to, post } = request;
  const space = await mayDraft(ctx, spaceId);
  const facts = post ? await readFacts(ctx.tx, { ...post, language: from }, space) : null;
  const asked = { text, to, facts };
  // The first pass collects the names to look up; the second translates with the results.
  const listening = phrasebook(from, []);
  translate(asked, listening);
  const paragraphs = translate(asked, phrasebook(from, await findNamed(ctx.tx, [...listening.asked])));
  await ctx.prepare((inner) => recordCall(inner, purposeOf(spaceId), "answered"));
  return { language: to, title: facts?.title[to] ?? null, paragraphs, engine: onBox };
}
