import { isCaseOf, isRelated } from "../assistant/reference.ts";
import { kmBetween, type RelevanceGrade } from "../measures.ts";
import { educationRank, degrees, levelRank, licenceCodes } from "./data.ts";
import type { FitJob } from "./jobs.ts";
import { hasSkill, yearsIn, type FitPerson } from "./people.ts";

/** Whether the person's limits allow the job. What the person left open allows everything. */
export function isWithinLimits({ wishes }: FitPerson, job: FitJob): boolean {
  const { place, workplaces, remoteShare, contracts, hours, weeklyHoursMin, weeklyHoursMax, salaryMin } = wishes;
  const allows = (values: readonly string[], value: string) => values.length === 0 || values.includes(value);
  return (
    (place === null || job.work === "full_remote" || (job.place !== null && kmBetween(place, job.place) <= place.km)) &&
    allows(workplaces, `workplace_type_${job.work}`) &&
    (remoteShare === null || job.presence === null || 100 - job.presence >= remoteShare) &&
    allows(contracts, `contract_economic_type_${job.contract}`) &&
    allows(hours, `contract_type_${job.hours}`) &&
    (weeklyHoursMin === null || job.weeklyHours >= weeklyHoursMin) &&
    (weeklyHoursMax === null || job.weeklyHours <= weeklyHoursMax) &&
    (salaryMin === null || job.salary === null || job.salary.max >= salaryMin)
  );
}

/** 3: what the person does, or wants to change to; 2: a job they can take up at once; 1: shares a part of the work. */
function occupationGrade({ occupation: own, change, jobs }: FitPerson, { occupation: asked }: FitJob): number {
  if (asked === (change ?? own)) return 3;
  if (asked === own) return 2;
  const before = jobs.some(({ occupation }) => occupation === asked);
  if (own.close.includes(asked.key)) return change ? 1 : 2;
  return before || own.related.includes(asked.key) || change?.close.includes(asked.key) ? 1 : 0;
}

/** 1 for the skill itself or a narrower one, a half for a related one. */
export function skillWorth({ skills }: FitPerson, code: string): number {
  const own = skills.filter(hasSkill);
  if (own.some((fact) => fact.code === code || isCaseOf(fact.code, code))) return 1;
  return own.some((fact) => isRelated(fact.code, code)) ? 0.5 : 0;
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? 1 : values.reduce((sum, value) => sum + value, 0) / values.length;

function skillLoss(person: FitPerson, { skills, occupation }: FitJob): number {
  const worthOf = (some: FitJob["skills"]) => mean(some.map(({ code }) => skillWorth(person, code)));
  const isLegal = ({ code }: { code: string }) => licenceCodes.has(code) && occupation.licences.includes(code);
  if (skills.some((asked) => isLegal(asked) && skillWorth(person, asked.code) < 1)) return 2;
  const must = worthOf(skills.filter(({ mandatory }) => mandatory));
  if (must < 0.4) return 2;
  return must < 0.7 || worthOf(skills) < 0.5 ? 1 : 0;
}

function languageLoss({ languages }: FitPerson, job: FitJob): number {
  const losses = job.languages.map(({ code, level, mandatory }) => {
    const own = languages.find((one) => one.code === code);
    if (!mandatory) return 0;
    if (!own) return 2;
    if (own.level === null) return 1;
    return Math.min(2, Math.max(0, levelRank(level) - levelRank(own.level)));
  });
  return Math.max(0, ...losses);
}

const educationLoss = ({ degree }: FitPerson, { education }: FitJob): number =>
  education?.mandatory && educationRank(degrees.get(degree)!.level) < educationRank(education.level) ? 2 : 0;

/** The years in the occupation of the job, or in one that is close to it. */
export const yearsFor = ({ jobs }: FitPerson, { occupation: asked }: FitJob): number =>
  yearsIn(jobs.filter(({ occupation }) => occupation === asked || asked.close.includes(occupation.key)));

function yearsLoss(person: FitPerson, job: FitJob): number {
  const years = yearsFor(person, job);
  const least = job.minYears ?? 0;
  const isBeginner = job.occupation === person.change && years === 0;
  if (isBeginner && least === 0) return job.level === "entry" || job.level === "junior" ? 0 : 1;
  if (years < least - 0.25) return years >= least / 2 ? 1 : 2;
  // A job for beginners is a step back for somebody with experience, unless they look for such contracts.
  if (job.level === "entry")
    return years >= 4 && !person.wishes.contracts.includes(`contract_economic_type_${job.contract}`) ? 2 : 0;
  return job.level === "junior" && years >= 8 ? 1 : 0;
}

/** Somebody who names no place is open to moving; a job in reach is better all the same. */
const distanceLoss = ({ wishes, home }: FitPerson, { work, place }: FitJob): number =>
  wishes.place === null && work !== "full_remote" && place !== null && kmBetween(home, place) > 60 ? 1 : 0;

const losses = [skillLoss, languageLoss, educationLoss, yearsLoss, distanceLoss];

/** How well a job fits a person, from 0 to 3, decided by the hidden facts of both. */
export function fitGrade(person: FitPerson, job: FitJob): RelevanceGrade {
  if (!isWithinLimits(person, job)) return 0;
  const base = occupationGrade(person, job);
  if (base === 0) return 0;
  const loss = losses.reduce((sum, lossOf) => sum + lossOf(person, job), 0);
  return Math.max(0, base - loss) as RelevanceGrade;
}
