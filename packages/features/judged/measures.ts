/** The relevance of a post: 3 is what was looked for, 0 is of no interest. */
export type RelevanceGrade = 0 | 1 | 2 | 3;

const gainOf = (grades: readonly number[]): number =>
  grades.slice(0, 10).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

/** nDCG of the first ten results. `grades` are those of every post; null if no post is relevant. */
export function ndcg10(found: readonly RelevanceGrade[], grades: readonly RelevanceGrade[]): number | null {
  const best = gainOf(grades.toSorted((one, other) => other - one));
  return best === 0 ? null : gainOf(found) / best;
}

export const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
export const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
type Point = { readonly lat: number; readonly lon: number };

/** The distance as the crow flies. */
export function kmBetween(one: Point, other: Point): number {
  const [a, b] = [radians(one.lat), radians(other.lat)];
  const half = (from: number, to: number) => Math.sin((to - from) / 2) ** 2;
  const chord = half(a, b) + Math.cos(a) * Math.cos(b) * half(radians(one.lon), radians(other.lon));
  return 2 * 6371 * Math.asin(Math.sqrt(chord));
}
