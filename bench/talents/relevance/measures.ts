import type { JudgedQuery } from "./set.ts";

export type RelevanceFigures = { queries: number; ndcg10: number; recall50: number; map: number };
export type RankedIds = readonly string[];
/** A query with the ids of the people found, best match first. */
export type AnsweredQuery = JudgedQuery & { found: RankedIds };

const gain = (grade: number) => 2 ** grade - 1;
const discounted = (grades: readonly number[]) =>
  grades.slice(0, 10).reduce((sum, grade, at) => sum + gain(grade) / Math.log2(at + 2), 0);

export function ndcg10(found: RankedIds, grades: ReadonlyMap<string, number>): number | null {
  const ideal = discounted([...grades.values()].toSorted((a, b) => b - a));
  return ideal === 0 ? null : discounted(found.map((id) => grades.get(id) ?? 0)) / ideal;
}

/** The share of all relevant people who are among the first fifty results. If more than fifty are relevant, the share of fifty. */
function recall50(found: RankedIds, wanted: ReadonlySet<string>): number {
  const seen = found.slice(0, 50).filter((id) => wanted.has(id)).length;
  return seen / Math.min(50, wanted.size);
}

function averagePrecision(found: RankedIds, wanted: ReadonlySet<string>): number {
  let [seen, sum] = [0, 0];
  for (const [at, id] of found.entries()) if (wanted.has(id)) sum += ++seen / (at + 1);
  return sum / Math.min(found.length || 1, wanted.size);
}

export const mean = (values: readonly number[]): number =>
  Number((values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)).toFixed(4));

export function figuresOf(answered: readonly AnsweredQuery[]): RelevanceFigures {
  const wantedOf = ({ grades }: JudgedQuery) =>
    new Set([...grades].filter(([, grade]) => grade >= 2).map(([id]) => id));
  return {
    queries: answered.length,
    ndcg10: mean(answered.map(({ found, grades }) => ndcg10(found, grades) ?? 0)),
    recall50: mean(answered.map((one) => recall50(one.found, wantedOf(one)))),
    map: mean(answered.map((one) => averagePrecision(one.found, wantedOf(one)))),
  };
}

/** Compares the results of Italian queries among the Italian CVs with those among the English CVs. */
export function acrossLanguages(answered: readonly AnsweredQuery[], languageOf: ReadonlyMap<string, "it" | "en">) {
  const among = ({ found, grades }: AnsweredQuery, language: "it" | "en") =>
    ndcg10(
      found.filter((id) => languageOf.get(id) === language),
      new Map([...grades].filter(([id]) => languageOf.get(id) === language)),
    );
  const pairs = answered
    .filter(({ query }) => query.language === "it" && query.kind !== "filters")
    .map((one) => [among(one, "it"), among(one, "en")])
    .filter((pair): pair is [number, number] => pair.every((value) => value !== null));
  const [onItalian, onEnglish] = [mean(pairs.map(([it]) => it)), mean(pairs.map(([, en]) => en))];
  return { pairs: pairs.length, onItalian, onEnglish, gap: Number((onItalian - onEnglish).toFixed(4)) };
}
