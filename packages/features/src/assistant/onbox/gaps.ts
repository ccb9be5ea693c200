import {
  jobLines,
  notSaid,
  statement,
  statementFinding,
  type ResumeFinding,
  type ResumeJob,
  type PreparedResume,
} from "./reading.ts";
import { inBothLanguages, dateIn, jobIn, rowIn } from "./wording.ts";

/** The number of months since the year 0; for a year without a month, `otherwise` is the month. */
const monthOf = (date: string, otherwise: number): number =>
  Number(date.slice(0, 4)) * 12 + (date.length > 4 ? Number(date.slice(5, 7)) - 1 : otherwise);
const leastMonths = 3;

type DatedJob = ResumeJob & { readonly start: string };
type EmploymentGap = { readonly before: ResumeJob; readonly after: DatedJob; readonly months: number };

const nowIn = (now: Date): number => now.getUTCFullYear() * 12 + now.getUTCMonth();
const endOf = ({ end, isCurrent, start }: DatedJob, now: Date): number =>
  isCurrent ? nowIn(now) : monthOf(end ?? start, 11);

/**
 * The gaps between jobs, as far as they are certain: a job that ended in a year without a month may have lasted until December,
 * and the next may have begun in January.
 */
function gapsIn(jobs: readonly DatedJob[], now: Date): { gaps: EmploymentGap[]; last: DatedJob | null } {
  const gaps: EmploymentGap[] = [];
  let last: DatedJob | null = null;
  for (const job of jobs.toSorted((one, other) => monthOf(one.start, 0) - monthOf(other.start, 0))) {
    const months = last ? monthOf(job.start, 0) - endOf(last, now) - 1 : 0;
    if (last && months >= leastMonths) gaps.push({ before: last, after: job, months });
    if (!last || endOf(job, now) >= endOf(last, now)) last = job;
  }
  return { gaps, last };
}

const monthsIn = (months: number, language: "it" | "en"): string =>
  language === "it" ? `${months} mesi` : `${months} months`;

/** Answers with the gaps between jobs, each with the lines around it, and the time since the last job. */
export function findGaps(reading: PreparedResume): ResumeFinding {
  const { jobs, now } = reading;
  const dated = jobs.filter((job): job is DatedJob => job.start !== null && (job.isCurrent || job.end !== null));
  if (dated.length === 0) return notSaid;
  const { gaps, last } = gapsIn(dated, now);
  const since = last && !last.isCurrent ? nowIn(now) - endOf(last, now) - 1 : 0;
  const after =
    last && since >= leastMonths
      ? [
          statement(
            reading,
            inBothLanguages((language) =>
              language === "it"
                ? `Dopo ${jobIn(last, language)} il CV non indica altri lavori, da circa ${monthsIn(since, language)}.`
                : `After ${jobIn(last, language)} the CV lists no other job, for about ${monthsIn(since, language)}.`,
            ),
            jobLines([last]),
          ),
        ]
      : [];
  const told = gaps.map(({ before, after: next, months }) =>
    statement(
      reading,
      inBothLanguages((language) => {
        const [from, to] = [dateIn(before.end!, language), dateIn(next.start, language)];
        if (language === "it")
          return `Tra ${before.company || before.title} (fino a ${from}) e ${next.company || next.title} (da ${to}) il CV non indica lavori per ${monthsIn(months, language)}.`;
        return `Between ${before.company || before.title} (until ${from}) and ${next.company || next.title} (from ${to}) the CV lists no job for ${monthsIn(months, language)}.`;
      }),
      jobLines([before, next]),
    ),
  );
  if (told.length > 0) return { isSaid: true, statements: [...told, ...after] };
  const none = statementFinding(
    reading,
    inBothLanguages((language) => {
      const list = rowIn(dated.map((job) => jobIn(job, language)));
      return language === "it"
        ? `No: tra un lavoro e l’altro il CV non lascia periodi di tre mesi o più. ${list}.`
        : `No: between one job and the next the CV leaves no period of three months or more. ${list}.`;
    }),
    jobLines(dated),
  );
  return { isSaid: true, statements: [...none.statements, ...after] };
}
