import type { Db } from "@orbita/db";
import type { AiBudgets, Model } from "@orbita/platform";
import { phraseAnswer } from "../../src/assistant/model/phrase.ts";
import { answerQuestion } from "../../src/assistant/onbox/answer.ts";
import { loadKnowledge } from "../../src/assistant/onbox/knowledge.ts";
import { purposeOf } from "../../src/assistant/purpose.ts";
import { askAll } from "./ask-all.ts";
import type { ScoredAnswer } from "./figures.ts";
import { today } from "./set.ts";
import type { BenchmarkQuestion } from "./truth.ts";

/** The member who asks, and their Space, which allows the use of an external model. */
export type BenchmarkCaller = { readonly spaceId: string; readonly userId: string };

/** Creates accounts for the people of the set and consents of all of them, and of the Space, to an external model. */
export async function plantConsent(
  db: Db,
  set: readonly BenchmarkQuestion[],
  { spaceId }: BenchmarkCaller,
): Promise<void> {
  const people = new Map(set.flatMap(({ subjects }) => subjects.map((subject) => [subject.ownerId!, subject.label])));
  for (const [id, label] of people) {
    const [first_name = "", last_name = ""] = label.split(" ");
    const row = { id, email: `${id}@posta.example`, username: `persona ${id}`, first_name, last_name };
    await db.insertInto("users").values(row).execute();
    await db.insertInto("user_settings").values({ user_id: id, ai_external: true }).execute();
  }
  await db.insertInto("ai_space_settings").values({ space_id: spaceId, external_model: true }).execute();
}

export type ModelRunResult = {
  readonly marked: ScoredAnswer[];
  /** Number of answers that the model phrased; our own code phrased the others. */
  readonly phrased: number;
  readonly shown: number;
};

/** Asks all questions of the set to the assistant with a model, as in the product, and scores the answers. */
export async function askWithModel(
  db: Db,
  set: readonly BenchmarkQuestion[],
  options: BenchmarkCaller & { model: Model; aiBudgets: AiBudgets },
): Promise<ModelRunResult> {
  const knowledge = await loadKnowledge({ tx: db, now: today });
  const { spaceId, userId, model, aiBudgets } = options;
  let [phrased, shown] = [0, 0];
  const marked = await askAll(set, async (asked) => {
    const purpose = purposeOf({ spaceId, subjects: asked.subjects, excluded: 0 });
    const ctx = {
      tx: db,
      actor: { id: userId },
      now: new Date(),
      signal: AbortSignal.timeout(model.timeoutMs * 2),
      platform: { model, aiBudgets },
      prepare: <T>(
        work: (inner: { tx: Parameters<Parameters<ReturnType<Db["transaction"]>["execute"]>[0]>[0] }) => Promise<T>,
      ) => db.transaction().execute((tx) => work({ tx })),
    };
    const { drafted, engine } = await phraseAnswer(
      ctx,
      { asked, drafted: answerQuestion(asked, knowledge), purpose, knowledge },
      { begin: () => {}, statement: () => {} },
    );
    if (engine.kind === "model") {
      phrased += 1;
      shown += drafted.statements.length;
    }
    return drafted;
  });
  return { marked, phrased, shown };
}
