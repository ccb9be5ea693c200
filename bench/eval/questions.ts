import { loadOccupations, loadSkills, loadVocabulary } from "@orbita/db/seed";
import {
  askOnBox,
  askWithModel,
  assistantFigures,
  plantConsent,
  setOf,
  type AssistantFigures,
} from "@orbita/features/judged";
import type { Model } from "@orbita/platform";
import { aSpace, createDatabase, prepareTemplate } from "@orbita/testing";
import { listenTo, type ModelCallStats } from "./listen.ts";

export type QuestionFigures = {
  onBox: AssistantFigures;
  withModel: AssistantFigures;
  /** The number of answers that were shown in the model's wording. */
  phrased: number;
  /** The share of the model's statements that no line supports; they were not shown. */
  dropped: number;
  heard: ModelCallStats;
};

/** AI budgets that are never reached: the operator has decided to pay for the evaluation. */
const aiBudgets = { spaceCents: 1_000_000, personCents: 1_000_000 };

/** Lets the assistant answer the questions with known answers twice: by our own code alone, and with the model's wording. */
export async function evalQuestions(
  model: Model,
  { seed, most }: { seed: string; most: number },
): Promise<QuestionFigures> {
  await prepareTemplate();
  const database = await createDatabase();
  try {
    const { db } = database;
    await loadVocabulary(db);
    await loadSkills(db);
    await loadOccupations(db);
    const all = await setOf(db, seed);
    // Takes every nth question, so that the sample covers all kinds of questions.
    const every = Math.max(1, all.length / most);
    const set = all.filter((_, nth) => Math.floor(nth / every) !== Math.floor((nth - 1) / every));
    const { id: spaceId, userId } = await aSpace(db);
    await plantConsent(db, set, { spaceId, userId });
    const onBox = assistantFigures(await askOnBox(db, set));
    const listening = listenTo(model);
    const asked = await askWithModel(db, set, { spaceId, userId, model: listening.model, aiBudgets });
    const { heard } = listening;
    return {
      onBox,
      withModel: assistantFigures(asked.marked),
      phrased: asked.phrased,
      dropped: heard.written === 0 ? 0 : Math.max(0, heard.written - asked.shown) / heard.written,
      heard,
    };
  } finally {
    await database.drop();
  }
}
