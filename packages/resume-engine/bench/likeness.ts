/** Rules by which the benchmark counts two values as equal. They are exactly those of the first scorer of cvbench, the set of test CVs. */
const LEGAL =
  /\b(s\.?p\.?a|s\.?r\.?l(?:\.?s)?|s\.?n\.?c|s\.?a\.?s|ltd|limited|plc|llc|inc|gmbh|ag|sp z o\.?o|bv|sarl|srls)\b\.?/gu;

export const norm = (text: unknown): string =>
  (typeof text === "string" ? text : "")
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036F]/gu, "")
    .toLowerCase()
    .replaceAll(/[’‘`´]/gu, "'")
    .replaceAll(/[^\p{L}\p{N}+#&/.']+/gu, " ")
    .replaceAll(/(?<![\p{L}\p{N}])[.'/&]+|[.'/&]+(?![\p{L}\p{N}])/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .trim();
const tokens = (text: string) => norm(text).split(" ").filter(Boolean);

export function tokenF1(a: string | null | undefined, b: string | null | undefined): number {
  const left = tokens(a ?? "");
  const right = tokens(b ?? "");
  if (left.length === 0 || right.length === 0) return 0;
  const counts = new Map<string, number>();
  for (const token of left) counts.set(token, (counts.get(token) ?? 0) + 1);
  let common = 0;
  for (const token of right) {
    const count = counts.get(token) ?? 0;
    if (count === 0) continue;
    common++;
    counts.set(token, count - 1);
  }
  return (2 * common) / (left.length + right.length);
}

type TextComparison = (truth: string, read: string) => boolean;
export const textFrom =
  (threshold: number): TextComparison =>
  (a, b) =>
    norm(a) === norm(b) || tokenF1(a, b) >= threshold;
export const sameText: TextComparison = (a, b) => norm(a) === norm(b);
export const sameName: TextComparison = (a, b) =>
  norm(a) === norm(b) || tokens(a).toSorted().join() === tokens(b).toSorted().join();
export const sameMail: TextComparison = (a, b) => a.toLowerCase() === b.toLowerCase();
export const sameCompany: TextComparison = (a, b) => {
  const [left, right] = [a, b].map((text) => norm(norm(text).replaceAll(LEGAL, " "))) as [string, string];
  return left === right || tokenF1(left, right) >= 0.8;
};
export const samePhone: TextComparison = (a, b) => {
  const [left, right] = [a, b].map((text) => text.replaceAll(/\D/gu, "").slice(-8)) as [string, string];
  return left.length >= 6 && left === right;
};
export const sameAddress: TextComparison = (a, b) => {
  const bare = (text: string) =>
    text
      .toLowerCase()
      .replace(/^https?:\/\//u, "")
      .replace(/^www\./u, "")
      .replace(/\/$/u, "");
  return bare(a) === bare(b);
};
/** Whether two dates are equal. An expected date that has only the year accepts any month of that year. */
export const sameDate: TextComparison = (truth, read) =>
  truth.length === 4 ? read.slice(0, 4) === truth : read.slice(0, 7) === truth;
export const sameEnd: TextComparison = (a, b) => (a === "current" || b === "current" ? a === b : sameDate(a, b));
export const sameSkill: TextComparison = (a, b) => {
  const key = (text: string) =>
    norm(text)
      .replaceAll(/\.js\b/gu, "js")
      .replaceAll(/\s+/gu, "");
  return key(a) === key(b);
};
export type { TextComparison };
