import type { Translation, TranslationRequest } from "@orbita/contract";
import { onBox, recordCall, type AiCallPurpose } from "../ai-calls/index.ts";
import type { StepCtx } from "../kernel/ctx.ts";
import { mayDraft } from "./may-draft.ts";
import { phrasebook } from "./phrasebook.ts";
import { findTaxonomyNames } from "./queries.ts";
import { readFacts } from "./read-facts.ts";
import { translate } from "./translate.ts";

const purposeOf = (spaceId: string): AiCallPurpose => ({
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
  // The first pass only collects the names to look up in the taxonomy. The second pass translates with the names found.
  const listening = phrasebook(from, []);
  translate(asked, listening);
  const paragraphs = translate(asked, phrasebook(from, await findTaxonomyNames(ctx.tx, [...listening.asked])));
  await ctx.prepare((inner) => recordCall(inner, purposeOf(spaceId), "answered"));
  return { language: to, title: facts?.title[to] ?? null, paragraphs, engine: onBox };
}
