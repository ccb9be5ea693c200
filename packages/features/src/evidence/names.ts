import { everydayWords, safeInSmall } from "./everyday-words.ts";
import { plainText } from "./words.ts";

/** A parsed skill name: its words, patterns for the text between them, and conditions for the characters around it. */
export type ParsedSkillName = {
  readonly low: string;
  readonly words: readonly { readonly low: string; readonly cased: string; readonly exact: boolean }[];
  /** The patterns of the text between each word of the skill name and the next word. */
  readonly glue: readonly RegExp[];
  readonly before: string;
  readonly after: string;
};

const parts = /[\p{L}\p{N}]+/gu;
const loose = /^[\s\-/:_]+$/;
const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

function glueOf(text: string): RegExp {
  if (loose.test(text)) return loose;
  return new RegExp(`^\\s*${escaped(text.trim())}\\s*$`);
}

/** Whether a word of a skill name must match in its exact case, because it is short or ambiguous. */
function isExact(cased: string, low: string, alone: boolean): boolean {
  if (!/^\p{L}/u.test(low)) return false;
  if (low.length === 1) return cased !== low;
  if (!alone) return false;
  const capitals = cased === cased.toUpperCase() && cased !== low;
  if (capitals && low.length <= 4) return /[aeiou]/.test(low) && !safeInSmall.has(low);
  return low.length <= 2 || everydayWords.has(low);
}

export function parseSkillName(name: string): ParsedSkillName | null {
  const { cased, low } = plainText(name.trim());
  const found = [...low.matchAll(parts)];
  const first = found[0];
  const last = found.at(-1);
  if (!first || !last) return null;
  // ".net" and "c++" are unambiguous in any case.
  const marked = found.length === 1 && /^\.|[#+]$/.test(low);
  return {
    low,
    words: found.map((match) => {
      const written = cased.slice(match.index, match.index + match[0].length);
      return { low: match[0], cased: written, exact: !marked && isExact(written, match[0], found.length === 1) };
    }),
    glue: found
      .slice(1)
      .map((match, index) => glueOf(low.slice(found[index]!.index + found[index]![0].length, match.index))),
    before: /\.$/.exec(low.slice(0, first.index))?.[0] ?? "",
    after: /^(?:\+\+|\+|#)/.exec(low.slice(last.index + last[0].length))?.[0] ?? "",
  };
}

/** Endings of Italian job titles, which have two genders: infermiere and infermiera, educatore and educatrice. */
const genders: readonly (readonly [RegExp, readonly string[]])[] = [
  [/iere$/, ["iera", "ieri"]],
  [/tore$/, ["trice", "tori"]],
  [/logo$/, ["loga", "logi"]],
];

/** Spellings of a skill's label: without its explanation in brackets, "Node JS" for Node.js, and both genders. */
export function variantsOf(name: string): string[] {
  const bare = name.replaceAll(/\s*\([^)]*\)/g, "").trim();
  const script = /\.js$/i.test(name) ? [" JS", "JS"].map((end) => name.replace(/\.js$/i, end)) : [];
  const gendered = genders.flatMap(([masculine, ends]) =>
    masculine.test(bare) && !bare.includes(" ") ? ends.map((end) => bare.replace(masculine, end)) : [],
  );
  return [...new Set([name, bare, ...script, ...gendered].filter(Boolean))];
}

const first = /[\p{L}\p{N}]+/u;
/** The first word of a skill name, used as a cheap filter: most names of the taxonomy do not occur in a resume and need no parsing. */
export const firstWordOf = (name: string): string => first.exec(plainText(name).low)?.[0] ?? "";
