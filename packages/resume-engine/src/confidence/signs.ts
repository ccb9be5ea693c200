import type { ClassLabel } from "../classifier/labels.ts";
import { fold, foldedWordsOf } from "../lexicon/fold.ts";
import { headingOf, type SectionKind } from "../lexicon/headings.ts";
import { isKnownTitle, placeOf, skillOf, titleNoun } from "../lexicon/knowledge.ts";
import * as words from "../lexicon/words.ts";
import { isSentence } from "../segment/evidence.ts";
import { likelyIn, type DocumentFacts, type ValueText } from "./around.ts";
import { entrySigns } from "./entry-signs.ts";
import { valueKinds, type RatedValue, type ValueKind } from "./values.ts";

/** The classifier labels that the lines of a value of each kind should have. */
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

/** Maps each kind of value to the resume section that contains such values. */
function sectionOfKind(kind: ValueKind): SectionKind {
  if (kind.startsWith("exp.")) return "experience";
  if (kind.startsWith("edu.")) return "education";
  if (kind.startsWith("lang.")) return "languages";
  return ["name", "email", "phone", "city", "links"].includes(kind) ? "contacts" : (kind as SectionKind);
}

const on = (is: boolean): number => (is ? 1 : 0);

function looksOf(kind: ValueKind, text: string) {
  const all = foldedWordsOf(text);
  const folded = fold(text);
  const skill = skillOf(text);
  return {
    words: all.length,
    letters: text.length,
    small: on(/^\p{Ll}/u.test(text)),
    large: (text.match(/(?<!\p{L})\p{Lu}/gu)?.length ?? 0) / Math.max(1, all.length),
    digits: (text.match(/\d/gu)?.length ?? 0) / Math.max(1, text.length),
    mark: on(/[|·•/@:;]|\s[–—-]\s/u.test(text)),
    comma: text.split(",").length - 1,
    bracket: on(/[()]/u.test(text)),
    stop: on(/[.!?]$/u.test(text)),
    sentence: on(isSentence(text)),
    heading: headingOf(text)?.strength ?? 0,
    title: on(isKnownTitle(text)) + on(words.titleWords.test(folded)),
    noun: titleNoun(text),
    legal: on(words.legalForms.test(text)),
    company: on(words.companyWords.test(folded)),
    degree: on(words.degrees.test(folded)),
    school: on(words.schools.test(folded)),
    place: placeOf(text) ?? -1,
    skill: skill ? (skill.soft ? 2 : 1) : 0,
    softStem: on(words.softStems.test(folded)),
    hobby: on(all.some((word) => words.hobbies.has(word))),
    certificate: on(words.certificates.test(folded)),
    course: on(words.courses.test(folded)),
    function: all.filter((word) => words.function_.has(word)).length / Math.max(1, all.length),
    kind: valueKinds.indexOf(kind),
  };
}

/** Features for the confidence model ("signs") from the classifier's labels of the value's lines and their neighbours. */
function opinionSigns({ kind }: RatedValue, lines: readonly number[], around: DocumentFacts) {
  const places = lines.flatMap((line) => around.paragraphOf.get(line) ?? []);
  const own = [...new Set(places)].flatMap((at) => around.paragraphs[at]!.opinion ?? []);
  const section = sectionOfKind(kind);
  const fits = own.map(({ likely }) => fitting[kind].reduce((sum, label) => sum + likely(label), 0));
  const inside = own.map((opinion) => likelyIn(section, opinion));
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / (numbers.length || 1);
  const beside = (at: number) => {
    const opinion = around.paragraphs[at]?.opinion;
    return opinion ? likelyIn(section, opinion) : -1;
  };
  return {
    fits: mean(fits),
    "fits.least": Math.min(1, ...fits),
    inside: mean(inside),
    "inside.least": Math.min(1, ...inside),
    surety: mean(own.map(({ label, likely }) => likely(label))),
    isHeading: mean(own.map(({ heading }) => heading)),
    before: beside(Math.min(...places) - 1),
    after: beside(Math.max(...places) + 1),
    opinions: own.length,
  };
}

/** Features for the confidence model ("signs") from the position of the value in its lines, and from the other text there. */
function placeSigns({ found }: RatedValue, lines: readonly number[], around: DocumentFacts) {
  const spans = found.flatMap((one) => one.spans);
  const [at] = lines.flatMap((line) => around.paragraphOf.get(line) ?? []);
  const paragraph = at === undefined ? undefined : around.paragraphs[at];
  const letters = new Set(lines.flatMap((line) => around.paragraphOf.get(line) ?? []));
  const all = [...letters].reduce((sum, one) => sum + around.paragraphs[one]!.text.length, 0);
  return {
    lines: lines.length,
    covers: spans.reduce((sum, { from, to }) => sum + to - from, 0) / Math.max(1, all),
    from: spans[0]?.from ?? -1,
    left: lines.reduce((sum, line) => sum + (around.unplacedIn.get(line) ?? 0), 0),
    at: at === undefined ? -1 : at / Math.max(1, around.paragraphs.length),
    bullet: on(paragraph?.bullet ?? false),
    bold: on(paragraph?.style.bold ?? false),
    gap: paragraph?.gap ?? -1,
    tab: on(paragraph?.text.includes("\t") ?? false),
    cell: on(paragraph?.lines[0]?.cell != null),
    periods: paragraph?.periods.length ?? -1,
    joined: paragraph?.lines.length ?? -1,
    spread: lines.length === 0 ? -1 : Math.max(...lines) - Math.min(...lines) + 1 - lines.length,
  };
}

/** Features for the confidence model ("signs") from the section of the value and from the whole document. */
function sectionSigns({ kind }: RatedValue, lines: readonly number[], around: DocumentFacts) {
  const [section] = lines.flatMap((line) => around.sectionOf.get(line) ?? []);
  const wanted = sectionOfKind(kind);
  return {
    "section.own": section
      ? on(section.kind === wanted || (section.kind === "skills" && wanted.endsWith("Skills")))
      : -1,
    "section.sure": section?.sure ?? -1,
    "section.headed": section ? on(section.headed) : -1,
    "section.paragraphs": section?.paragraphs ?? -1,
    "section.unplaced": section?.unplaced ?? -1,
    "section.likely": section?.likely ?? -1,
    "section.strange": section?.strange ?? -1,
    "section.periods": section ? section.periods - section.entries : -99,
    "section.begins": section?.begins ?? -1,
    "section.ends": section?.ends ?? -1,
    "section.times": around.sections.filter((one) => one.kind === wanted).length,
    "all.sections": around.sections.length,
    "all.headed": around.headed,
    "all.unplaced": around.unplaced,
    "all.surety": around.surety,
    "all.doubtful": around.doubtful,
    "all.paragraphs": around.paragraphs.length,
    "all.values": around.values.length,
  };
}

/** Returns the median of a sorted list after the removal of one element that equals `own`. */
function middleBut(sorted: readonly number[], own: number): number {
  const middle = (sorted.length - 1) >> 1;
  return middle < sorted.indexOf(own) ? sorted[middle]! : sorted[middle + 1]!;
}

/**
 * Features for the confidence model ("signs") from the other values of the same kind: whether this value's style and length agree
 * with theirs.
 */
function kinSigns(value: RatedValue, { text, words: length, first, style }: ValueText, around: DocumentFacts) {
  const all = around.byKind.get(value.kind) ?? [];
  let [looks, styles, columns, bullets, sure] = [0, 0, 0, 0, 0];
  for (const other of all) {
    if (other === value) continue;
    sure += other.found[0]!.confidence;
    const theirs = around.written.get(other)!;
    if (!theirs.first || !first) continue;
    looks++;
    if (theirs.style === style) styles++;
    if (Math.abs(theirs.first.left - first.left) < 4) columns++;
    if (theirs.first.bullet === first.bullet) bullets++;
  }
  const share = (count: number) => (looks === 0 ? -1 : count / looks);
  const mail = around.byKind.get("email")?.[0];
  return {
    "kin.style": share(styles),
    "kin.column": share(columns),
    "kin.bullet": share(bullets),
    "kin.words": all.length < 2 ? -1 : length / middleBut(around.lengths.get(value.kind)!, length),
    "kin.sure": all.length < 2 ? -1 : sure / (all.length - 1),
    mail:
      value.kind === "name" && mail
        ? foldedWordsOf(text).filter((word) => word.length > 2 && fold(around.written.get(mail)!.text).includes(word))
            .length
        : -1,
    year: /^\d{4}/u.test(text) ? Number(text.slice(0, 4)) : -1,
  };
}

/**
 * Returns the features of a value by which the confidence model rates it ("signs"), each as a number; -1 means not applicable (-99
 * for `section.periods`, which may be negative).
 */
export function signsOf(value: RatedValue, around: DocumentFacts): Readonly<Record<string, number>> {
  const { kind, found } = value;
  const written = around.written.get(value)!;
  const { lines, text } = written;
  return {
    rule: Math.min(...found.map(({ confidence }) => confidence)),
    count: around.byKind.get(kind)?.length ?? 0,
    nth: value.at,
    again: (around.texts.get(text) ?? 1) - 1,
    ...looksOf(kind, text),
    ...opinionSigns(value, lines, around),
    ...placeSigns(value, lines, around),
    ...sectionSigns(value, lines, around),
    ...kinSigns(value, written, around),
    ...entrySigns(value, around),
  };
}
