import { createHash } from "node:crypto";
import type { Resume } from "@orbita/contract";

/** Maximum number of bits in which the fingerprints of two near-duplicate CVs differ. */
export const nearBits = 5;
/**
 * The number of bits in each part of a fingerprint. There is one part more than `nearBits`: if two fingerprints differ in at
 * most `nearBits` bits, they have at least one part in common.
 */
const parts = [11, 11, 11, 11, 10, 10] as const;
/** CVs with fewer runs of words get no fingerprint, because two people could share such a short text by chance. */
const leastRuns = 30;
const run = 3;

type FingerprintSource = Pick<Resume, "summary" | "experience" | "education" | "certifications" | "courses">;

/** The words of a CV without case, accents and punctuation. Leaves out names and contacts, which people write in different ways. */
const wordsOf = ({ summary, experience, education, certifications, courses }: FingerprintSource): string[] =>
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

/** A simhash: each run of words votes on every bit, so that small changes flip few bits. Null for short texts. */
export function fingerprintOf(resume: FingerprintSource): bigint | null {
  const runs = runsOf(wordsOf(resume));
  if (runs.size < leastRuns) return null;
  const votes = Array.from({ length: 64 }, () => 0);
  for (const text of runs) {
    const hash = createHash("sha256").update(text).digest();
    for (let bit = 0; bit < 64; bit++) votes[bit]! += (hash[bit >> 3]! >> (bit & 7)) & 1 ? 1 : -1;
  }
  return votes.reduce((all, vote, bit) => (vote > 0 ? all | (1n << BigInt(bit)) : all), 0n);
}

/** The keys by which near fingerprints are found: one for each part, from the number of the part and its bits. */
export function partsOf(fingerprint: bigint): Buffer[] {
  let left = fingerprint;
  return parts.map((bits, at) => {
    const value = Number(left & ((1n << BigInt(bits)) - 1n));
    left >>= BigInt(bits);
    return Buffer.from([at, value >> 8, value & 255]);
  });
}
