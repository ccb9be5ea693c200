import { yearsOf } from "@orbita/contract";
import { headlineLine } from "../lines.ts";
import {
  jobLines,
  nearly,
  notSaid,
  statementFinding,
  type ResumeFinding,
  type ResumeJob,
  type PreparedResume,
} from "./reading.ts";
import { inBothLanguages, dateIn, jobIn, listIn, rowIn, yearsText } from "./wording.ts";

export function currentJob(reading: PreparedResume): ResumeFinding {
  const now = reading.jobs.filter(({ isCurrent }) => isCurrent);
  if (now.length > 0)
    return statementFinding(
      reading,
      inBothLanguages((language) => {
        const list = rowIn(now.map((job) => jobIn(job, language)));
        return language === "it"
          ? `Secondo il CV oggi lavora come ${list}.`
          : `According to the CV, the current job is ${list}.`;
      }),
      jobLines(now),
    );
  const [last] = reading.jobs;
  if (!last) return notSaid;
  return nearly(
    reading,
    inBothLanguages((language) =>
      language === "it"
        ? `Il CV non indica un lavoro in corso; l’ultimo è ${jobIn(last, language)}.`
        : `The CV lists no current job; the last one is ${jobIn(last, language)}.`,
    ),
    jobLines([last]),
  );
}

export function allJobs(reading: PreparedResume): ResumeFinding {
  const { jobs } = reading;
  return statementFinding(
    reading,
    inBothLanguages((language) => {
      const list = rowIn(jobs.map((job) => jobIn(job, language)));
      return language === "it" ? `Il CV elenca: ${list}.` : `The CV lists: ${list}.`;
    }),
    jobLines(jobs),
  );
}

/** Lists all past jobs; "not said" if there is only a current job. */
export function pastJobs(reading: PreparedResume): ResumeFinding {
  const past = reading.jobs.filter(({ isCurrent }) => !isCurrent);
  return statementFinding(
    reading,
    inBothLanguages((language) => {
      const list = rowIn(past.map((job) => jobIn(job, language)));
      return language === "it" ? `Prima, secondo il CV: ${list}.` : `Before that, according to the CV: ${list}.`;
    }),
    jobLines(past),
  );
}

export function previousJob(reading: PreparedResume): ResumeFinding {
  const before = reading.jobs.some(({ isCurrent }) => isCurrent)
    ? reading.jobs.filter(({ isCurrent }) => !isCurrent)
    : reading.jobs.slice(1);
  const [job] = before;
  if (!job) return notSaid;
  return statementFinding(
    reading,
    inBothLanguages((language) =>
      language === "it"
        ? `Il lavoro precedente è ${jobIn(job, language)}.`
        : `The previous job is ${jobIn(job, language)}.`,
    ),
    jobLines([job]),
  );
}

export function countJobs(reading: PreparedResume, ofCompanies: boolean): ResumeFinding {
  const { jobs } = reading;
  const companies = [...new Set(jobs.map(({ company }) => company.trim()).filter(Boolean))];
  const count = ofCompanies ? companies.length : jobs.length;
  return statementFinding(
    reading,
    inBothLanguages((language) => {
      const list = ofCompanies ? listIn(companies, language) : rowIn(jobs.map((job) => jobIn(job, language)));
      if (language === "it") return `Il CV ne elenca ${count}: ${list}.`;
      return `The CV lists ${count}: ${list}.`;
    }),
    jobLines(jobs),
  );
}

export const oldestFirst = (jobs: readonly ResumeJob[]): ResumeJob[] =>
  jobs.filter(({ start }) => start !== null).toSorted((one, other) => (one.start! < other.start! ? -1 : 1));

export function firstJob(reading: PreparedResume): ResumeFinding {
  const [job] = oldestFirst(reading.jobs);
  if (!job) return notSaid;
  return statementFinding(
    reading,
    inBothLanguages((language) =>
      language === "it"
        ? `Il primo lavoro nel CV è ${jobIn(job, language)}.`
        : `The first job in the CV is ${jobIn(job, language)}.`,
    ),
    jobLines([job]),
  );
}

export function lastJob(reading: PreparedResume): ResumeFinding {
  const [job] = reading.jobs;
  if (!job) return notSaid;
  return statementFinding(
    reading,
    inBothLanguages((language) =>
      language === "it"
        ? `Il lavoro più recente nel CV è ${jobIn(job, language)}.`
        : `The most recent job in the CV is ${jobIn(job, language)}.`,
    ),
    jobLines([job]),
  );
}

export function extremeJob(reading: PreparedResume, longest: boolean): ResumeFinding {
  const timed = reading.jobs.flatMap((job) => {
    const years = yearsOf(job, reading.now);
    return years === null ? [] : [{ job, years }];
  });
  const [best] = timed.toSorted((one, other) => (longest ? other.years - one.years : one.years - other.years));
  if (!best) return notSaid;
  return statementFinding(
    reading,
    inBothLanguages((language) => {
      const told = `${jobIn(best.job, language)}, ${yearsText(best.years, language)}`;
      if (language === "it") return `Il lavoro ${longest ? "più lungo" : "più breve"} è ${told}.`;
      return `The ${longest ? "longest" : "shortest"} job is ${told}.`;
    }),
    jobLines([best.job]),
  );
}

/** Answers when the person last changed jobs: the start of the latest job that followed another job. */
export function lastChange(reading: PreparedResume): ResumeFinding {
  const dated = oldestFirst(reading.jobs);
  const [before, after] = dated.slice(-2);
  if (!before || !after) return notSaid;
  return statementFinding(
    reading,
    inBothLanguages((language) => {
      const date = dateIn(after.start!, language);
      return language === "it"
        ? `L’ultimo cambio è di ${date}: da ${before.company || before.title} a ${after.company || after.title}.`
        : `The last change was in ${date}: from ${before.company || before.title} to ${after.company || after.title}.`;
    }),
    jobLines([after, before]),
  );
}

/** Lists the cities of the person's jobs: "In quali città ha lavorato?" */
export function workPlaces(reading: PreparedResume): ResumeFinding {
  const placed = reading.jobs.filter(({ city }) => city?.trim());
  const cities = [...new Set(placed.map(({ city }) => city!.trim()))];
  return statementFinding(
    reading,
    inBothLanguages((language) =>
      language === "it"
        ? `Il CV indica lavori a ${listIn(cities, language)}.`
        : `The CV lists jobs in ${listIn(cities, language)}.`,
    ),
    jobLines(placed),
  );
}

/** A summary of the person in their own words, with their latest job. */
export function summaryOf(reading: PreparedResume): ResumeFinding {
  const { resume } = reading.subject;
  const headline = headlineLine(resume);
  const [job] = reading.jobs;
  const summary = reading
    .lines()
    .map(({ quote: { subject: _subject, ...line } }) => line)
    .filter(({ section, text }) => section === "summary" && resume.summary?.includes(text))
    .slice(0, 3);
  const lines = [...(headline ? [headline] : []), ...(job ? jobLines([job]) : []), ...summary];
  return statementFinding(
    reading,
    inBothLanguages((language) => {
      const now = job ? jobIn(job, language) : "";
      if (language === "it")
        return (
          [headline && `Il CV si presenta così: «${headline.text}».`, now && `Il lavoro più recente è ${now}.`]
            .filter(Boolean)
            .join(" ") || "Il profilo nel CV dice questo."
        );
      return (
        [headline && `The CV introduces itself as “${headline.text}”.`, now && `The most recent job is ${now}.`]
          .filter(Boolean)
          .join(" ") || "The profile in the CV says this."
      );
    }),
    lines,
  );
}
