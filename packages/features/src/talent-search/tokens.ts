import { languageLevel } from "@orbita/contract";

const languageLevels = languageLevel.options;

/**
 * The maximum number of years that is indexed. A document contains a token for every year or level reached, so that "at least"
 * in a query is a single lookup. Nested documents would also work, but would be fifteen times as many.
 */
export const mostYears = 15;

export const yearsToken = (skillId: string, years: number): string => `${skillId}:${years}`;
export const levelToken = (skillId: string, level: number): string => `${skillId}@${level}`;
export const languageToken = (code: string, level: string): string => `${code}:${level}`;

const upTo = (last: number) => Array.from({ length: Math.max(0, last) }, (_, index) => index + 1);

export const yearsTokens = (skillId: string, months: number): string[] =>
  upTo(Math.min(mostYears, Math.floor(months / 12))).map((years) => yearsToken(skillId, years));

export const levelTokens = (skillId: string, level: number | null): string[] =>
  upTo(level ?? 0).map((reached) => levelToken(skillId, reached));

/** The index tokens of a language. A native language counts at every level; a language without a level has no level tokens. */
export function languageTokens(code: string, { level, native }: { level: string | null; native: boolean }): string[] {
  const last = native ? languageLevels.length - 1 : (languageLevels as readonly (string | null)[]).indexOf(level);
  return languageLevels.slice(0, last + 1).map((reached) => languageToken(code, reached));
}
