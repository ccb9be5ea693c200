import { plainText } from "../../evidence/index.ts";
import { sinceWhen, untilWhen } from "./durations.ts";
import { oldestFirst } from "./job-facts.ts";
import { besideJob, datesOf, jobsAs, jobsAt, jobsWith, roleAt, tasksAt } from "./jobs.ts";
import type { ParsedQuestion } from "./question.ts";
import {
  jobLines,
  notSaid,
  statementFinding,
  type ResumeFinding,
  type ResumeJob,
  type PreparedResume,
} from "./reading.ts";
import { findLinesWith, searchLines } from "./search-lines.ts";
import { jobsUsing, showing, skillUse } from "./skills.ts";
import { inBothLanguages, jobIn, rowIn } from "./wording.ts";
import { meaningOf, meaningsIn } from "./stems.ts";

const isTitled = ({ title }: ResumeJob, words: readonly string[]): boolean => {
  const meanings = new Set(meaningsIn(plainText(title).low).map(({ meaning }) => meaning));
  return words.every((word) => meanings.has(meaningOf(word)));
};

export const besideCompany = (reading: PreparedResume, { cues, things }: ParsedQuestion): ResumeFinding =>
  besideJob(reading, things, cues.has("before") ? "before" : "after");

/** The content words of a question apart from the names of companies. */
function besides({ content, things }: ParsedQuestion): string[] {
  const names = new Set(things.flatMap(({ words: called }) => called));
  return content.filter((word) => !names.has(word));
}

/** Answers a question about certain jobs with lines of these jobs only: "Ha usato Java in Corriere Alpino?" */
function withinJobs(
  reading: PreparedResume,
  question: ParsedQuestion,
  jobs: readonly ResumeJob[],
  words: readonly string[],
): ResumeFinding {
  const ids = new Set(jobs.map(({ id }) => id));
  const isThere = ({ section, itemId }: { section: string; itemId: string | null }) =>
    section === "experience" && itemId !== null && ids.has(itemId);
  const bySkill = question.skills
    .flatMap((skill) => showing(skillUse(reading, skill)))
    .filter(isThere)
    .map(({ rank: _rank, skillId: _skillId, ...line }) => line);
  const byWords =
    question.skills.length > 0 && question.rest.length === 0
      ? []
      : findLinesWith(reading, words).flatMap(
          ({
            line: {
              quote: { subject: _subject, ...line },
            },
            voice,
          }) => (voice === "has" && isThere(line) ? [line] : []),
        );
  const lines = [...bySkill, ...byWords].slice(0, 3);
  if (lines.length === 0) return notSaid;
  const there = jobs.filter(({ id }) => lines.some(({ itemId }) => itemId === id));
  return statementFinding(
    reading,
    inBothLanguages((language) =>
      language === "it"
        ? `Sì, il CV lo dice per ${rowIn(there.map((job) => jobIn(job, language)))}.`
        : `Yes, the CV says so of ${rowIn(there.map((job) => jobIn(job, language)))}.`,
    ),
    [...lines, ...jobLines(there)],
  );
}

export function aboutCompany(reading: PreparedResume, question: ParsedQuestion): ResumeFinding {
  const jobs = jobsAt(reading, question.things);
  if (jobs.length === 0) return notSaid;
  const words = besides(question);
  const { cues } = question;
  if (cues.has("tasks")) return tasksAt(reading, jobs);
  if (words.length > 0) {
    const titled = jobs.filter((job) => jobsAs(reading, question, words, isTitled).includes(job));
    return titled.length > 0 ? roleAt(reading, titled, true) : withinJobs(reading, question, jobs, words);
  }
  return roleAt(reading, jobs, !["role", "which", "where", "city"].some((cue) => cues.has(cue as "role")));
}

/**
 * The jobs whose dates a question asks for: at a company, with a skill, in a role, or with the other words of the question;
 * otherwise the current job.
 */
function jobsMeant(reading: PreparedResume, question: ParsedQuestion): ResumeJob[] {
  const { things, skills, content, rest } = question;
  if (things.length > 0) return jobsAt(reading, things);
  const titled = jobsAs(reading, question, content, isTitled);
  if (titled.length > 0 && (question.occupations.length > 0 || skills.length === 0)) return titled;
  if (skills.length > 0 && rest.length === 0)
    return skills.flatMap((skill) => jobsUsing(reading, skillUse(reading, skill)));
  if (content.length > 0) return jobsWith(reading, content);
  // "Quando ha iniziato a lavorare?" asks for the first job; "da quando lavora?" asks for the current job.
  if (/inizia|comincia|start|beg[ai]n/i.test(question.text) || question.cues.has("first"))
    return oldestFirst(reading.jobs).slice(0, 1);
  return reading.jobs.slice(0, 1);
}

export function whenOf(reading: PreparedResume, question: ParsedQuestion): ResumeFinding {
  const jobs = jobsMeant(reading, question);
  const { cues, skills } = question;
  if (jobs.length === 0) return notSaid;
  if (cues.has("since")) return sinceWhen(reading, jobs);
  if (cues.has("until") || (skills.length > 0 && cues.has("last"))) return untilWhen(reading, jobs);
  return datesOf(reading, jobs);
}

/** Answers whether the person has worked in an occupation: "Ha lavorato come infermiera?" */
export function asOccupation(reading: PreparedResume, question: ParsedQuestion): ResumeFinding {
  const jobs = jobsAs(reading, question, question.content, isTitled);
  return jobs.length > 0 ? roleAt(reading, jobs, true) : searchLines(reading, question.content);
}
