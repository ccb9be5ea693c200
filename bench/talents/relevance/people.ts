import { idOf, randomOf, type SeededRandom } from "./random.ts";
import { places, type ReferencePlace, type ReferenceSkill } from "./reference.ts";
import { softSkills, trades, type TradeProfile } from "./trades.ts";

/** The true attributes of a person's job, independent of the wording of the CV. Months count back from today. */
export type PastJob = { trade: TradeProfile; from: number; to: number; skills: readonly ReferenceSkill[] };
export type GeneratedPerson = {
  id: string;
  number: number;
  language: "it" | "en";
  feminine: boolean;
  /** The jobs, latest first. */
  jobs: readonly PastJob[];
  soft: readonly ReferenceSkill[];
  /** Languages with their level from 1 (A1) to 6 (C2); 7 is native. */
  speaks: ReadonlyMap<string, number>;
  place: ReferencePlace;
  /** The highest education: 0 school, 1 diploma, 2 bachelor, 3 master. */
  study: number;
  years: number;
};

/**
 * The skills of a person in a trade. Earlier skills of a list are more frequent than later ones, because people of a trade share
 * few of its many skills.
 */
function known(random: SeededRandom, { core, beside }: TradeProfile): ReferenceSkill[] {
  const wanted = random.between(7, 13);
  const found = new Set<ReferenceSkill>();
  for (let tries = 0; found.size < wanted && tries < 100; tries++) {
    const family = random.chance(0.78) ? core : beside;
    found.add(family[Math.floor(random.next() ** 2.4 * family.length)]!);
  }
  return [...found];
}

function jobsOf(random: SeededRandom): PastJob[] {
  const jobs: PastJob[] = [];
  let trade = random.one(trades);
  // Leaves some people currently without work: their last job ended months ago.
  let to = random.chance(0.8) ? 0 : random.between(1, 20);
  let mine = known(random, trade);
  for (let count = random.between(1, 4); count > 0; count--) {
    const length = random.between(8, 66);
    const used = mine.filter(() => random.chance(0.62));
    jobs.push({ trade, from: to + length, to, skills: used.length > 0 ? used : mine.slice(0, 2) });
    to += length + (random.chance(0.3) ? random.between(1, 9) : 0);
    // In an earlier job the person did the same work with partly other skills, or other work.
    if (random.chance(0.24)) {
      const field = trades.filter((other) => other.field === trade.field && other !== trade);
      trade = random.chance(0.5) && field.length > 0 ? random.one(field) : random.one(trades);
      mine = known(random, trade);
    } else mine = [...new Set([...random.some(mine, 6), ...random.some(known(random, trade), 4)])];
  }
  return jobs;
}

const others = [
  "language_fr",
  "language_de",
  "language_es",
  "language_pt",
  "language_ar",
  "language_zh",
  "language_ro",
];

function speaks(random: SeededRandom, language: "it" | "en"): Map<string, number> {
  const levels = new Map<string, number>();
  const foreigner = language === "en" && random.chance(0.3);
  levels.set("language_it", foreigner ? random.between(2, 5) : 7);
  if (random.chance(0.88)) levels.set("language_en", language === "en" ? random.between(4, 6) : random.between(1, 5));
  for (const code of random.some(
    others,
    random.weighted([0, 1, 2], (count) => [5, 4, 1][count]!),
  ))
    levels.set(code, random.between(1, 6));
  if (foreigner) levels.set(random.one(others), 7);
  return levels;
}

export function personOf(seed: string, number: number): GeneratedPerson {
  const random = randomOf(`${seed} person ${number}`);
  const language = random.chance(0.6) ? "it" : "en";
  const jobs = jobsOf(random);
  const months = jobs.reduce((sum, { from, to }) => sum + from - to, 0);
  const { study } = jobs.at(-1)!.trade;
  return {
    id: idOf(`${seed} resume ${number}`),
    number,
    language,
    feminine: random.chance(0.5),
    jobs,
    soft: random.some(softSkills, random.between(0, 4)),
    speaks: speaks(random, language),
    place: random.weighted(places, ({ people }) => people),
    study: Math.max(0, Math.min(3, study + random.weighted([-1, 0, 1], (step) => (step === 0 ? 7 : 1.5)))),
    years: months / 12,
  };
}
