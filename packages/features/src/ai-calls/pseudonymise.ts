import { cleaning, type Identity } from "../resumes/index.ts";

export type Pseudonyms = {
  /** The same text without what leads to somebody: each in its place, by a number. */
  readonly hide: (text: string) => string;
  /** An answer that speaks of a number speaks of what it stands for. */
  readonly restore: (text: string) => string;
};

const nobody: Identity = { names: [], usernames: [], emails: [], phones: [], links: [], places: [], files: [] };

const numbered = /\[#(\d+)\]/g;
/** Somebody's own words are never taken for one of our numbers. */
const lookalike = /\[\s*#\s*(\d+)\s*\]/g;

/** Beside what resumes are cleaned of: accounts of banks, files, and people who are spoken of with a title. */
const others = [
  /[\p{L}\p{N}_.-]+\.(?:pdf|docx?|odt|rtf|txt|jpe?g|png)(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?:\s?[A-Z0-9]){11,30}(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])(?:[Dd]ott(?:\.ssa|\.|ssa|or|oressa)|[Aa]vv\.|[Pp]rof(?:\.ssa|\.|ssa)|[Ss]ig(?:\.ra|\.na|\.|nora|nor)|Mrs?\.?|Ms\.?|Dr\.?)\s*(?:\p{Lu}[\p{L}'’-]+|\p{Lu}\.)(?:\s+\p{Lu}[\p{L}'’-]+){0,2}/gu,
];

/**
 * What leaves this machine says nothing of who it is about: names, addresses, numbers, links, places where they live, days of
 * birth, and what the state or a bank knows people by. One for each call: the numbers mean nothing in the next.
 */
export function pseudonymise(identities: readonly Identity[]): Pseudonyms {
  const numbers = new Map<string, number>();
  const originals: string[] = [];
  const put = (found: string): string => {
    const number = numbers.get(found) ?? originals.push(found);
    numbers.set(found, number);
    return `[#${number}]`;
  };
  const cleaners = (identities.length > 0 ? identities : [nobody]).map((identity) => cleaning(identity, put));
  return {
    hide: (text) => {
      const own = others.reduce((rest, pattern) => rest.replaceAll(pattern, put), text.replaceAll(lookalike, "(# $1)"));
      return cleaners.reduce((rest, clean) => clean(rest), own);
    },
    restore: (text) => text.replaceAll(numbered, (whole, number) => originals[Number(number) - 1] ?? whole),
  };
}
