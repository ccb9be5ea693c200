import { mean, percent } from "../measures.ts";
import type { JudgedQuestion } from "./reference.ts";

/** How well the search answered one question. */
export type JudgedFigure = {
  readonly question: JudgedQuestion;
  readonly ndcg: number;
  /** The same among the ads in one language only; null if no ad in one of the languages answers the question fully. */
  readonly among: Readonly<Record<"it" | "en", number>> | null;
  readonly total: number;
  readonly titles: readonly string[];
};

/** The mean nDCG@10 of the questions in one language among the ads in one language. */
const meanAmong = (figures: readonly JudgedFigure[], asked: JudgedQuestion["language"], ad: "it" | "en") =>
  mean(figures.filter(({ question }) => question.language === asked).flatMap(({ among }) => among?.[ad] ?? []));

export function summaryOf(figures: readonly JudgedFigure[]) {
  const [own, other] = [
    [meanAmong(figures, "it", "it"), meanAmong(figures, "en", "en")],
    [meanAmong(figures, "it", "en"), meanAmong(figures, "en", "it")],
  ];
  return {
    questions: figures.length,
    zeroResults: figures.filter(({ total }) => total === 0).length / figures.length,
    ndcg10: mean(figures.map(({ ndcg }) => ndcg)),
    italianOnEnglish: other[0]!,
    englishOnItalian: other[1]!,
    /** How much better ads in the language of the question are ordered than those in the other language. */
    crossing: mean(own) - mean(other),
  };
}

/** Prints the figures of both halves as rows of a table. */
export function printFigures(name: string, figures: readonly JudgedFigure[]): void {
  for (const half of ["tuning", "held"]) {
    const some = figures.filter(({ question }) => question.half === half);
    if (some.length === 0) continue;
    const { questions, zeroResults, ndcg10, italianOnEnglish, englishOnItalian, crossing } = summaryOf(some);
    const values = [ndcg10, italianOnEnglish, englishOnItalian, crossing].map((value) => value.toFixed(3));
    const [all, italian, english, difference] = values;
    process.stdout.write(
      `${name}, ${half}: ${questions} questions, ${percent(zeroResults)} without results, nDCG@10 ${all}, ` +
        `Italian on English ads ${italian}, English on Italian ads ${english}, difference ${difference}\n`,
    );
  }
}

/** The worst questions of the half for tuning, with the grades and titles of their first results. */
export const worstOf = (figures: readonly JudgedFigure[], count: number): string =>
  figures
    .filter(({ question }) => question.half === "tuning")
    .toSorted((one, other) => one.ndcg - other.ndcg)
    .slice(0, count)
    .map(
      ({ ndcg, question, total, titles }) =>
        `  ${ndcg.toFixed(2)} ${question.text} (${total}): ${titles.join(" · ")}\n`,
    )
    .join("");
