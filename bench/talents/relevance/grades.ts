import type { GeneratedPerson } from "./people.ts";
import type { RelevanceQuery } from "./query.ts";
import { nearTo, shows, type ReferencePlace, type ReferenceSkill } from "./reference.ts";
import type { TradeProfile } from "./trades.ts";

/**
 * How well a person meets one wish of a query: a skill, the trade or a language. full: used within three years; older: used longer
 * ago; near: only a related skill, another trade of the field, or a lower level of the language; none.
 */
type CriterionMatch = "full" | "older" | "near" | "none";
const recent = 36;

const known = new WeakMap<GeneratedPerson, Map<string, CriterionMatch>>();
const best = (one: CriterionMatch, other: CriterionMatch): CriterionMatch =>
  order.indexOf(one) <= order.indexOf(other) ? one : other;
const order: readonly CriterionMatch[] = ["full", "older", "near", "none"];

/** The state of each skill of a person; a missing entry means none. */
function statesOf(person: GeneratedPerson): Map<string, CriterionMatch> {
  const states = known.get(person) ?? new Map<string, CriterionMatch>();
  if (known.has(person)) return states;
  known.set(person, states);
  const note = (code: string, state: CriterionMatch) => states.set(code, best(state, states.get(code) ?? "none"));
  const uses = person.jobs.flatMap(({ to, skills }) => skills.map((skill) => ({ skill, to })));
  for (const { skill, to } of [...uses, ...person.soft.map((soft) => ({ skill: soft, to: 0 }))]) {
    for (const code of shows(skill.code)) note(code, to <= recent ? "full" : "older");
    for (const code of nearTo(skill.code)) note(code, "near");
  }
  return states;
}
const skillState = (person: GeneratedPerson, { code }: ReferenceSkill): CriterionMatch =>
  statesOf(person).get(code) ?? "none";

function tradeState({ jobs }: GeneratedPerson, asked: TradeProfile): CriterionMatch {
  const held = jobs.filter(({ trade }) => trade === asked);
  if (held.some(({ to }) => to <= recent)) return "full";
  if (held.length > 0) return "older";
  return jobs.some(({ trade, to }) => trade.field === asked.field && to <= recent) ? "near" : "none";
}

const speaksState = ({ speaks }: GeneratedPerson, { code, level }: { code: string; level: number }): CriterionMatch => {
  const reached = speaks.get(code) ?? 0;
  return reached >= level ? "full" : reached > 0 ? "near" : "none";
};

const radians = Math.PI / 180;
export function kilometres(one: ReferencePlace, two: ReferencePlace): number {
  const half = (angle: number) => Math.sin((angle * radians) / 2) ** 2;
  const across = Math.cos(one.lat * radians) * Math.cos(two.lat * radians) * half(two.lon - one.lon);
  return 12_742 * Math.asin(Math.sqrt(half(two.lat - one.lat) + across));
}

const has = (person: GeneratedPerson, skill: ReferenceSkill): boolean =>
  ["full", "older"].includes(skillState(person, skill));

function passes(person: GeneratedPerson, { must }: RelevanceQuery): boolean {
  const { trade, any, all, none, speaks, near, region, years, study } = must;
  return (
    (!trade || ["full", "older"].includes(tradeState(person, trade))) &&
    (!any || any.some((skill) => has(person, skill))) &&
    (!all || all.every((skill) => has(person, skill))) &&
    (!none || !none.some((skill) => has(person, skill))) &&
    (!speaks || speaksState(person, speaks) === "full") &&
    (!near || kilometres(person.place, near.place) <= near.km) &&
    (region === undefined || person.place.region === region) &&
    (years === undefined || person.years >= years) &&
    (study === undefined || person.study >= study)
  );
}

function eitherState(person: GeneratedPerson, skills: readonly ReferenceSkill[]): CriterionMatch {
  const states = skills.map((skill) => skillState(person, skill));
  return (["full", "older", "near"] as const).find((state) => states.includes(state)) ?? "none";
}

/**
 * The relevance of a person for a query. 3: meets every wish fully; 2: all wishes but one; 1: the trade or one of its field, or half
 * of the skills, or lives outside the requested town; 0: anything else. README.md beside this file has the exact rules.
 */
export function gradeOf(person: GeneratedPerson, query: RelevanceQuery): 0 | 1 | 2 | 3 {
  if (!passes(person, query)) return 0;
  const { trade, skills, either, speaks, city } = query.likes;
  const ofTrade = trade ? tradeState(person, trade) : null;
  const ofSkills = [
    ...skills.map((skill) => skillState(person, skill)),
    ...(either.length > 0 ? [eitherState(person, either)] : []),
  ];
  const states = [...(ofTrade ? [ofTrade] : []), ...ofSkills, ...speaks.map((one) => speaksState(person, one))];
  const short = states.filter((state) => state !== "full");
  const some = ofSkills.filter((state) => state !== "none").length;
  const half = some > 0 && some * 2 >= ofSkills.length;
  const elsewhere = city !== null && person.place.city !== city.city;
  if (ofTrade === "none") return half ? 1 : 0;
  if (short.length === 0) return elsewhere ? 1 : 3;
  if (short.length === 1 && !elsewhere) {
    if (states.length === 1) return short[0] === "older" ? 2 : short[0] === "near" ? 1 : 0;
    if (short[0] !== "none" || states.length >= 3) return 2;
  }
  return ofTrade !== null || half ? 1 : 0;
}
