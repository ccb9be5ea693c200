import { totalYears, yearsOf } from "@orbita/contract";
import { plainText } from "../../evidence/index.ts";
import type { LexiconEntry } from "../../lexicon/index.ts";
import { jobsAs, jobsAt, jobsWith } from "./jobs.ts";
import type { QuoteLine } from "../lines.ts";
import type { ParsedQuestion } from "./question.ts";
import {
  jobLines,
  nearly,
  notSaid,
  statementFinding,
  type ResumeFinding,
  type ResumeJob,
  type PreparedResume,
} from "./reading.ts";
import { jobsUsing, showing, skillUse } from "./skills.ts";
import { statementLines } from "../../evidence/index.ts";
import { meaningOf, meaningsIn } from "./stems.ts";
import { inBothLanguages, dateIn, jobIn, rowIn, yearsText } from "./wording.ts";

const isDated = ({ start, end, isCurrent }: ResumeJob): boolean => start !== null && (isCurrent || end !== null);

type DurationInput = {
  readonly jobs: readonly ResumeJob[];
  /** The subject of the duration as text, such as " in Acme". */
  readonly of: { readonly it: string; readonly en: string };
  readonly least: number | null;
};

/** Whether the periods of some jobs overlap. If so, the answer mentions that overlapping periods count once. */
const overlap = (jobs: readonly ResumeJob[], years: number, now: Date): boolean =>
  jobs.reduce((sum, job) => sum + (yearsOf(job, now) ?? 0), 0) > years + 0.05 * jobs.length;

function figure(telling: DurationInput, years: number, isOnce: boolean): { it: string; en: string } {
  return inBothLanguages((language) => {
    const list = rowIn(telling.jobs.map((job) => jobIn(job, language)));
    const once = { it: ", contando una volta sola i periodi sovrapposti", en: ", with overlaps counted once" };
    return `${yearsText(years, language)}${telling.of[language]}${isOnce ? once[language] : ""}: ${list}.`;
  });
}

/** Answers with a duration of work. Quotes the entries that it is computed from, followed by the given lines. */
function describeDuration(
  reading: PreparedResume,
  telling: DurationInput,
  lines: readonly QuoteLine[] = [],
): ResumeFinding {
  const jobs = telling.jobs.filter(isDated);
  if (jobs.length === 0) return notSaid;
  const years = totalYears(jobs, reading.now);
  const words = figure({ ...telling, jobs }, years, overlap(jobs, years, reading.now));
  const { least } = telling;
  const isEnough = least !== null && years >= least;
  if (least === null)
    return statementFinding(
      reading,
      { it: `Dalle date del CV risultano ${words.it}`, en: `By the dates of the CV it is ${words.en}` },
      [...jobLines(jobs), ...lines],
    );
  return statementFinding(
    reading,
    {
      it: `${isEnough ? "Sì" : "No"}, dalle date del CV risultano ${words.it}`,
      en: `${isEnough ? "Yes" : "No"}, by the dates of the CV it is ${words.en}`,
    },
    [...jobLines(jobs), ...lines],
  );
}

function withSkill(reading: PreparedResume, asked: LexiconEntry, least: number | null): ResumeFinding {
  const use = skillUse(reading, asked);
  const jobs = jobsUsing(reading, use).filter(isDated);
  const name = (language: "it" | "en") => asked.label[language].replace(/\s*\(.*$/, "");
  if (jobs.length > 0)
    return describeDuration(
      reading,
      {
        jobs,
        least,
        of: { it: ` nei lavori che citano ${name("it")}`, en: ` in jobs that mention ${name("en")}` },
      },
      statementLines(showing(use).filter(({ section }) => section === "experience")),
    );
  const lines = statementLines(showing(use));
  if (lines.length > 0)
    return nearly(
      reading,
      {
        it: `Il CV cita ${name("it")}, ma non dice per quanto tempo.`,
        en: `The CV mentions ${name("en")}, but not for how long.`,
      },
      lines,
    );
  return notSaid;
}

/** Whether the title of a job contains all words of the requested title. */
const isTitled = ({ title }: ResumeJob, words: readonly string[]): boolean => {
  const meanings = new Set(meaningsIn(plainText(title).low).map(({ meaning }) => meaning));
  return words.every((word) => meanings.has(meaningOf(word)));
};

/**
 * Answers how long the person worked at a company, with a skill, in a role, or on other words of the question. Gives the total
 * only if the question names nothing.
 */
export function durationOf(reading: PreparedResume, question: ParsedQuestion): ResumeFinding {
  const { skills, things, rest, content, occupations, leastYears: least } = question;
  const at = jobsAt(reading, things);
  if (things.length > 0)
    return at.length > 0
      ? describeDuration(reading, { jobs: at, least, of: { it: ` in ${at[0]!.company}`, en: ` at ${at[0]!.company}` } })
      : notSaid;
  const roles = jobsAs(reading, question, content, isTitled);
  const asRole = roles.filter(isDated);
  if (occupations.length > 0 || skills.length === 0 || content.length > skills.length)
    if (asRole.length > 0)
      return describeDuration(reading, { jobs: asRole, least, of: { it: " in quel ruolo", en: " in that role" } });
  const [skill] = skills;
  if (skill && rest.length === 0) return withSkill(reading, skill, least);
  if (content.length > 0) {
    const jobs = jobsWith(reading, content);
    return jobs.length > 0
      ? describeDuration(reading, {
          jobs,
          least,
          of: { it: " nei lavori che ne parlano", en: " in jobs that speak of it" },
        })
      : notSaid;
  }
  if (
    (question.cues.has("current") && question.cues.has("job")) ||
    (question.cues.has("current") && (question.cues.has("employer") || question.cues.has("role")))
  ) {
    const jobs = reading.jobs.filter(({ isCurrent }) => isCurrent);
    return jobs.length > 0
      ? describeDuration(reading, { jobs, least, of: { it: " nel lavoro attuale", en: " in the current job" } })
      : notSaid;
  }
  return describeDuration(reading, {
    jobs: reading.jobs,
    least,
    of: { it: " di esperienza in tutto", en: " of experience in all" },
  });
}

/** Answers since when the person has had these jobs: "Da quando lavora in X?", "since when has she used Java?" */
export function sinceWhen(reading: PreparedResume, jobs: readonly ResumeJob[]): ResumeFinding {
  const [first] = jobs
    .filter(({ start }) => start !== null)
    .toSorted((one, other) => (one.start! < other.start! ? -1 : 1));
  if (!first) return notSaid;
  return statementFinding(
    reading,
    inBothLanguages((language) =>
      language === "it"
        ? `Da ${dateIn(first.start!, language)}: ${jobIn(first, language)}.`
        : `Since ${dateIn(first.start!, language)}: ${jobIn(first, language)}.`,
    ),
    jobLines([first]),
  );
}

export function untilWhen(reading: PreparedResume, jobs: readonly ResumeJob[]): ResumeFinding {
  const [last] = jobs;
  if (!last || (!last.isCurrent && last.end === null)) return notSaid;
  return statementFinding(
    reading,
    inBothLanguages((language) => {
      const until = last.isCurrent
        ? language === "it"
          ? "È ancora in corso"
          : "It is still under way"
        : language === "it"
          ? `Fino a ${dateIn(last.end!, language)}`
          : `Until ${dateIn(last.end!, language)}`;
      return `${until}: ${jobIn(last, language)}.`;
    }),
    jobLines([last]),
  );
}
