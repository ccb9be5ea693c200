import type { RandomSource } from "./dice.ts";
import { taskOf, type PhraseLanguage } from "./lines.ts";
import { companyOf } from "./names.ts";
import type { TaxonomySkill, OccupationSkills, TaxonomySampler } from "./world.ts";

/**
 * The month, counted since year 0, from which dates in resumes count back. It is fixed, so that the data does not depend on the day
 * of seeding.
 */
export const lastMonth = 2026 * 12 + 9;
export const dateOf = (month: number, { precise }: { precise: boolean }): string => {
  const year = Math.floor(month / 12);
  return precise ? `${year}-${String((month % 12) + 1).padStart(2, "0")}` : String(year);
};

/** A skill as people write it: in their language, sometimes with an alias. */
export const writtenOf = (dice: RandomSource, skill: TaxonomySkill, language: PhraseLanguage): string =>
  skill.aliases.length > 0 && dice.chance(0.12) ? dice.pick(skill.aliases) : skill[language];

type CareerContext = {
  work: OccupationSkills;
  feminine: boolean;
  city: string;
  skills: readonly TaxonomySkill[];
  text: PhraseLanguage;
  titles: PhraseLanguage;
};

export const titleOf = (
  work: OccupationSkills,
  { feminine, titles }: Pick<CareerContext, "feminine" | "titles">,
): string => (titles === "en" ? work.en : feminine ? work.feminine : work.masculine);

/** Draws two different skills for one line of a CV. */
function pairOf(dice: RandomSource, { skills, text }: Pick<CareerContext, "skills" | "text">): [string, string] {
  const first = dice.int(0, skills.length - 1);
  const second = (first + dice.int(1, Math.max(1, skills.length - 1))) % skills.length;
  return [writtenOf(dice, skills[first]!, text), writtenOf(dice, skills[second]!, text)];
}

function jobOf(
  dice: RandomSource,
  writer: CareerContext,
  { number, work, start, end }: { number: number; work: OccupationSkills; start: number; end: number | null },
) {
  const precise = dice.chance(0.85);
  const lines = Array.from({ length: dice.int(1, 4) }, () => taskOf(dice, writer.text, pairOf(dice, writer)));
  return {
    id: `e${number}`,
    origin: "person",
    company: companyOf(dice),
    companyUrl: null,
    title: titleOf(work, writer),
    city: dice.chance(0.7) ? writer.city : null,
    start: dateOf(start, { precise }),
    end: end === null ? null : dateOf(end, { precise }),
    isCurrent: end === null,
    description: dice.chance(0.3) ? taskOf(dice, writer.text, pairOf(dice, writer)) : null,
    tasks: lines,
  };
}

/** Generates the jobs of a CV, from the last to the first, with a pause between some. */
export function careerOf(
  dice: RandomSource,
  { before }: TaxonomySampler,
  writer: CareerContext & { months: number },
): object[] {
  const jobs = dice.int(1, Math.min(5, 1 + Math.floor(writer.months / 30)));
  const isWorking = dice.chance(0.75);
  let end = isWorking ? lastMonth : lastMonth - dice.int(1, 40);
  const each = Math.max(3, Math.floor(writer.months / jobs));
  return Array.from({ length: jobs }, (_, at) => {
    const start = end - Math.max(2, Math.round(each * (0.6 + dice.next() * 0.7)));
    const work = at === 0 || dice.chance(0.6) ? writer.work : dice.pick(before(writer.work));
    const job = jobOf(dice, writer, { number: at + 1, work, start, end: at === 0 && isWorking ? null : end });
    end = start - (dice.chance(0.4) ? dice.int(1, 5) : 0);
    return job;
  });
}
