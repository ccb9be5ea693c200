import type { Evidence, EvidenceLine, Requirement, Resume } from "@orbita/contract";
import { heights, levelOf, type EducationLevel } from "./education-level.ts";
import { plainText } from "./words.ts";

type EducationItem = Resume["education"][number];
type ParsedEducation = {
  readonly entry: EducationItem;
  readonly level: EducationLevel | null;
  readonly finished: boolean;
};

const underWay =
  /\bin corso\b|laureand|diplomand|dottorand|non (?:conclus|completat|terminat|conseguit)|interrott|incomplet|abbandonat|sospes|ritirat|iscritt[oa] al|(?:primo|secondo|terzo|quarto|quinto|\d°?) anno\b|esami sostenuti|ongoing|in progress|not (?:completed|finished)|unfinished|dropped|withdrew|expected|candidate|mancan/;
const broken =
  /non (?:conclus|completat|terminat|conseguit)|interrott|abbandonat|ritirat|not (?:completed|finished)|dropped out|withdrew|unfinished/;

function isFinished({ degreeTitle, grade, description, end, isCurrent }: EducationItem, now: Date): boolean {
  if (isCurrent) return false;
  if (end !== null && end.slice(0, 7) > now.toISOString().slice(0, end.length)) return false;
  return (
    !underWay.test(plainText(`${degreeTitle} ${grade ?? ""}`).low) && !broken.test(plainText(description ?? "").low)
  );
}

const lineOf = ({ id, degreeTitle, institution, start, end, isCurrent }: EducationItem): EvidenceLine => ({
  text: degreeTitle.trim() || (institution ?? "").trim(),
  section: "education",
  itemId: id,
  at: institution,
  start,
  end,
  isCurrent,
});

const particular = ["education_diploma_professional", "education_diploma_technical", "education_diploma_lyceum"];

/**
 * Whether a level satisfies the requirement; null if unknown. A postgraduate master is satisfied only by the same title or a
 * doctorate, not by a longer degree. Different types of school of the same level do not satisfy each other.
 */
function fits({ min, max, code }: EducationLevel, asked: string): boolean | null {
  const height = heights[asked] ?? 0;
  if (asked === "education_postgraduate") return code === asked || min >= heights.education_phd!;
  if (particular.includes(asked) && min === height && max === height && code !== asked)
    return code === "education_diploma" ? null : false;
  return min >= height ? true : max < height ? false : null;
}

const byHeight = (one: ParsedEducation, other: ParsedEducation): number =>
  (other.level?.min ?? -1) - (one.level?.min ?? -1) ||
  (other.level?.max ?? -1) - (one.level?.max ?? -1) ||
  compare(other.entry.end ?? "9999", one.entry.end ?? "9999") ||
  compare(one.entry.id, other.entry.id);
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const labelOf = ({ it, en }: EducationLevel, finished: boolean): { it: string; en: string } =>
  finished ? { it, en } : { it: `${it}, in corso`, en: `${en}, under way` };

/**
 * Whether an unfinished course most likely implies the required level, so that it does not rule out the requirement: a student
 * of a second degree usually has a first degree.
 */
const isImplied = ({ level, finished }: ParsedEducation, asked: string): boolean =>
  !finished && level !== null && level.min >= (heights[asked] ?? 0) + 1;

const readOf = ({ education }: Pick<Resume, "education">, now: Date): ParsedEducation[] =>
  education
    .flatMap((entry): ParsedEducation[] => {
      const level = levelOf(entry);
      return level === "none" ? [] : [{ entry, level, finished: isFinished(entry, now) }];
    })
    .toSorted(byHeight);

/**
 * The highest level that the person has completed, and every level that they meet as a requirement: the same levels that
 * `educationEvidence` reports as met.
 */
export function educationReached(resume: Pick<Resume, "education">, now: Date) {
  const levels = readOf(resume, now).flatMap(({ level, finished }) => (finished && level ? [level] : []));
  const codes = Object.keys(heights).filter(
    (asked) => heights[asked] === 0 || levels.some((level) => fits(level, asked) === true),
  );
  return { highest: levels[0]?.code ?? null, levels: codes };
}

export function educationEvidence(requirement: Requirement, resume: Pick<Resume, "education">, now: Date): Evidence {
  const nothing: Evidence = { requirement, verdict: "unknown", lines: [], by: null, found: null, years: null };
  const asked = requirement.id;
  const read = readOf(resume, now);
  const first = (some: readonly ParsedEducation[]) => some.slice(0, 1).map(({ entry }) => lineOf(entry));
  if (heights[asked] === 0) return { ...nothing, verdict: "met", lines: first(read) };

  const met = read.filter(({ level, finished }) => finished && level && fits(level, asked) === true);
  if (met.length > 0) return { ...nothing, verdict: "met", lines: first(met), by: "same" };
  const open = read.filter(
    (one) => one.level === null || (one.finished && fits(one.level, asked) === null) || isImplied(one, asked),
  );
  if (open.length > 0) return { ...nothing, verdict: "related", lines: first(open) };
  if (read.length === 0) return nothing;
  const finished = read.filter((one) => one.finished);
  const shown = [...finished.slice(0, 1), ...read.filter((one) => !one.finished).slice(0, 1)];
  const [best] = shown as [ParsedEducation];
  const lines = shown.map(({ entry }) => lineOf(entry));
  return { ...nothing, verdict: "notMet", lines, by: "same", found: labelOf(best.level!, best.finished) };
}
