import { verdict, type Verdict } from "@orbita/contract";
import { mean, ndcg10, percent } from "../measures.ts";
import { isWithinLimits } from "./grades.ts";
import type { FitSet, JudgedFit, JudgedReason } from "./set.ts";

/** How good one order of the jobs is for one person. */
export type FitFigure = {
  readonly fit: JudgedFit;
  readonly ndcg: number;
  /** The number of jobs among the first ten that the person's limits rule out. */
  readonly outside: number;
  /** Grades and ids of the first ten. */
  readonly first: readonly string[];
};

/** Judges an order of job ids, the best first; jobs that it leaves out count as not shown. */
export function fitFigureOf({ jobs }: FitSet, fit: JudgedFit, order: readonly string[]): FitFigure {
  const byId = new Map(jobs.map((job) => [job.id, job]));
  const first = order.slice(0, 10);
  const grades = first.map((id) => fit.grades.get(id)!);
  return {
    fit,
    // Every judged person has a relevant job.
    ndcg: ndcg10(grades, [...fit.grades.values()])!,
    outside: first.filter((id) => !isWithinLimits(fit.person, byId.get(id)!)).length,
    first: first.map((id, position) => `${grades[position]} ${byId.get(id)!.occupation.key}`),
  };
}

export function fitSummaryOf(figures: readonly FitFigure[]) {
  const ndcgOf = (language: string) =>
    mean(figures.filter(({ fit }) => fit.person.language === language).map(({ ndcg }) => ndcg));
  return {
    people: figures.length,
    ndcg10: mean(figures.map(({ ndcg }) => ndcg)),
    italian: ndcgOf("it"),
    english: ndcgOf("en"),
    mixed: ndcgOf("mixed"),
    outside: figures.reduce((sum, { outside }) => sum + outside, 0),
  };
}

/** The share of reasons that are true, of all and of each verdict; null for a verdict that was never given. */
export function reasonSummaryOf(reasons: readonly JudgedReason[]) {
  const shareOf = (some: readonly JudgedReason[]) =>
    some.length === 0 ? null : some.filter(({ isTrue }) => isTrue).length / some.length;
  const byVerdict = verdict.options.map((one) => [one, shareOf(reasons.filter((reason) => reason.verdict === one))]);
  return { all: shareOf(reasons), ...(Object.fromEntries(byVerdict) as Record<Verdict, number | null>) };
}

type FitResults = {
  readonly figures: readonly FitFigure[];
  readonly reasonsOf?: (fit: JudgedFit) => readonly JudgedReason[];
};

/** Prints a row of the table for each half: the order, and the reasons if there are any. */
export function printFitFigures(name: string, { figures, reasonsOf }: FitResults): void {
  for (const half of ["tuning", "held"] as const) {
    const some = figures.filter(({ fit }) => fit.person.half === half);
    if (some.length === 0) continue;
    const { people, ndcg10: all, italian, english, mixed, outside } = fitSummaryOf(some);
    const [total, it, en, both] = [all, italian, english, mixed].map((value) => value.toFixed(3));
    const reasons = reasonsOf ? reasonSummaryOf(some.flatMap(({ fit }) => reasonsOf(fit))) : null;
    const shares = Object.entries(reasons ?? {}).flatMap(([key, share]) =>
      share === null ? [] : `${key} ${percent(share)}`,
    );
    process.stdout.write(
      `${name}, ${half}: ${people} people, nDCG@10 ${total} (Italian ${it}, English ${en}, mixed ${both}), ` +
        `${outside} jobs outside limits${shares.length > 0 ? `, true reasons: ${shares.join(", ")}` : ""}\n`,
    );
  }
}

/** The worst orders of the half for tuning, with the grades of their first results. */
export const worstFitsOf = (figures: readonly FitFigure[], count: number): string =>
  figures
    .filter(({ fit }) => fit.person.half === "tuning")
    .toSorted((one, other) => one.ndcg - other.ndcg)
    .slice(0, count)
    .map(
      ({ ndcg, fit, first }) =>
        `  ${ndcg.toFixed(2)} ${fit.person.number} ${fit.person.occupation.key}: ${first.join(" · ")}\n`,
    )
    .join("");
