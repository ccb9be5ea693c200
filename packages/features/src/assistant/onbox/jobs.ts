import type { NamedTerm } from "./named-things.ts";
import { calledBy } from "./named-things.ts";
import { oldestFirst } from "./job-facts.ts";
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
import { findLinesWith } from "./search-lines.ts";
import { inBothLanguages, jobIn, periodIn, rowIn } from "./wording.ts";

/** The jobs at the companies that a question names. */
export function jobsAt({ jobs }: PreparedResume, things: readonly NamedTerm[]): ResumeJob[] {
  const names = new Set(things.flatMap(({ kind, words }) => (kind === "company" ? words.join(" ") : [])));
  return names.size === 0 ? [] : jobs.filter(({ company }) => names.has(calledBy(company).join(" ")));
}

/**
 * The jobs in a role, such as "come sviluppatrice backend": by the occupation that the job title names, in either language, or by
 * the words of the title.
 */
export function jobsAs(
  { jobs, knowledge: { lexicon } }: PreparedResume,
  { occupations }: ParsedQuestion,
  words: readonly string[],
  titled: (job: ResumeJob, words: readonly string[]) => boolean,
): ResumeJob[] {
  const ids = new Set(occupations.map(({ id }) => id));
  return jobs.filter(
    (job) =>
      (ids.size > 0 && lexicon.titles.namedIn(job.title).some((id) => ids.has(id))) ||
      (words.length > 0 && titled(job, words)),
  );
}

/** Answers with the job directly before or after a job at the company that the question names. */
export function besideJob(
  reading: PreparedResume,
  things: readonly NamedTerm[],
  side: "before" | "after",
): ResumeFinding {
  const order = oldestFirst(reading.jobs);
  const at = order.findIndex((job) => jobsAt(reading, things).includes(job));
  const job =
    at === -1
      ? undefined
      : order[side === "before" ? at - 1 : order.findLastIndex((one) => jobsAt(reading, things).includes(one)) + 1];
  const asked = order[at];
  if (!job || !asked) return notSaid;
  return statementFinding(
    reading,
    inBothLanguages((language) => {
      if (language === "it")
        return `${side === "before" ? "Prima di" : "Dopo"} ${asked.company}: ${jobIn(job, language)}.`;
      return `${side === "before" ? "Before" : "After"} ${asked.company}: ${jobIn(job, language)}.`;
    }),
    jobLines([job, asked]),
  );
}

/** Answers with the heading of each job: "Che ruolo aveva in X?", "Ha lavorato in X?" */
export function roleAt(reading: PreparedResume, jobs: readonly ResumeJob[], isYesNo: boolean): ResumeFinding {
  return statementFinding(
    reading,
    inBothLanguages((language) => {
      const list = rowIn(jobs.map((job) => jobIn(job, language)));
      if (language === "it") return `${isYesNo ? "Sì, il CV indica" : "Il CV indica"} ${list}.`;
      return `${isYesNo ? "Yes, the CV lists" : "The CV lists"} ${list}.`;
    }),
    jobLines(jobs),
  );
}

/** Answers with the tasks of the jobs, as the resume states them. */
export function tasksAt(reading: PreparedResume, jobs: readonly ResumeJob[]): ResumeFinding {
  const ids = new Set(jobs.map(({ id }) => id));
  const heads = jobLines(jobs);
  const titles = new Set(jobs.map(({ title }) => title.trim()));
  const lines = reading
    .lines()
    .map(({ quote: { subject: _subject, ...line } }) => line)
    .filter(
      ({ section, itemId, text }) =>
        section === "experience" &&
        itemId !== null &&
        ids.has(itemId) &&
        !titles.has(text) &&
        !heads.some((head) => head.text === text),
    );
  return statementFinding(
    reading,
    inBothLanguages((language) => {
      const list = rowIn(jobs.map((job) => jobIn(job, language)));
      const more = lines.length === 0 ? (language === "it" ? ", senza dire altro" : ", and says no more") : "";
      return language === "it"
        ? `Il CV riporta questo per ${list}${more}.`
        : `This is what the CV says of ${list}${more}.`;
    }),
    lines.length > 0 ? [...heads, ...lines] : heads,
  );
}

export function datesOf(reading: PreparedResume, jobs: readonly ResumeJob[]): ResumeFinding {
  const dated = jobs.filter(({ start, end }) => start !== null || end !== null);
  if (dated.length === 0)
    return nearly(
      reading,
      inBothLanguages((language) =>
        language === "it" ? "Il CV lo cita, ma senza date." : "The CV mentions it, but without dates.",
      ),
      jobLines(jobs),
    );
  return statementFinding(
    reading,
    inBothLanguages((language) => {
      const list = dated.map((job) => `${job.company || job.title}: ${periodIn(job, language)}`);
      return language === "it" ? `Secondo il CV, ${rowIn(list)}.` : `According to the CV, ${rowIn(list)}.`;
    }),
    jobLines(dated),
  );
}

/** Jobs with at least one line that contains the given words. */
export function jobsWith(reading: PreparedResume, words: readonly string[]): ResumeJob[] {
  const ids = new Set(
    findLinesWith(reading, words).flatMap(({ line: { quote }, voice }) =>
      voice === "has" && quote.section === "experience" ? quote.itemId : [],
    ),
  );
  return reading.jobs.filter(({ id }) => ids.has(id));
}
