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

/** Who asks, in whose name: a Space that lets its words leave. */
export type BenchmarkCaller = { readonly spaceId: string; readonly userId: string };

/** The people of the set as accounts that let their lines go to a model, and a Space that does the same. */
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
  /** Answers that the model phrased; the others are our own code's. */
  readonly phrased: number;
  readonly shown: number;
};

/** The same questions with a model's phrasing, as the product asks for it. */
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
