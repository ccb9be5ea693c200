import type { Db } from "@orbita/db";
import { answer } from "../../src/assistant/onbox/answer.ts";
import { loadKnowledge } from "../../src/assistant/onbox/knowledge.ts";
import { askAll } from "./ask-all.ts";
import type { Marked } from "./figures.ts";
import { judgedSet, today } from "./set.ts";
import type { Judged } from "./truth.ts";

export { askAll, halvesOf, type Answering, type Asked } from "./ask-all.ts";
export { figuresOf, goals, meetsGoals, type Figures, type Marked } from "./figures.ts";
export { judgedSet, today } from "./set.ts";
export { kinds, type Judged } from "./truth.ts";
export { askWithModel, plantConsent, type WithModel } from "./with-model.ts";

/** The set, with the skills of a database that holds the taxonomy. */
export async function setOf(db: Db, seed: string): Promise<Judged[]> {
  const rows = await db.selectFrom("skills").select(["id", "code"]).execute();
  return judgedSet({ seed, ids: new Map(rows.map(({ id, code }) => [code, id])) });
}

/** What the product answers by itself, without a model. */
export async function askOnBox(db: Db, set: readonly Judged[]): Promise<Marked[]> {
  const knowledge = await loadKnowledge({ tx: db, now: today });
  return askAll(set, (asked) => answer(asked, knowledge));
}
