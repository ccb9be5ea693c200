import { gradeOf } from "./grades.ts";
import { slip } from "./names.ts";
import type { GeneratedPerson } from "./people.ts";
import type { RelevanceFilter, RelevanceQuery } from "./query.ts";
import { randomOf, type SeededRandom } from "./random.ts";
import type { ReferenceSkill } from "./reference.ts";
import type { TradeProfile } from "./trades.ts";

type QueryContext = {
  random: SeededRandom;
  person: GeneratedPerson;
  language: "it" | "en";
  ids: ReadonlyMap<string, string>;
};
type MandatoryCriteria = RelevanceQuery["must"];

const levels = ["A1", "A2", "B1", "B2", "C1", "C2"];
const languageNames: Record<string, { it: string; en: string }> = {
  language_en: { it: "inglese", en: "English" },
  language_fr: { it: "francese", en: "French" },
  language_de: { it: "tedesco", en: "German" },
  language_es: { it: "spagnolo", en: "Spanish" },
};
const studies = ["", "education_diploma", "education_bachelor", "education_master"];
const no: RelevanceQuery["likes"] = { trade: null, skills: [], either: [], speaks: [], city: null };

const askable = ({ it, en }: ReferenceSkill) => [it, en].every((name) => name.length >= 3 && name.length <= 40);
/** Recent skills of this person that a recruiter might search for. */
function lately({ random, person }: QueryContext, count: number): ReferenceSkill[] {
  const found = person.jobs.filter(({ to }) => to <= 36).flatMap(({ skills }) => skills);
  return random.some([...new Set(found)].filter(askable), count);
}

function skillWords({ random, language }: QueryContext, skill: ReferenceSkill): string {
  const aliases = skill.aliases.filter((name) => name.length > 3);
  return random.chance(0.2) && aliases.length > 0 ? random.one(aliases) : skill[language];
}
function tradeWords({ random, language }: QueryContext, { title }: TradeProfile): string {
  const others = language === "it" ? title.alsoIt : title.alsoEn;
  if (random.chance(0.2) && others.length > 0) return random.one(others);
  if (language === "en") return title.en;
  return random.chance(0.3) ? title.feminine : title.masculine;
}

const patterns = {
  it: {
    both: ["{t} {s}", "{t} {s}", "cerco {t} con esperienza in {s}", "{t} che conosca {s}", "profilo {t} {s}"],
    trade: ["{t}", "cerco {t}", "{t} con esperienza"],
    skills: ["{s}", "esperienza in {s}", "chi sa {s}"],
    and: " e ",
    speaks: " {l}",
    city: " a {c}",
  },
  en: {
    both: ["{t} {s}", "{t} {s}", "{t} with experience in {s}", "looking for a {t} who knows {s}"],
    trade: ["{t}", "experienced {t}"],
    skills: ["{s}", "experience in {s}"],
    and: " and ",
    speaks: " {l}",
    city: " in {c}",
  },
};

/** A query as a recruiter types it: a trade, skills, perhaps a language or a town; sometimes with a typing error. */
function textOf(asking: QueryContext, likes: RelevanceQuery["likes"]): string {
  const { random, language } = asking;
  const own = patterns[language];
  const pattern = random.one(likes.trade ? (likes.skills.length > 0 ? own.both : own.trade) : own.skills);
  const names = likes.skills.map((skill) => skillWords(asking, skill));
  if (names.length > 0 && random.chance(0.08)) names[0] = slip(random, names[0]!);
  const joined = random.chance(0.5)
    ? names.join(random.chance(0.5) ? ", " : " ")
    : [names.slice(0, -1).join(", "), names.at(-1)].filter(Boolean).join(own.and);
  let text = pattern.replace("{t}", likes.trade ? tradeWords(asking, likes.trade) : "").replace("{s}", joined);
  for (const { code } of likes.speaks) text += own.speaks.replace("{l}", languageNames[code]![language]);
  if (likes.city) text += own.city.replace("{c}", language === "en" ? likes.city.english : likes.city.city);
  // Removes quotes and operators, which belong to another kind of query.
  text = text.replaceAll(/["()]/g, " ").replaceAll(/(^|\s)-+/g, " ");
  return random.chance(0.6) ? text.toLowerCase() : text;
}

function likesOf(asking: QueryContext, { short = false } = {}): RelevanceQuery["likes"] {
  const { random, person } = asking;
  const shape = random.weighted(["both", "trade", "skills"], (one) => ({ both: 7, trade: 1.2, skills: 1.8 })[one]!);
  const [job] = person.jobs;
  const trade = shape !== "skills" && job!.to <= 36 ? job!.trade : null;
  const skills = shape === "trade" && trade ? [] : lately(asking, random.between(1, short ? 2 : 3));
  const spoken = [...person.speaks].filter(([code, level]) => languageNames[code] && level >= 3 && level < 7);
  const speaks = random.chance(0.12) && spoken.length > 0 ? [{ code: random.one(spoken)[0], level: 3 }] : [];
  return { trade, skills, either: [], speaks, city: !short && random.chance(0.1) ? person.place : null };
}

/** Draws at most `count` hard requirements of a query, all of which this person meets. */
function mustOf({ random, person }: QueryContext, count: number): MandatoryCriteria {
  const must: MandatoryCriteria = {};
  const spoken = [...person.speaks].filter(([code, level]) => languageNames[code] && level >= 3 && level < 7);
  const kinds = ["near", "years", "speaks", "region", "study"].filter((kind) => kind !== "speaks" || spoken.length > 0);
  for (const kind of random.some(kinds, count)) {
    if (kind === "near") must.near = { place: person.place, km: random.one([50, 100, 150, 200]) };
    if (kind === "region" && !must.near) must.region = person.place.region;
    if (kind === "years" && person.years >= 2) must.years = Math.min(10, random.between(1, Math.floor(person.years)));
    if (kind === "study" && person.study > 0) must.study = person.study;
    if (kind === "speaks") {
      const [code, level] = random.one(spoken);
      must.speaks = { code, level: random.between(3, level) };
    }
  }
  return must;
}

function filtersOf(
  { ids }: QueryContext,
  { near, region, years, speaks, study, trade, any, all }: MandatoryCriteria,
): RelevanceFilter[] {
  const filters: RelevanceFilter[] = [];
  if (any) filters.push({ f: "skills", v: any.map(({ code }) => ids.get(code)!), mm: "in" });
  for (const { code } of all ?? []) filters.push({ f: "skills", v: ids.get(code)!, mm: "is" });
  if (trade) filters.push({ f: "occupations", v: [trade.title.code], mm: "in" });
  if (near) filters.push({ f: "place", v: { lat: near.place.lat, lon: near.place.lon, km: near.km }, mm: "near" });
  if (region !== undefined) filters.push({ f: "region", v: region, mm: "is" });
  if (years !== undefined) filters.push({ f: "years", v: years, mm: "gte" });
  if (speaks) filters.push({ f: "languageLevels", v: `${speaks.code}:${levels[speaks.level - 1]}`, mm: "is" });
  if (study !== undefined) filters.push({ f: "educationLevels", v: studies[study]!, mm: "is" });
  return filters;
}

function wordsOf({ language }: QueryContext, { near, region, speaks, trade, any, all }: MandatoryCriteria): string {
  const skills = [...(any ?? []), ...(all ?? [])].map((skill) => skill[language]);
  const title = trade ? (language === "it" ? trade.title.masculine : trade.title.en) : "";
  const spoken = speaks ? languageNames[speaks.code]![language] : "";
  return [title, ...skills, spoken, near?.place.city, region].filter(Boolean).join(" ");
}

type RelevanceQueryParts = Pick<RelevanceQuery, "likes" | "must" | "filters" | "words">;

function byText(asking: QueryContext): RelevanceQueryParts {
  const likes = likesOf(asking);
  const words = textOf(asking, likes);
  return { likes, must: {}, filters: [{ f: "text", v: words, mm: "c" }], words };
}

function byFilters(asking: QueryContext): RelevanceQueryParts {
  const { random, person } = asking;
  const skills = lately(asking, random.between(1, 4));
  const [job] = person.jobs;
  const trade = random.chance(0.5) ? job!.trade : null;
  const must = mustOf(asking, random.between(0, 2));
  if (trade) must.trade = trade;
  if (random.chance(0.2)) must.all = skills;
  else must.any = skills;
  return { likes: { ...no, trade, skills }, must, filters: filtersOf(asking, must), words: wordsOf(asking, must) };
}

function mixed(asking: QueryContext): RelevanceQueryParts {
  const likes = likesOf(asking, { short: true });
  const must = mustOf(asking, asking.random.between(1, 2));
  const text = textOf(asking, likes);
  return {
    likes,
    must,
    filters: [{ f: "text", v: text, mm: "c" }, ...filtersOf(asking, must)],
    words: `${text} ${wordsOf(asking, must)}`,
  };
}

/**
 * A query with quotes and operators. Uses names that are the same in both languages, because a quoted search matches the literal
 * words.
 */
function byOperators(asking: QueryContext): RelevanceQueryParts | null {
  const { random, person } = asking;
  const named = (skill: ReferenceSkill) => skill.it === skill.en && /^[\p{L}][\p{L}\d. ]+$/u.test(skill.it);
  const own = lately(asking, 20).filter(named);
  if (own.length < 2) return null;
  const write = ({ it }: ReferenceSkill) => (it.includes(" ") ? `"${it}"` : it);
  const all = own.slice(0, own.length > 2 && random.chance(0.5) ? 2 : 1);
  const family = person.jobs[0]!.trade.core.filter((skill) => named(skill) && askable(skill) && !own.includes(skill));
  const either = random.chance(0.6) ? [own[all.length]!, ...random.some(family, 1)] : [];
  const mine = new Set(person.jobs.flatMap(({ skills }) => skills));
  const none = random.some(
    family.filter((skill) => !either.includes(skill) && !mine.has(skill)),
    random.chance(0.5) ? 1 : 0,
  );
  const parts = all.map(write);
  if (either.length > 0) parts.push(`(${either.map(write).join(" OR ")})`);
  const text = parts.join(" AND ") + none.map((skill) => ` NOT ${write(skill)}`).join("");
  return {
    likes: { ...no, skills: all, either },
    must: { all, none, ...(either.length > 0 ? { any: either } : {}) },
    filters: [{ f: "text", v: text, mm: "c" }],
    words: [...all, ...either].map(({ it }) => it).join(" "),
  };
}

const kinds = ["text", "text", "text", "text", "filters", "filters", "filters", "mixed", "mixed", "boolean"] as const;
const builders = { text: byText, filters: byFilters, mixed, boolean: byOperators };

/** The minimum number of results of grade 2 or better. A query with fewer is discarded, and another query is drawn. */
const enough = 4;

/** Chooses a person and builds a query from their attributes, so that there are always results. */
export function queryOf(
  seed: string,
  number: number,
  { people, ids }: { people: readonly GeneratedPerson[]; ids: ReadonlyMap<string, string> },
): { query: RelevanceQuery; grades: Map<string, number> } {
  const random = randomOf(`${seed} query ${number}`);
  const kind = kinds[number % kinds.length]!;
  const language = random.chance(0.6) ? "it" : "en";
  for (;;) {
    const person = random.one(people);
    if (person.jobs[0]!.to > 36) continue;
    const built = builders[kind]({ random, person, language, ids });
    if (!built || (kind === "mixed" && Object.keys(built.must).length === 0)) continue;
    const query: RelevanceQuery = { number, kind, language, ...built };
    const grades = new Map<string, number>();
    for (const one of people) {
      const grade = gradeOf(one, query);
      if (grade > 0) grades.set(one.id, grade);
    }
    if ([...grades.values()].filter((grade) => grade >= 2).length >= enough) return { query, grades };
  }
}
