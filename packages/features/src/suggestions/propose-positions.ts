import { bothGenders, type Evidence, type EvidenceLine, type ServerLanguage } from "@orbita/contract";
import type { Lexicon } from "../lexicon/index.ts";
import { closeness, closenessOf } from "./candidates.ts";
import { quote } from "./cv-lines.ts";
import { lineOf, type CvReading } from "./cv-reading.ts";
import type { MadeSuggestion, SuggestionWording } from "./suggest.ts";

export type ProposedPosition = {
  readonly id: string;
  /** The skills that define the occupation and that the CV documents, those with the strongest evidence first. */
  readonly covered: readonly Evidence[];
  readonly line: EvidenceLine;
  readonly score: number;
};

/**
 * The worth of a skill that the CV documents: a line about it counts more than one about a narrower skill, and than an entry in the list of
 * skills.
 */
function worthOf(evidence: Evidence): number {
  const hasLine = lineOf(evidence) !== null;
  if (evidence.verdict === "met") return hasLine ? (evidence.by === "same" ? 4 : 2.5) : 2;
  return evidence.verdict === "related" && hasLine ? 1 : 0;
}

/**
 * Occupations below this weight are rare. They are proposed only if they are close to an occupation of the CV. A common occupation that
 * is not close needs proof of half of its skills.
 */
const commonFrom = 60;

function positionOf(id: string, skills: readonly string[], cv: CvReading): ProposedPosition | null {
  const covered = skills
    .map(cv.evidenceOf)
    .filter((evidence) => worthOf(evidence) > 0)
    .toSorted((one, other) => worthOf(other) - worthOf(one));
  const line = covered.map(lineOf).find((one) => one !== null);
  const close = closenessOf(id, cv.subjects, cv.lexicon);
  const weight = cv.lexicon.occupationRows.get(id)?.weight ?? 1;
  const isProven =
    covered.filter(({ verdict }) => verdict === "met").length * 2 >= skills.length && weight >= commonFrom;
  if (!line || (close < closeness.group && !isProven)) return null;
  const worth = covered.reduce((sum, one) => sum + worthOf(one), 0) / Math.sqrt(skills.length);
  return { id, covered, line, score: worth + close + Math.log10(weight) };
}

const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const most = { positions: 4, ofOneLine: 2 } as const;

/** The positions to propose, the best first. At most two rest on the same line. */
export function choosePositions(cv: CvReading): ProposedPosition[] {
  const found = [...cv.candidates]
    .flatMap(([id, skills]) => positionOf(id, skills, cv) ?? [])
    .toSorted((one, other) => other.score - one.score || compareText(one.id, other.id));
  const lines = new Map<string, number>();
  return found
    .filter(({ line: { text } }) => {
      const used = lines.get(text) ?? 0;
      lines.set(text, used + 1);
      return used < most.ofOneLine;
    })
    .slice(0, most.positions);
}

/** The title of an occupation in the language of the CV; in Italian for both genders. */
export function titleOf(id: string, { occupationRows }: Lexicon, language: ServerLanguage): string {
  const { itMasculine, itFeminine, en } = occupationRows.get(id)!;
  return language === "it" ? bothGenders(itMasculine, itFeminine) : en;
}

/** The position as a suggestion, with the length of the job that the line belongs to. */
export function proposePosition(
  { id, covered, line }: ProposedPosition,
  { resume, lexicon }: CvReading,
  [texts, language]: SuggestionWording,
): MadeSuggestion {
  const job = resume.experience.find(({ id: itemId }) => itemId === line.itemId);
  const skills = covered.slice(0, 4).map(({ found, requirement: { label } }) => (found ?? label)[language]);
  return {
    text: titleOf(id, lexicon, language),
    motivation: texts.position({
      quote: quote(line.text),
      years: texts.years(job?.years ?? resume.years),
      skills: texts.list([...new Set(skills)]),
    }),
    line: quote(line.text),
    code: id,
  };
}
