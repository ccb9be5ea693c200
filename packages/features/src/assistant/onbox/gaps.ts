import { headOf, notSaid, statement, said, type Finding, type Job, type Reading } from "./reading.ts";
import { both, dateIn, jobIn, rowIn } from "./wording.ts";

/** The number of months since the year 0; for a year without a month, `otherwise` is the month. */
const monthOf = (date: string, otherwise: number): number =>
  Number(date.slice(0, 4)) * 12 + (date.length > 4 ? Number(date.slice(5, 7)) - 1 : otherwise);
const leastMonths = 3;

type Dated = Job & { readonly start: string };
type Gap = { readonly before: Job; readonly after: Dated; readonly months: number };

const nowIn = (now: Date): number => now.getUTCFullYear() * 12 + now.getUTCMonth();
const endOf = ({ end, isCurrent, start }: Dated, now: Date): number =>
  isCurrent ? nowIn(now) : monthOf(end ?? start, 11);

/** Only certain gaps: a year without a month may have ended in December, and the next may have begun in January. */
function gapsIn(jobs: readonly Dated[], now: Date): { gaps: Gap[]; last: Dated | null } {
  const gaps: Gap[] = [];
  let last: Dated | null = null;
  for (const job of jobs.toSorted((one, other) => monthOf(one.start, 0) - monthOf(other.start, 0))) {
    const months = last ? monthOf(job.start, 0) - endOf(last, now) - 1 : 0;
    if (last && months >= leastMonths) gaps.push({ before: last, after: job, months });
    if (!last || endOf(job, now) >= endOf(last, now)) last = job;
  }
  return { gaps, last };
}

const monthsIn = (months: number, language: "it" | "en"): string =>
  language === "it" ? `${months} mesi` : `${months} months`;

/** Gaps between jobs, each with the lines around it, and the time since the last job. */
export function gapsOf(reading: Reading): Finding {
  const { jobs, now } = reading;
  const dated = jobs.filter((job): job is Dated => job.start !== null && (job.isCurrent || job.end !== null));
  if (dated.length === 0) return notSaid;
  const { gaps, last } = gapsIn(dated, now);
  const since = last && !last.isCurrent ? nowIn(now) - endOf(last, now) - 1 : 0;
  const after =
    last && since >= leastMonths
      ? [
          statement(
            reading,
            both((language) =>
              language === "it"
                ? `Dopo ${jobIn(last, language)} il CV non indica altri lavori, da circa ${monthsIn(since, language)}.`
                : `After ${jobIn(last, language)} the CV lists no other job, for about ${monthsIn(since, language)}.`,
            ),
            headOf([last]),
          ),
        ]
      : [];
  const told = gaps.map(({ before, after: next, months }) =>
    statement(
      reading,
      both((language) => {
        const [from, to] = [dateIn(before.end!, language), dateIn(next.start, language)];
        if (language === "it")
          return `Tra ${before.company || before.title} (fino a ${from}) e ${next.company || next.title} (da ${to}) il CV non indica lavori per ${monthsIn(months, language)}.`;
        return `Between ${before.company || before.title} (until ${from}) and ${next.company || next.title} (from ${to}) the CV lists no job for ${monthsIn(months, language)}.`;
      }),
      headOf([before, next]),
    ),
  );
  if (told.length > 0) return { isSaid: true, statements: [...told, ...after] };
  const none = said(
    reading,
    both((language) => {
      const list = rowIn(dated.map((job) => jobIn(job, language)));
      return language === "it"
        ? `No: tra un lavoro e l’altro il CV non lascia periodi di tre mesi o più. ${list}.`
        : `No: between one job and the next the CV leaves no period of three months or more. ${list}.`;
    }),
    headOf(dated),
  );
  return { isSaid: true, statements: [...none.statements, ...after] };
}
