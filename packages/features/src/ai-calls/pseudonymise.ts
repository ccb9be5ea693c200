import { cleaning, type ResumeIdentity } from "../resumes/index.ts";

export type Pseudonymiser = {
  /** Returns the text with each name or other identifying part replaced by a number. */
  readonly hide: (text: string) => string;
  /** Replaces these numbers in an answer with the original names and other identifying parts. */
  readonly restore: (text: string) => string;
};

const nobody: ResumeIdentity = { names: [], usernames: [], emails: [], phones: [], links: [], places: [], files: [] };

const numbered = /\[#(\d+)\]/g;
/** Matches text of users that looks like one of our numbers, so that it can be escaped. */
const lookalike = /\[\s*#\s*(\d+)\s*\]/g;

/** Patterns in addition to those for resumes: bank accounts, file names, and people who are named with a title. */
const others = [
  /[\p{L}\p{N}_.-]+\.(?:pdf|docx?|odt|rtf|txt|jpe?g|png)(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?:\s?[A-Z0-9]){11,30}(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])(?:[Dd]ott(?:\.ssa|\.|ssa|or|oressa)|[Aa]vv\.|[Pp]rof(?:\.ssa|\.|ssa)|[Ss]ig(?:\.ra|\.na|\.|nora|nor)|Mrs?\.?|Ms\.?|Dr\.?)\s*(?:\p{Lu}[\p{L}'’-]+|\p{Lu}\.)(?:\s+\p{Lu}[\p{L}'’-]+){0,2}/gu,
];

/**
 * Replaces everything that identifies the people a text concerns before the text leaves this machine: names, addresses, phone
 * numbers, links, places of residence, dates of birth, and identifiers of the state or a bank. Create one per call: the numbers
 * have no meaning in the next call.
 */
export function pseudonymise(identities: readonly ResumeIdentity[]): Pseudonymiser {
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
