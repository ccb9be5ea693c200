import type { AssistantAnswer } from "@orbita/contract";
import type { AssistantSubject } from "../../src/assistant/subject.ts";
import { assistantFigures, type ScoredAnswer } from "./figures.ts";
import { judgeAnswer, type BenchmarkAnswer } from "./score.ts";
import { today } from "./people.ts";
import type { BenchmarkQuestion } from "./truth.ts";

/** The input of an answer function, as in the product: question, language of the screen, people, earlier messages and time. */
export type BenchmarkRequest = {
  readonly question: string;
  readonly language: "it" | "en";
  readonly subjects: readonly AssistantSubject[];
  readonly before: readonly { question: string; answer: AssistantAnswer | null }[];
  readonly now: Date;
};
export type AnswerFunction = (asked: BenchmarkRequest) => BenchmarkAnswer | Promise<BenchmarkAnswer>;

/** Asks each question on its own, without earlier messages, and scores the answer. */
export async function askAll(set: readonly BenchmarkQuestion[], answer: AnswerFunction): Promise<ScoredAnswer[]> {
  const marked: ScoredAnswer[] = [];
  for (const judged of set) {
    const { question, screen, subjects } = judged;
    const given = await answer({ question, language: screen, subjects, before: [], now: today });
    marked.push({ judged, verdict: judgeAnswer(judged, given), given });
  }
  return marked;
}

export const halvesOf = (marked: readonly ScoredAnswer[]) => ({
  all: assistantFigures(marked),
  tuning: assistantFigures(marked.filter(({ judged }) => judged.half === "tuning")),
  held: assistantFigures(marked.filter(({ judged }) => judged.half === "held")),
});
