import { foldedWordsOf } from "./fold.ts";
import { readLines } from "./read-words.ts";
import { remembered } from "./remembered.ts";

/** The kinds of sections. `skills` combines technical and soft skills; `other` is a section whose text has no field. */
export const sectionKinds = [
  "contacts", "summary", "experience", "education", "technicalSkills", "softSkills", "skills",
  "languages", "certifications", "courses", "interests", "other",
] as const; // prettier-ignore
export type SectionKind = (typeof sectionKinds)[number];

type HeadingWordWeight = { kind: SectionKind | "-"; weight: number };
/** Reads the rows of a word-list file: a section and a word or phrase, separated by a tab. */
function rowsOf(name: string): [kind: SectionKind | "-", text: string][] {
  return readLines(name).map((line) => {
    const [section, text = ""] = line.split("\t");
    const kind = [...sectionKinds, "-" as const].find((one) => one === section);
    if (kind === undefined) throw new Error(`data/words/${name}.txt names an unknown section: ${line}`);
    return [kind, text];
  });
}
/** Groups consecutive rows with the same section. */
function runsOf(rows: readonly [SectionKind | "-", string][]): [SectionKind | "-", string[]][] {
  const runs: [SectionKind | "-", string[]][] = [];
  for (const [kind, text] of rows)
    if (runs.at(-1)?.[0] === kind) runs.at(-1)![1].push(text);
    else runs.push([kind, [text]]);
  return runs;
}

const exact = new Map<string, HeadingWordWeight[]>();
const prefixes: { stem: string; weight: HeadingWordWeight }[] = [];
/**
 * Stems of words in headings, each with its section and weight: data/words/heading-stems.txt. A heading is known when all its words
 * are; the section with the largest sum wins. `-` marks neutral words.
 */
for (const [kind, entry] of rowsOf("heading-stems")) {
  const [, stem, number] = /^(.+?)(?:\*(\d*))?$/u.exec(entry)!;
  const weight = { kind, weight: Number(number ?? 0) };
  for (const word of foldedWordsOf(stem!)) {
    if (entry.includes("*") && !entry.includes("+") && stem!.length > 3) prefixes.push({ stem: word, weight });
    else exact.set(word, [...(exact.get(word) ?? []), weight]);
  }
}

const weightsOf = remembered((word): HeadingWordWeight[] => {
  const own = exact.get(word);
  if (own) return own;
  const fitting = prefixes.filter(({ stem }) => word.startsWith(stem) && word.length - stem.length <= 6);
  const longest = Math.max(0, ...fitting.map(({ stem }) => stem.length));
  return fitting.filter(({ stem }) => stem.length === longest).map(({ weight }) => weight);
});

/**
 * Phrases that would be assigned to a wrong section, or to none, by their words alone, each with its section:
 * data/words/heading-phrases.txt. The first that matches counts.
 */
const phrases: { kind: SectionKind | "-"; pattern: RegExp }[] = [];
// Joins consecutive phrases of the same section to one pattern, because every heading is tested against all patterns.
for (const [kind, texts] of runsOf(rowsOf("heading-phrases")))
  phrases.push({ kind, pattern: new RegExp(`^(?:${texts.join("|")})$`, "u") });

export type HeadingMatch = {
  kind: SectionKind;
  /** The share of the heading's words that are in the word lists; 1 if all are. */
  strength: number;
  /** The second topic of a heading that names two, such as "Certificazioni e corsi". */
  also: SectionKind | null;
  /** Another kind of section that the heading's words fit nearly as well, as in "Carriera scolastica"; null if there is none. */
  rival?: SectionKind | null;
};

/** Recognises a short line as the heading of a section, by its words alone; null if it is none. */
export const headingOf = remembered((text): HeadingMatch | null => {
  const bare = text
    .replace(/^\s*(?:(?:\d{1,2}|[ivx]{1,4}|[a-h])[.)]|\d{2})\s+/iu, "")
    .replaceAll(/[^\p{L}\p{N}\s'’&/,-]/gu, " ");
  const words = foldedWordsOf(bare);
  if (words.length === 0 || words.length > 9) return null;
  const whole = words.join(" ").replaceAll(/\b(i|it|what|who|let) (ve|m|s|re)\b/gu, "$1'$2");
  const phrase = phrases.find(({ pattern }) => pattern.test(whole));
  if (phrase && phrase.kind !== "-") return { kind: phrase.kind, strength: 1, also: null };
  const sums = new Map<SectionKind, number>();
  let known = 0;
  for (const word of words) {
    const weights = weightsOf(word);
    if (weights.length > 0 || word.length === 1) known++;
    for (const { kind, weight } of weights) if (kind !== "-") sums.set(kind, (sums.get(kind) ?? 0) + weight);
  }
  const ranked = [...sums].toSorted((a, b) => b[1] - a[1]);
  // "Training and education" counts as a section about schools, which may also contain courses.
  if (ranked[0]?.[0] === "courses" && ranked[1]?.[0] === "education" && ranked[0][1] - ranked[1][1] <= 0)
    ranked.reverse();
  const [best, second] = ranked;
  if (!best || best[1] < 2) return null;
  // "Competenze" alone means skills in general; a word for a kind of skills beside it decides the section.
  const kind = best[0] === "skills" && second && second[1] >= 2 && second[0] !== "contacts" ? second[0] : best[0];
  // Detects two topics in one heading: "Certificazioni e corsi", "Skills & languages".
  const joint = /\s(?:e|ed|and|&)\s|[&/+]/u.test(text.toLowerCase()) && second && second[1] >= 2 && second[0] !== kind;
  const rival = second && second[0] !== kind && best[1] - second[1] <= 1 ? second[0] : null;
  return { kind, strength: known / words.length, also: joint ? second[0] : null, rival };
});
