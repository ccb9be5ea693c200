import { heights, levelOf, plainText, sentencesOf } from "../../evidence/index.ts";
import { studyLine, type QuoteLine } from "../lines.ts";
import type { ParsedQuestion } from "./question.ts";
import { nearly, notSaid, statementFinding, type ResumeFinding, type PreparedResume } from "./reading.ts";
import { meaningOf, meaningsIn } from "./stems.ts";
import { inBothLanguages, dateIn, inBrackets, periodIn, rowIn } from "./wording.ts";

type EducationItem = NonNullable<PreparedResume["subject"]["resume"]["education"]>[number];

const height = (entry: EducationItem): number => {
  const level = levelOf(entry);
  return level === null || level === "none" ? 0 : level.min;
};
const nameOf = ({ degreeTitle, institution }: EducationItem): string =>
  [degreeTitle, institution].flatMap((word) => word?.trim() || []).join(", ");
const nameIn = (entry: EducationItem, language: "it" | "en"): string => {
  const grade = entry.grade?.trim() ? `, ${entry.grade.trim()}` : "";
  return `${nameOf(entry)}${grade}${inBrackets(entry, language)}`;
};

/** Words of a question about education, each with the lowest and the highest level that it can mean. */
const kinds: readonly (readonly [RegExp, number, number])[] = [
  [/dottorat|phd|doctorate/, 8, 8],
  [/laure\p{L}+ (?:magistral|specialistic)|master'?s?(?: degree| of)|secondo livello/u, 7, 7.5],
  [/laure\p{L}+ triennal|bachelor|primo livello/u, 6, 6],
  [/\bmaster\b/, 6.5, 7.5],
  [/laure|degree|graduat|universit|college/, 6, 8],
  [/diplom|matur|high school|scuola superiore/, 3, 5],
];

/** The education entries that a question is about: those of a level, a school or a field that it names. */
function askedFor(
  { subject: { resume } }: PreparedResume,
  { text, things, content }: ParsedQuestion,
): { entries: EducationItem[]; isNarrowed: boolean } {
  const all = (resume.education ?? []).toSorted(
    (one, other) =>
      height(other) - height(one) || ((other.end ?? other.start ?? "") < (one.end ?? one.start ?? "") ? -1 : 1),
  );
  const { low } = plainText(text);
  const schools = things.filter(({ kind }) => kind === "institution");
  if (schools.length > 0)
    return {
      entries: all.filter(({ institution }) => schools.some(({ name }) => name === institution)),
      isNarrowed: true,
    };
  const kind = kinds.find(([pattern]) => pattern.test(low));
  const levelled =
    kind && !/titol|qualification|education|istruzione|studi\b/.test(low)
      ? all.filter((entry) => isOfLevel(entry, kind))
      : all;
  if (content.length === 0) return { entries: levelled, isNarrowed: levelled !== all };
  const wanted = [...new Set(content.map(meaningOf))];
  const fitting = levelled.filter((entry) => {
    const meanings = new Set(
      meaningsIn(plainText([entry.degreeTitle, entry.institution, entry.thesis, entry.description].join(" ")).low).map(
        ({ meaning }) => meaning,
      ),
    );
    return wanted.every((word) => meanings.has(word));
  });
  return { entries: fitting, isNarrowed: true };
}
const isOfLevel = (entry: EducationItem, [, min, max]: readonly [RegExp, number, number]): boolean => {
  const level = levelOf(entry);
  return (
    level !== null &&
    level !== "none" &&
    level.max >= min &&
    level.min <= max &&
    (level.min >= Math.min(min, heights.education_bachelor!) || min < 6)
  );
};

type EducationDescriber = (entry: EducationItem, language: "it" | "en") => string | null;
const parts: { readonly [part: string]: EducationDescriber } = {
  grade: ({ grade }) => grade?.trim() || null,
  institution: ({ institution }) => institution?.trim() || null,
  thesis: ({ thesis }) => thesis?.trim() || null,
  when: (entry, language) =>
    entry.isCurrent ? periodIn(entry, language) : entry.end ? dateIn(entry.end, language) : null,
  since: ({ start }, language) => (start ? dateIn(start, language) : null),
};

/**
 * Answers with one detail of each education entry that states it: the grade, thesis, school or year. If no entry states it, the
 * answer only mentions the entries.
 */
function partOf(reading: PreparedResume, entries: readonly EducationItem[], part: string): ResumeFinding {
  const telling = parts[part]!;
  const known = entries.filter((entry) => telling(entry, "it") !== null);
  const linesOf = (entry: EducationItem): QuoteLine[] =>
    part === "thesis" ? [studyLine(entry), ...thesisLines(entry)] : [studyLine(entry)];
  if (known.length > 0)
    return statementFinding(
      reading,
      inBothLanguages((language) => {
        const list = rowIn(
          known.map((entry) => `${entry.degreeTitle || entry.institution}: ${telling(entry, language)}`),
        );
        return language === "it" ? `Secondo il CV, ${list}.` : `According to the CV, ${list}.`;
      }),
      known.flatMap(linesOf),
    );
  return nearly(
    reading,
    inBothLanguages((language) =>
      language === "it"
        ? `Il CV cita ${rowIn(entries.map(nameOf))}, ma questo non lo dice.`
        : `The CV mentions ${rowIn(entries.map(nameOf))}, but does not say this.`,
    ),
    entries.map(studyLine),
  );
}
const thesisLines = (entry: EducationItem): QuoteLine[] =>
  sentencesOf(entry.thesis ?? "").map((text) => ({ ...studyLine(entry), text }));

function partAsked({ cues }: ParsedQuestion): string | null {
  if (cues.has("grade")) return "grade";
  if (cues.has("thesis")) return "thesis";
  if (cues.has("since")) return "since";
  if (cues.has("when") || cues.has("until")) return "when";
  return cues.has("institution") || cues.has("where") ? "institution" : null;
}

/** The highest education entry if the question asks for it, otherwise all entries. */
function meantOf(entries: readonly EducationItem[], { text }: ParsedQuestion): readonly EducationItem[] {
  return /piu alt|highest|massimo/.test(plainText(text).low) ? entries.slice(0, 1) : entries;
}

export function educationOf(reading: PreparedResume, question: ParsedQuestion): ResumeFinding {
  const all = reading.subject.resume.education ?? [];
  const { entries: fitting, isNarrowed } = askedFor(reading, question);
  const entries = meantOf(fitting, question);
  if (all.length === 0) return notSaid;
  if (entries.length === 0)
    return nearly(
      reading,
      inBothLanguages((language) => {
        const list = rowIn(all.map((entry) => nameIn(entry, language)));
        return language === "it" ? `Il CV indica altro: ${list}.` : `The CV lists something else: ${list}.`;
      }),
      all.map(studyLine),
    );
  const part = partAsked(question);
  if (part) return partOf(reading, entries, part);
  return statementFinding(
    reading,
    inBothLanguages((language) => {
      const list = rowIn(entries.map((entry) => nameIn(entry, language)));
      const count = question.cues.has("count") ? ` ${entries.length}` : "";
      if (language === "it")
        return `${isNarrowed && !question.cues.has("which") ? "Sì, il" : "Il"} CV indica${count && `${count}:`} ${list}.`;
      return `${isNarrowed && !question.cues.has("which") ? "Yes, the" : "The"} CV lists${count && `${count}:`} ${list}.`;
    }),
    entries.map(studyLine),
  );
}
