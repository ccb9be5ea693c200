import type { Db } from "@orbita/db";
import { answerQuestion } from "../../src/assistant/onbox/answer.ts";
import { loadKnowledge } from "../../src/assistant/onbox/knowledge.ts";
import { askAll } from "./ask-all.ts";
import type { ScoredAnswer } from "./figures.ts";
import { judgedSet, today } from "./set.ts";
import type { BenchmarkQuestion } from "./truth.ts";

export { askAll, halvesOf, type AnswerFunction, type BenchmarkRequest } from "./ask-all.ts";
export { assistantFigures, goals, meetsGoals, type AssistantFigures, type ScoredAnswer } from "./figures.ts";
export { judgedSet, today } from "./set.ts";
export { kinds, type BenchmarkQuestion } from "./truth.ts";
export { askWithModel, plantConsent, type ModelRunResult } from "./with-model.ts";

/** The set of judged questions for this seed, with the skill ids of a database that contains the taxonomy. */
export async function setOf(db: Db, seed: string): Promise<BenchmarkQuestion[]> {
  const rows = await db.selectFrom("skills").select(["id", "code"]).execute();
  return judgedSet({ seed, ids: new Map(rows.map(({ id, code }) => [code, id])) });
}

/** Asks all questions of the set to the assistant without a model, and scores the answers. */
export async function askOnBox(db: Db, set: readonly BenchmarkQuestion[]): Promise<ScoredAnswer[]> {
  const knowledge = await loadKnowledge({ tx: db, now: today });
  return askAll(set, (asked) => answerQuestion(asked, knowledge));
}
