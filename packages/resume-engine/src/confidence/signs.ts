import type { Opinion } from "../classifier/classify.ts";
import type { ClassLabel } from "../classifier/labels.ts";
import { fold, wordsOf } from "../lexicon/fold.ts";
import { headingOf } from "../lexicon/headings.ts";
import { isKnownTitle, placeOf, skillOf, titleNoun } from "../lexicon/knowledge.ts";
import * as words from "../lexicon/words.ts";
import { isSentence } from "../segment/evidence.ts";
import type { Value, ValueKind } from "./values.ts";

/** What the labels of a value's lines should be. */
const fitting: Record<ValueKind, readonly ClassLabel[]> = {
  name: ["name", "contact"],
  email: ["contact", "name"],
  phone: ["contact", "name"],
  city: ["contact", "name", "headline"],
  links: ["contact"],
  summary: ["summary"],
  "exp.company": ["experience.begin", "experience.head"],
  "exp.title": ["experience.begin", "experience.head"],
  "exp.start": ["experience.begin", "experience.head"],
  "exp.end": ["experience.begin", "experience.head"],
  "exp.text": ["experience.text"],
  "edu.degree": ["education.begin", "education.head"],
  "edu.institution": ["education.begin", "education.head"],
  "edu.start": ["education.begin", "education.head"],
  "edu.end": ["education.begin", "education.head"],
  "edu.grade": ["education.begin", "education.head", "education.text"],
  technicalSkills: ["skills.technical", "skills"],
  softSkills: ["skills.soft", "skills"],
  "lang.name": ["languages"],
  "lang.level": ["languages"],
  certifications: ["certificates"],
  courses: ["courses"],
  interests: ["interests"],
};

/** The document around a value. */
export type Around = {
  /** By line. */
  opinions: ReadonlyMap<number, Opinion>;
  /** Which part of the letters is in no value. */
  unplaced: number;
  /** How many values there are of each kind. */
  counts: ReadonlyMap<ValueKind, number>;
};

const step = (value: number, edges: readonly number[]): number => {
  const at = edges.findIndex((edge) => value < edge);
  return at === -1 ? edges.length : at;
};
const shares = [0.05, 0.2, 0.4, 0.6, 0.8, 0.9, 0.97, 0.995];

function looksOf(kind: ValueKind, text: string): string[] {
  const all = wordsOf(text);
  const folded = fold(text);
  const names = [`n${step(all.length, [1, 2, 3, 4, 6, 9, 15, 30])}`, `c${step(text.length, [3, 6, 12, 25, 50, 100])}`];
  const flag = (name: string, on: boolean) => on && names.push(name);
  flag("small", /^\p{Ll}/u.test(text));
  flag("digit", /\d/u.test(text));
  flag("mark", /[|·•/@:;]|\s[–—-]\s/u.test(text));
  flag("comma", text.includes(","));
  flag("stop", /[.!?]$/u.test(text));
  flag("sentence", isSentence(text));
  flag("heading", headingOf(text)?.strength === 1);
  if (kind.startsWith("exp.") || kind.startsWith("edu.") || kind === "name" || kind === "city") {
    flag("title", isKnownTitle(text));
    flag("titleWord", words.titleWords.test(folded));
    names.push(`noun${Math.round(titleNoun(text))}`);
    flag("legal", words.legalForms.test(text));
    flag("company", words.companyWords.test(folded));
    flag("degree", words.degrees.test(folded));
    flag("school", words.schools.test(folded));
    flag("place", placeOf(text) !== null);
  } else {
    const skill = skillOf(text);
    names.push(skill ? (skill.soft ? "soft" : "technical") : "unknown");
    flag("softStem", words.softStems.test(folded));
    flag(
      "hobby",
      all.some((word) => words.hobbies.has(word)),
    );
    flag("certificate", words.certificates.test(folded));
    flag("course", words.courses.test(folded));
  }
  return names;
}

function entrySigns({ entry, found }: Value): string[] {
  if (!entry) return [];
  const job = "tasks" in entry;
  const [what, where] = job ? [entry.title, entry.company] : [entry.degreeTitle, entry.institution];
  const text = job ? (entry.tasks.length > 0 ? "t" : entry.description ? "d" : "") : entry.description ? "d" : "";
  const shown = `${what ? "a" : ""}${where ? "o" : ""}${entry.start ? "s" : ""}${entry.end ? "e" : ""}${entry.isCurrent ? "c" : ""}${text}`;
  const [own] = found[0]!.spans;
  const beside = [what, where].some((other) => other && other !== found[0] && other.spans[0]?.line === own?.line);
  return [`entry:${shown}`, `beside:${beside}`];
}

/** Signs of a value being right, as names; all are of its kind. */
export function signsOf(value: Value, { opinions, unplaced, counts }: Around): string[] {
  const { kind, found } = value;
  const lines = [...new Set(found.flatMap(({ spans }) => spans.map(({ line }) => line)))];
  const own = lines.flatMap((line) => opinions.get(line) ?? []);
  const mean = (of: (opinion: Opinion) => number) =>
    own.reduce((sum, opinion) => sum + of(opinion), 0) / (own.length || 1);
  const fits = mean(({ likely }) => fitting[kind].reduce((sum, label) => sum + likely(label), 0));
  const rule = Math.min(...found.map(({ confidence }) => confidence));
  const text = found.map(({ value: said }) => String(said)).join(" ");
  const names = [
    "all",
    `rule:${step(rule, [0.5, 0.65, 0.75, 0.8, 0.85, 0.88, 0.91, 0.94, 0.97])}`,
    `fits:${step(fits, shares)}`,
    `unplaced:${step(unplaced, [0.02, 0.05, 0.1, 0.2, 0.35])}`,
    `count:${step(counts.get(kind) ?? 0, [2, 3, 4, 6, 10, 20])}`,
    `lines:${Math.min(3, lines.length)}`,
    `fits:${step(fits, [0.2, 0.6, 0.9])}&rule:${step(rule, [0.7, 0.85, 0.94])}`,
    ...looksOf(kind, text),
    ...entrySigns(value),
  ];
  return names.map((name) => `${kind} ${name}`);
}
