import type { AssistantAnswer } from "@orbita/contract";
import type { Subject } from "../../src/assistant/subject.ts";
import { figuresOf, type Marked } from "./figures.ts";
import { judge, type Given } from "./score.ts";
import { today } from "./people.ts";
import type { Judged } from "./truth.ts";

/** As the product asks its own engine. */
export type Asked = {
  readonly question: string;
  readonly language: "it" | "en";
  readonly subjects: readonly Subject[];
  readonly before: readonly { question: string; answer: AssistantAnswer | null }[];
  readonly now: Date;
};
export type Answering = (asked: Asked) => Given | Promise<Given>;

/** Every question by itself, without what was said before. */
export async function askAll(set: readonly Judged[], answer: Answering): Promise<Marked[]> {
  const marked: Marked[] = [];
  for (const judged of set) {
    const { question, screen, subjects } = judged;
    const given = await answer({ question, language: screen, subjects, before: [], now: today });
    marked.push({ judged, verdict: judge(judged, given), given });
  }
  return marked;
}

export const halvesOf = (marked: readonly Marked[]) => ({
  all: figuresOf(marked),
  tuning: figuresOf(marked.filter(({ judged }) => judged.half === "tuning")),
  held: figuresOf(marked.filter(({ judged }) => judged.half === "held")),
});
