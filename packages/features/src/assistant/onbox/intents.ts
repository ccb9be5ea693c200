import { certificationsOf, coursesOf } from "./certificates.ts";
import { durationOf } from "./durations.ts";
import { educationOf } from "./education.ts";
import { findGaps } from "./gaps.ts";
import type { QuestionCue } from "./grammar.ts";
import { aboutCompany, asOccupation, besideCompany, whenOf } from "./job-intents.ts";
import {
  allJobs,
  countJobs,
  currentJob,
  extremeJob,
  firstJob,
  lastChange,
  lastJob,
  pastJobs,
  previousJob,
  summaryOf,
  workPlaces,
} from "./job-facts.ts";
import { tasksAt } from "./jobs.ts";
import { allLanguages, languagesFrom, namedLanguages, nativeLanguages } from "./languages.ts";
import { cityOf, interestsOf, skillsOf, wishesOf } from "./profile.ts";
import type { ParsedQuestion } from "./question.ts";
import { notSaid, type ResumeFinding, type PreparedResume } from "./reading.ts";
import { searchLines } from "./search-lines.ts";
import { namedSkills } from "./skill-intents.ts";
import { meaningOf } from "./stems.ts";

/** A kind of question, and how to answer it for one person. */
export type QuestionIntent = {
  readonly name: string;
  readonly fits: (question: ParsedQuestion) => boolean;
  readonly find: (reading: PreparedResume, question: ParsedQuestion) => ResumeFinding;
};

const any = ({ cues }: ParsedQuestion, ...wanted: readonly QuestionCue[]): boolean =>
  wanted.some((cue) => cues.has(cue));
const has = ({ things }: ParsedQuestion, kind: ParsedQuestion["things"][number]["kind"]): boolean =>
  things.some((thing) => thing.kind === kind);
/** True if the question has no content words and names no language, so that it asks for a whole section of the CV. */
const isBare = ({ content, languages }: ParsedQuestion): boolean => content.length === 0 && languages.length === 0;
const isOnlySkills = ({ skills, rest, things, occupations }: ParsedQuestion): boolean =>
  skills.length > 0 && rest.length === 0 && things.length === 0 && occupations.length === 0;

/** Answers a question about certificates. If it asks for a certificate that the list lacks, searches the other lines of the CV. */
const certifications = (reading: PreparedResume, question: ParsedQuestion): ResumeFinding => {
  const found = certificationsOf(reading, question);
  return found.statements.length > 0 || question.content.length === 0
    ? found
    : searchLines(reading, [...question.content, "certificazione"]);
};
const studies = (reading: PreparedResume, question: ParsedQuestion): ResumeFinding => {
  const found = educationOf(reading, question);
  if (found.isSaid || any(question, "education", "grade", "thesis", "institution") || question.content.length === 0)
    return found;
  const told = question.skills.length > 0 ? namedSkills(reading, question) : searchLines(reading, question.words);
  return told.isSaid ? told : found;
};
const someLanguages = (reading: PreparedResume, question: ParsedQuestion): ResumeFinding => {
  if (question.leastLevel !== null) return languagesFrom(reading, question.leastLevel);
  return any(question, "native") ? nativeLanguages(reading) : allLanguages(reading);
};
const presentJob = (reading: PreparedResume, question: ParsedQuestion): ResumeFinding => {
  const [job] = reading.jobs;
  return any(question, "tasks") && job?.isCurrent ? tasksAt(reading, [job]) : currentJob(reading);
};

const courses = (reading: PreparedResume, question: ParsedQuestion): ResumeFinding => {
  const found = coursesOf(reading, question);
  return found.isSaid || question.content.length === 0 ? found : searchLines(reading, question.words);
};

/**
 * Answers with CV lines that contain the words of the question. If a question such as "Quanti fornitori gestiva?" finds none,
 * repeats the search without the verb "gestire".
 */
const wordsIn = (reading: PreparedResume, question: ParsedQuestion): ResumeFinding => {
  const found = searchLines(
    reading,
    question.words,
    /\b(?:us[ao]|usat|utilizz|conosc|used?|using|knows?)/i.test(question.text),
  );
  if (found.statements.length > 0 || !any(question, "count", "which")) return found;
  return searchLines(
    reading,
    question.words.filter((word) => meaningOf(word) !== "=gestire"),
  );
};

/** True if the question is in the plural: "quali aziende" asks for all companies, not only the current one. */
const isOfMany = ({ text }: ParsedQuestion): boolean =>
  /aziende|datori|ruoli|lavori|esperienze|employers|companies|jobs|roles|positions|experiences/i.test(text);

/** The kinds of questions, in order: the first kind that fits answers the question. */
export const intents: readonly QuestionIntent[] = [
  { name: "gaps", fits: (q) => any(q, "gaps") && q.languages.length === 0 && q.skills.length === 0, find: findGaps },
  {
    name: "certifications",
    fits: (q) =>
      any(q, "certification") || has(q, "certificate") || q.content.some((word) => word.startsWith("certif")),
    find: certifications,
  },
  { name: "courses", fits: (q) => any(q, "course") || has(q, "course"), find: courses },
  {
    name: "education",
    fits: (q) =>
      any(q, "education", "grade", "thesis", "institution") ||
      has(q, "institution") ||
      (any(q, "study") && !has(q, "company") && !any(q, "wishes")),
    find: studies,
  },
  {
    name: "language",
    fits: (q) =>
      q.languages.length > 0 &&
      (q.rest.length === 0 || any(q, "languages", "level", "native") || q.leastLevel !== null) &&
      q.things.length === 0,
    find: (reading, q) => (any(q, "duration", "since", "when") ? notSaid : namedLanguages(reading, q)),
  },
  {
    name: "languages",
    fits: (q) => (any(q, "languages", "native") || q.leastLevel !== null) && isBare(q),
    find: someLanguages,
  },
  { name: "interests", fits: (q) => any(q, "interests") && isBare(q), find: interestsOf },
  {
    name: "softSkills",
    fits: (q) => any(q, "softSkills") && isBare(q),
    find: (reading) => skillsOf(reading, ["softSkills"]),
  },
  { name: "wishes", fits: (q) => any(q, "wishes") && isBare(q), find: wishesOf },
  {
    name: "workPlaces",
    fits: (q) => any(q, "city") && any(q, "past", "job", "previous") && isBare(q),
    find: workPlaces,
  },
  {
    name: "city",
    fits: (q) => any(q, "city") && q.skills.length === 0 && q.things.length === 0 && !any(q, "past", "job"),
    find: cityOf,
  },
  {
    name: "summary",
    fits: (q) =>
      any(q, "summary") &&
      isBare(q) &&
      !any(q, "skills", "job", "duration", "current", "role", "employer", "previous", "last", "first"),
    find: summaryOf,
  },
  { name: "beside", fits: (q) => any(q, "before", "after") && has(q, "company"), find: besideCompany },
  { name: "duration", fits: (q) => any(q, "duration") && !any(q, "longest", "shortest"), find: durationOf },
  { name: "change", fits: (q) => any(q, "change") && isBare(q) && !any(q, "count"), find: lastChange },
  {
    name: "when",
    fits: (q) => any(q, "since", "until", "when") && !(isBare(q) && any(q, "first", "last", "longest", "shortest")),
    find: whenOf,
  },
  {
    name: "longest",
    fits: (q) => any(q, "longest", "shortest") && isBare(q),
    find: (reading, q) => extremeJob(reading, any(q, "longest")),
  },
  { name: "company", fits: (q) => has(q, "company"), find: aboutCompany },
  { name: "skills", fits: isOnlySkills, find: namedSkills },
  {
    name: "count",
    fits: (q) => any(q, "count") && any(q, "job", "employer", "role", "past") && isBare(q),
    find: (reading, q) => countJobs(reading, any(q, "employer")),
  },
  {
    name: "previous",
    fits: (q) =>
      any(q, "previous") && any(q, "job", "employer", "role") && isBare(q) && !isOfMany(q) && !any(q, "past"),
    find: previousJob,
  },
  { name: "past", fits: (q) => any(q, "previous") && any(q, "job", "employer", "role") && isBare(q), find: pastJobs },
  { name: "first", fits: (q) => any(q, "first") && any(q, "job", "employer", "role") && isBare(q), find: firstJob },
  { name: "last", fits: (q) => any(q, "last") && any(q, "job", "employer", "role") && isBare(q), find: lastJob },
  {
    name: "skillList",
    fits: (q) => any(q, "skills") && isBare(q) && !any(q, "current", "role"),
    find: (reading) => skillsOf(reading, ["technicalSkills"]),
  },
  {
    name: "current",
    fits: (q) =>
      isBare(q) &&
      !any(q, "past") &&
      !(isOfMany(q) && !any(q, "current")) &&
      (any(q, "role", "current", "tasks", "employer") || (any(q, "where") && any(q, "job"))),
    find: presentJob,
  },
  { name: "jobs", fits: (q) => isBare(q) && any(q, "job", "employer", "past", "role"), find: allJobs },
  { name: "occupation", fits: (q) => q.occupations.length > 0 && q.skills.length === 0, find: asOccupation },
  { name: "skillAndMore", fits: (q) => q.skills.length > 0 && q.content.length > 0, find: namedSkills },
  {
    name: "lines",
    fits: (q) => q.content.length > 0 && q.isKnown,
    find: wordsIn,
  },
];

export const intentOf = (question: ParsedQuestion): QuestionIntent | null =>
  intents.find(({ fits }) => fits(question)) ?? null;
