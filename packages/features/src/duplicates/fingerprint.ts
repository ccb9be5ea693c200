import { createHash } from "node:crypto";
import type { Resume } from "@orbita/contract";

/** Two CVs whose fingerprints differ in no more bits are nearly the same text. */
export const nearBits = 5;
/** One more than they may differ in: so many parts cannot all be touched. Bits of each, together 64. */
const parts = [11, 11, 11, 11, 10, 10] as const;
/** Fewer than so many runs of words, and two people say the same by chance. */
const leastRuns = 30;
const run = 3;

type Told = Pick<Resume, "summary" | "experience" | "education" | "certifications" | "courses">;

/** Without case, accents and signs; not the names and contacts, which somebody may write in another way. */
const wordsOf = ({ summary, experience, education, certifications, courses }: Told): string[] =>
  [
    summary,
    ...experience.flatMap(({ company, title, description, tasks }) => [company, title, description, ...tasks]),
    ...education.flatMap(({ degreeTitle, institution }) => [degreeTitle, institution]),
    ...certifications.map(({ name }) => name),
    ...courses.map(({ name }) => name),
  ]
    .filter((text): text is string => Boolean(text))
    .join("\n")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

const runsOf = (words: readonly string[]): Set<string> =>
  new Set(words.slice(run - 1).map((_, at) => words.slice(at, at + run).join(" ")));

/** A simhash: each run of words votes on every bit, so that little changes move few of them. Null where little is said. */
export function fingerprintOf(resume: Told): bigint | null {
  const runs = runsOf(wordsOf(resume));
  if (runs.size < leastRuns) return null;
  const votes = Array.from({ length: 64 }, () => 0);
  for (const text of runs) {
    const hash = createHash("sha256").update(text).digest();
    for (let bit = 0; bit < 64; bit++) votes[bit]! += (hash[bit >> 3]! >> (bit & 7)) & 1 ? 1 : -1;
  }
  return votes.reduce((all, vote, bit) => (vote > 0 ? all | (1n << BigInt(bit)) : all), 0n);
}

/** The parts that it is found by: its number and its bits. */
export function partsOf(fingerprint: bigint): Buffer[] {
  let left = fingerprint;
  return parts.map((bits, at) => {
    const value = Number(left & ((1n << BigInt(bits)) - 1n));
    left >>= BigInt(bits);
    return Buffer.from([at, value >> 8, value & 255]);
  });
}
