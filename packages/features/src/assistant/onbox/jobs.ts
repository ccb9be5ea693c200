import type { Thing } from "./named-things.ts";
import { calledBy } from "./named-things.ts";
import { oldestFirst } from "./job-facts.ts";
import type { Question } from "./question.ts";
import { headOf, nearly, notSaid, said, type Finding, type Job, type Reading } from "./reading.ts";
import { linesWith } from "./search-lines.ts";
import { both, jobIn, periodIn, rowIn } from "./wording.ts";

/** The jobs at the companies that a question names. */
export function jobsAt({ jobs }: Reading, things: readonly Thing[]): Job[] {
  const names = new Set(things.flatMap(({ kind, words }) => (kind === "company" ? words.join(" ") : [])));
  return names.size === 0 ? [] : jobs.filter(({ company }) => names.has(calledBy(company).join(" ")));
}

/** "Come sviluppatrice backend": by the occupation that a title names, in either language, or by its words. */
export function jobsAs(
  { jobs, knowledge: { lexicon } }: Reading,
  { occupations }: Question,
  words: readonly string[],
  titled: (job: Job, words: readonly string[]) => boolean,
): Job[] {
  const ids = new Set(occupations.map(({ id }) => id));
  return jobs.filter(
    (job) =>
      (ids.size > 0 && lexicon.titles.namedIn(job.title).some((id) => ids.has(id))) ||
      (words.length > 0 && titled(job, words)),
  );
}

/** The job directly before or after a job at the company. */
export function besideJob(reading: Reading, things: readonly Thing[], side: "before" | "after"): Finding {
  const order = oldestFirst(reading.jobs);
  const at = order.findIndex((job) => jobsAt(reading, things).includes(job));
  const job =
    at === -1
      ? undefined
      : order[side === "before" ? at - 1 : order.findLastIndex((one) => jobsAt(reading, things).includes(one)) + 1];
  const asked = order[at];
  if (!job || !asked) return notSaid;
  return said(
    reading,
    both((language) => {
      if (language === "it")
        return `${side === "before" ? "Prima di" : "Dopo"} ${asked.company}: ${jobIn(job, language)}.`;
      return `${side === "before" ? "Before" : "After"} ${asked.company}: ${jobIn(job, language)}.`;
    }),
    headOf([job, asked]),
  );
}

/** "Che ruolo aveva in X?", "Ha lavorato in X?": the heading of each entry. */
export function roleAt(reading: Reading, jobs: readonly Job[], isYesNo: boolean): Finding {
  return said(
    reading,
    both((language) => {
      const list = rowIn(jobs.map((job) => jobIn(job, language)));
      if (language === "it") return `${isYesNo ? "Sì, il CV indica" : "Il CV indica"} ${list}.`;
      return `${isYesNo ? "Yes, the CV lists" : "The CV lists"} ${list}.`;
    }),
    headOf(jobs),
  );
}

/** The tasks of an entry, as written. */
export function tasksAt(reading: Reading, jobs: readonly Job[]): Finding {
  const ids = new Set(jobs.map(({ id }) => id));
  const heads = headOf(jobs);
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
  return said(
    reading,
    both((language) => {
      const list = rowIn(jobs.map((job) => jobIn(job, language)));
      const more = lines.length === 0 ? (language === "it" ? ", senza dire altro" : ", and says no more") : "";
      return language === "it"
        ? `Il CV riporta questo per ${list}${more}.`
        : `This is what the CV says of ${list}${more}.`;
    }),
    lines.length > 0 ? [...heads, ...lines] : heads,
  );
}

export function datesOf(reading: Reading, jobs: readonly Job[]): Finding {
  const dated = jobs.filter(({ start, end }) => start !== null || end !== null);
  if (dated.length === 0)
    return nearly(
      reading,
      both((language) =>
        language === "it" ? "Il CV lo cita, ma senza date." : "The CV mentions it, but without dates.",
      ),
      headOf(jobs),
    );
  return said(
    reading,
    both((language) => {
      const list = dated.map((job) => `${job.company || job.title}: ${periodIn(job, language)}`);
      return language === "it" ? `Secondo il CV, ${rowIn(list)}.` : `According to the CV, ${rowIn(list)}.`;
    }),
    headOf(dated),
  );
}

/** Jobs with at least one line that contains the words. */
export function jobsWith(reading: Reading, words: readonly string[]): Job[] {
  const ids = new Set(
    linesWith(reading, words).flatMap(({ line: { quote }, voice }) =>
      voice === "has" && quote.section === "experience" ? quote.itemId : [],
    ),
  );
  return reading.jobs.filter(({ id }) => ids.has(id));
}
