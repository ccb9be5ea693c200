import { kmBetween, type RelevanceGrade } from "../measures.ts";
import type { JudgedPost } from "./posts.ts";
import { places, type JudgedQuestion } from "./reference.ts";

type LossFunction = (post: JudgedPost, wanted: JudgedQuestion["wanted"]) => number;

/** The loss that leaves nothing of the highest grade. */
const all = 3;

/** 3: the job or skill that was asked for; 2: a job that the question names as close; 1: a related job. */
function subjectGrade({ role, skills }: JudgedPost, { wanted }: JudgedQuestion): RelevanceGrade {
  if (wanted.skill) return wanted.skill.some((code) => skills.includes(code)) ? 3 : 0;
  if (!wanted.role || wanted.role.includes(role.code)) return 3;
  if (wanted.also?.includes(role.code)) return 2;
  return wanted.role.some((code) => role.near.includes(code)) ? 1 : 0;
}

/** How far from the place that a question names a job still interests, if the question does not say it. */
const usualKm = 30;

const placeLoss: LossFunction = ({ place, work }, { place: cities, km, region, work: asked }) => {
  if (!cities && !region) return 0;
  // A fully remote job is in reach of every place, if the question asks for remote work.
  if (work === "full_remote" && asked?.includes("remote")) return 0;
  if (!place) return all;
  if (region?.includes(place.region) || cities?.includes(place.city)) return 0;
  const centres = places.filter(({ city }) => cities?.includes(city));
  const away = Math.min(...centres.map((centre) => kmBetween(centre, place)));
  if (km) return away <= Number(km[0]) ? 0 : all;
  return away <= usualKm ? 1 : all;
};

const workLoss: LossFunction = ({ work }, { work: asked }) => {
  if (!asked) return 0;
  if (asked.includes("remote")) return { full_remote: 0, hybrid: 2, office_presence: all }[work];
  return { hybrid: 0, full_remote: 2, office_presence: all }[work];
};

/** A post on other terms still interests somebody who asked for the job, but little. */
const termsLoss: LossFunction = ({ hours, contract, education, speaks }, wanted) => {
  const loss = wanted.role || wanted.skill ? 2 : all;
  const missed = [
    wanted.hours && !wanted.hours.includes(hours),
    wanted.contract && !wanted.contract.includes(contract),
    wanted.education && !wanted.education.includes(education),
    wanted.speaks?.some((language) => !speaks.includes(language)),
  ];
  return missed.filter(Boolean).length * loss;
};

/** A range that nearly reaches the pay that was asked for interests a little. */
const payLoss: LossFunction = ({ pay: { max } }, { pay }) => {
  const asked = Number(pay?.[0] ?? 0);
  return max >= asked ? 0 : max >= asked * 0.9 ? 2 : all;
};

/** Somebody who asks for a level also reads posts that say nothing about it. */
const levelLoss: LossFunction = ({ level }, { level: asked }) =>
  !asked || asked[0] === level ? 0 : level === null ? 1 : 2;

const losses = [placeLoss, workLoss, termsLoss, payLoss, levelLoss];

/** The relevance of a post for a question, decided by the facts from which the post was written. */
export function relevanceGrade(post: JudgedPost, question: JudgedQuestion): RelevanceGrade {
  const loss = losses.reduce((sum, lossOf) => sum + lossOf(post, question.wanted), 0);
  return Math.max(0, subjectGrade(post, question) - loss) as RelevanceGrade;
}
