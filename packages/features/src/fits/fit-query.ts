import { jobFit, type SearchPayload } from "@orbita/contract";
import { runQuestion, type SearchClient } from "@orbita/platform";
import { jobPostIndex, stillOpen, toVisiblePosts, type JobPostDocument } from "../job-posts/index.ts";
import type { CvSubjects } from "./cv-subjects.ts";
import type { JobFitJob } from "./compare.ts";

export type FitClause = Record<string, unknown>;

/** How the title of a job relates to the occupations of a CV, from the closest. */
export const titleRelations = ["wished", "latest", "words", "earlier", "kind", "group", "near"] as const;
export type TitleRelation = (typeof titleRelations)[number];

/** Scores that choose the jobs to compare. The comparison itself orders them. */
const worth: Readonly<Record<TitleRelation, number>> = {
  wished: 30,
  latest: 28,
  words: 24,
  earlier: 20,
  kind: 18,
  group: 15,
  near: 8,
};
const skillWorth = { hard: 4, soft: 1 } as const;
const nearWorth = 8;

/** The number of required skills of the CV that make a job of another occupation fit. */
const skillsWithoutTitle = 2;
/** Maximum number of skills in the query; the engine limits the clauses of one query. */
const mostSkills = 150;

const counting = (boost: number, filter: FitClause, name?: string): FitClause => ({
  constant_score: { boost, filter, ...(name && { _name: name }) },
});
const anyOf = (should: readonly FitClause[], least = 1): FitClause => ({
  bool: { should, minimum_should_match: least },
});
const terms = (field: string, ids: readonly string[]): FitClause[] =>
  ids.length === 0 ? [] : [{ terms: { [field]: [...ids] } }];

/** For each relation, the clauses that match the titles of jobs. */
function titleClauses(cv: CvSubjects): Record<TitleRelation, FitClause[]> {
  const own = [...cv.wished, ...cv.latest, ...cv.earlier];
  return {
    wished: terms("titleNames", cv.wished),
    latest: terms("titleNames", cv.latest),
    words: cv.titles.map((words) => ({ bool: { filter: words.map((word) => ({ term: { titleWordForms: word } })) } })),
    earlier: terms("titleNames", cv.earlier),
    kind: [...terms("titleKinds", own), ...terms("titleNames", cv.kinds)],
    group: terms("titleGroups", cv.groups),
    near: terms("titleGroups", cv.nearGroups),
  };
}

/** Matches the jobs that fit: by their title, by a related or unknown title and a skill, or by several skills. */
function fitClause(
  byTitle: Record<TitleRelation, FitClause[]>,
  skills: readonly FitClause[],
  hasOccupation: boolean,
): FitClause {
  const close = (["wished", "latest", "words", "earlier"] as const).flatMap((relation) => byTitle[relation]);
  const related = [...byTitle.kind, ...byTitle.group];
  // A job that lists no skills is found by its title alone. If the title names no known occupation, one skill is enough.
  const without = (field: string): FitClause => ({ bool: { must_not: [{ exists: { field } }] } });
  const both = (titles: readonly FitClause[], others: readonly FitClause[]): FitClause[] =>
    titles.length > 0 && others.length > 0 ? [{ bool: { filter: [anyOf(titles), anyOf(others)] } }] : [];
  return anyOf([
    ...close,
    ...both(related, [without("skills"), ...skills]),
    ...both([...byTitle.near, without("titleGroups")], skills),
    ...(skills.length > 0 ? [anyOf(skills, hasOccupation ? skillsWithoutTitle : 1)] : []),
    // Without any of these the list is empty; a query without clauses would match every job.
    { match_none: {} },
  ]);
}

const bestOf = (byTitle: Record<TitleRelation, FitClause[]>): FitClause[] => {
  const queries = titleRelations.flatMap((relation) =>
    byTitle[relation].length > 0 ? [counting(worth[relation], anyOf(byTitle[relation]), relation)] : [],
  );
  return queries.length > 0 ? [{ dis_max: { queries } }] : [];
};

/** The fields of a job that its row and the comparison need. */
const listed = Object.keys(jobFit.shape.job.shape);
const fields = [...listed, "languages", "education", "educationMandatory", "educationField", "paid", "yearsAsked"];

export type FittingJob = {
  readonly job: JobFitJob;
  readonly title: TitleRelation | null;
  /** The years of experience that the ad's text asks for; null if it asks for none. */
  readonly yearsAsked: number | null;
  /** False if the person named no place, and the job is far from their town. */
  readonly isNear: boolean;
};
type FitQuestion = {
  readonly cv: CvSubjects;
  /** The clause for jobs near the person's town; null if they named a place, which is a limit, or no town. */
  readonly near: FitClause | null;
  /** Clauses for the person's limits; jobs outside them are only counted. */
  readonly limits: readonly FitClause[];
  /** Clauses for jobs that are left out and not counted. */
  readonly without: readonly FitClause[];
  readonly most: number;
};

/** Runs the one query for the jobs that fit a CV: the best ones within the limits, and the number outside. */
export async function askForFits(
  search: SearchClient,
  { cv, near, limits, without, most }: FitQuestion,
  now: Date,
): Promise<{ jobs: FittingJob[]; outside: number }> {
  const byTitle = titleClauses(cv);
  const skills = cv.skills.slice(0, mostSkills).map((id): FitClause => ({ term: { skills: id } }));
  const soft = cv.softSkills.slice(0, mostSkills - skills.length).map((id): FitClause => ({ term: { skills: id } }));
  const fit = fitClause(byTitle, skills, cv.wished.length + cv.latest.length + cv.earlier.length > 0);
  const payload = {
    page: 0,
    size: most,
    sort: "evidence:desc",
    filters: [{ f: "limits", v: "", mm: "is" }],
    projections: fields,
    facets: [],
  } as unknown as SearchPayload;
  const { page, met, counted } = await runQuestion<JobPostDocument>(search, jobPostIndex, payload, {
    also: [fit, stillOpen(now), { bool: { must_not: [...without] } }],
    ways: { limits: () => ({ bool: { filter: [...limits] } }) },
    score: [
      ...bestOf(byTitle),
      ...(near ? [counting(nearWorth, near, "near")] : []),
      ...skills.map((clause) => counting(skillWorth.hard, clause)),
      ...soft.map((clause) => counting(skillWorth.soft, clause)),
    ],
    apart: true,
    counts: [{ clause: { match_all: {} }, instead: "limits" }],
  });
  const jobs = page.content.flatMap((doc, at) =>
    toVisiblePosts([doc], now).map((job) => ({
      job,
      yearsAsked: doc.yearsAsked ?? null,
      title: titleRelations.find((relation) => met[at]!.includes(relation)) ?? null,
      isNear: near === null || met[at]!.includes("near"),
    })),
  );
  return { jobs, outside: counted[0]! - page.totalElements };
}
