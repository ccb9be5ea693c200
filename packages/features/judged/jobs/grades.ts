import type { JudgedPost } from "./posts.ts";
import type { JudgedQuestion } from "./reference.ts";

export type RelevanceGrade = 0 | 1 | 2 | 3;

/** 3: the job or skill that was asked for; 2: a job that the question names as close; 1: a related job. */
function subjectGrade({ role, skills }: JudgedPost, { wanted }: JudgedQuestion): RelevanceGrade {
  if (wanted.skill) return wanted.skill.some((code) => skills.includes(code)) ? 3 : 0;
  if (!wanted.role || wanted.role.includes(role.code)) return 3;
  if (wanted.also?.includes(role.code)) return 2;
  return wanted.role.some((code) => role.near.includes(code)) ? 1 : 0;
}

/** Cities within 30 km of each other. */
const near = new Map([
  ["Milano", "Monza"],
  ["Monza", "Milano"],
]);

function placeLoss({ place, work }: JudgedPost, { wanted }: JudgedQuestion): number {
  if (!wanted.place) return 0;
  // A fully remote job is in reach of every place, if the question asks for remote work.
  if (work === "full_remote" && wanted.work?.includes("remote")) return 0;
  if (!place) return 3;
  if (wanted.place.includes(place.city)) return 0;
  return wanted.place.includes(near.get(place.city) ?? "") ? 1 : 3;
}

function workLoss({ work }: JudgedPost, { wanted }: JudgedQuestion): number {
  if (!wanted.work) return 0;
  if (wanted.work.includes("remote")) return { full_remote: 0, hybrid: 2, office_presence: 3 }[work];
  return { hybrid: 0, full_remote: 2, office_presence: 3 }[work];
}

/** A post for another contract or other hours still interests somebody who asked for the job, but little. */
function termsLoss({ hours, contract }: JudgedPost, { wanted }: JudgedQuestion): number {
  const loss = wanted.role || wanted.skill ? 2 : 3;
  const isMissed = (asked: readonly string[] | undefined, value: string) =>
    asked !== undefined && !asked.includes(value);
  return (isMissed(wanted.hours, hours) ? loss : 0) + (isMissed(wanted.contract, contract) ? loss : 0);
}

/** The relevance of a post for a question, decided by the facts from which the post was written. */
export function relevanceGrade(post: JudgedPost, question: JudgedQuestion): RelevanceGrade {
  const loss = placeLoss(post, question) + workLoss(post, question) + termsLoss(post, question);
  return Math.max(0, subjectGrade(post, question) - loss) as RelevanceGrade;
}

const gainOf = (grades: readonly number[]): number =>
  grades.slice(0, 10).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

/** nDCG of the first ten results. `all` are the grades of every post; null if no post is relevant. */
export function ndcg10(found: readonly RelevanceGrade[], all: readonly RelevanceGrade[]): number | null {
  const best = gainOf(all.toSorted((one, other) => other - one));
  return best === 0 ? null : gainOf(found) / best;
}
