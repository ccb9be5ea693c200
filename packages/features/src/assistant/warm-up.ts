import type { ReadCtx } from "../kernel/ctx.ts";
import { answerQuestion } from "./onbox/answer.ts";
import { loadKnowledge } from "./onbox/knowledge.ts";

/** Loads the taxonomy names at start, so that the first question does not wait for them. */
export async function warmUp(ctx: Pick<ReadCtx, "tx" | "now">): Promise<void> {
  const knowledge = await loadKnowledge(ctx);
  answerQuestion({ question: "Parla inglese?", language: "it", subjects: [], before: [], now: ctx.now }, knowledge);
}
