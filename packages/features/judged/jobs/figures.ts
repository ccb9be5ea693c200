import type { JudgedQuestion } from "./reference.ts";

/** How well the search answered one question. */
export type JudgedFigure = {
  readonly question: JudgedQuestion;
  readonly ndcg: number;
  /** The same among the ads in one language only; null if no ad in one of them answers the question fully. */
  readonly among: Readonly<Record<"it" | "en", number>> | null;
  readonly total: number;
  readonly titles: readonly string[];
};

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

export const summaryOf = (figures: readonly JudgedFigure[]) => ({
  questions: figures.length,
  zeroResults: figures.filter(({ total }) => total === 0).length / figures.length,
  ndcg10: mean(figures.map(({ ndcg }) => ndcg)),
});

/** The mean nDCG@10 of the questions in one language among the ads in one language. */
export const acrossLanguages = (figures: readonly JudgedFigure[], asked: JudgedQuestion["language"], ad: "it" | "en") =>
  mean(figures.filter(({ question }) => question.language === asked).flatMap(({ among }) => among?.[ad] ?? []));

const languages = ["it", "en", "mixed"] as const;

/** Prints the figures of both halves, and those by the language of the question and of the ads. */
export function printFigures(name: string, figures: readonly JudgedFigure[]): void {
  for (const half of ["tuning", "held"]) {
    const some = figures.filter(({ question }) => question.half === half);
    const { questions, zeroResults, ndcg10 } = summaryOf(some);
    const table = languages
      .map((language) =>
        (["it", "en"] as const).map((ad) => `${language}→${ad} ${acrossLanguages(some, language, ad).toFixed(3)}`),
      )
      .flat();
    process.stdout.write(
      `${name}, ${half}: ${questions} questions, ${(zeroResults * 100).toFixed(1)} % without results, nDCG@10 ${ndcg10.toFixed(3)} (${table.join(", ")})\n`,
    );
  }
}

/** The worst questions of the half for tuning, with the grades and titles of their first results. */
export const worstOf = (figures: readonly JudgedFigure[], count: number): string =>
  figures
    .filter(({ question }) => question.half === "tuning")
    .toSorted((one, other) => one.ndcg - other.ndcg)
    .slice(0, count)
    .map(({ ndcg, question, total, titles }) => `  ${ndcg.toFixed(2)} ${question.text} (${total}): ${titles.join(" · ")}\n`)
    .join("");
