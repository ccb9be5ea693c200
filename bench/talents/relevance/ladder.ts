import type { connectSearch } from "@orbita/platform";
import { readNames } from "./dictionary.ts";
import type { RankedIds } from "./measures.ts";
import type { RelevanceQuery } from "./query.ts";
import { nearTo, places, shows } from "./reference.ts";
import type { JudgedSet } from "./set.ts";

type SearchConnection = ReturnType<typeof connectSearch>;
type SearchClause = Record<string, unknown>;
/**
 * The baselines that the product is compared with: searches with OpenSearch's official client, each with one more feature than the
 * one before. Their documents are built in this file from the CVs.
 */
export const steps = ["BM25, one field", "+ hard filters", "+ canonical ids", "+ relations, recency"] as const;

const levels = ["A1", "A2", "B1", "B2", "C1", "C2"];
const studies = ["education_none", "education_diploma", "education_bachelor", "education_master"];
const byCity = new Map(places.flatMap((place) => [place.city, place.english].map((name) => [name, place])));
const studyOf = (title: string) =>
  /magistrale|master/i.test(title) ? 3 : /laurea|bachelor/i.test(title) ? 2 : /diploma/i.test(title) ? 1 : 0;

const exact = { type: "keyword" };
const properties = {
  text: { type: "text" },
  place: { type: "geo_point" },
  years: { type: "float" },
  study: { type: "integer" },
  ...Object.fromEntries(
    ["region", "languages", "skills", "recent", "shown", "near", "titles"].map((name) => [name, exact]),
  ),
};

function documentOf({ resume, years }: JudgedSet["people"][number], codes: ReadonlyMap<string, string>) {
  const entries = resume.experience.map((entry) => ({
    text: [entry.title, entry.description, ...(entry.tasks ?? [])].filter(Boolean).join(" . "),
    late: entry.isCurrent || (entry.end ?? "") >= `${new Date().getUTCFullYear() - 3}`,
  }));
  const listed = [...resume.technicalSkills, ...resume.softSkills];
  const skills = new Set(
    listed.flatMap(({ skillId, name }) => codes.get(skillId ?? "") ?? [...readNames(name).skills]),
  );
  const recent = new Set(skills);
  for (const { text, late } of entries)
    for (const code of readNames(text, { short: false }).skills) {
      skills.add(code);
      if (late) recent.add(code);
    }
  const place = byCity.get((resume.contacts.city ?? "").replace(/ \(.*/, ""));
  const spoken = resume.languages.flatMap(({ code, level, native }) =>
    levels.slice(0, native ? 6 : levels.indexOf(level ?? "") + 1).map((one) => `${code}:${one}`),
  );
  return {
    text: [resume.headline, resume.summary, ...entries.map(({ text }) => text), ...listed.map(({ name }) => name)].join(
      " . ",
    ),
    place: place && { lat: place.lat, lon: place.lon },
    region: place?.region,
    years,
    study: studyOf(resume.education[0]?.degreeTitle ?? ""),
    languages: spoken,
    skills: [...skills],
    recent: [...new Set([...recent].flatMap((code) => [...shows(code)]))],
    shown: [...new Set([...skills].flatMap((code) => [...shows(code)]))],
    near: [...new Set([...skills].flatMap(nearTo))],
    titles: [...new Set(resume.experience.flatMap(({ title }) => [...readNames(title ?? "").titles]))],
  };
}

export async function buildLadder(
  search: SearchConnection,
  { people }: JudgedSet,
  codes: ReadonlyMap<string, string>,
): Promise<string> {
  const index = search.indexName("ladder");
  const settings = { number_of_shards: 1, number_of_replicas: 0 };
  await search.client.indices.create({ index, body: { settings, mappings: { properties } } as never });
  for (let from = 0; from < people.length; from += 500) {
    const body = people
      .slice(from, from + 500)
      .flatMap((person) => [{ index: { _index: index, _id: person.id } }, documentOf(person, codes)]);
    await search.client.bulk({ body: body as never });
  }
  await search.client.indices.refresh({ index });
  return index;
}

function hardOf({ must }: RelevanceQuery): SearchClause[] {
  const clauses: SearchClause[] = [];
  const { near, region, years, speaks, study } = must;
  if (near)
    clauses.push({ geo_distance: { distance: `${near.km}km`, place: { lat: near.place.lat, lon: near.place.lon } } });
  if (region !== undefined) clauses.push({ term: { region } });
  if (years !== undefined) clauses.push({ range: { years: { gte: years } } });
  if (speaks) clauses.push({ term: { languages: `${speaks.code}:${levels[speaks.level - 1]}` } });
  if (study !== undefined) clauses.push({ range: { study: { gte: studies.indexOf(studies[study]!) } } });
  return clauses;
}

const constant = (filter: SearchClause, boost: number): SearchClause => ({ constant_score: { filter, boost } });

function askedOf({ words, likes, kind }: RelevanceQuery) {
  if (kind === "boolean" || kind === "filters")
    return {
      skills: [...likes.skills, ...likes.either].map(({ code }) => code),
      titles: likes.trade ? [likes.trade.title.code] : [],
    };
  const { skills, titles } = readNames(words);
  return { skills: [...skills], titles: [...titles] };
}

function hardIds({ must }: RelevanceQuery, field: string): SearchClause[] {
  const any = must.any?.map(({ code }) => code);
  return [
    ...(must.trade ? [{ term: { titles: must.trade.title.code } }] : []),
    ...(any ? [{ terms: { [field]: any } }] : []),
    ...(must.all ?? []).map(({ code }) => ({ term: { [field]: code } })),
  ];
}

function bodyOf(query: RelevanceQuery, step: number): SearchClause {
  const words: SearchClause = { match: { text: { query: query.words, boost: step < 2 ? 1 : 0.01 } } };
  if (step === 0) return words;
  if (step === 1) return { bool: { must: [words], filter: hardOf(query) } };
  const field = step === 2 ? "skills" : "shown";
  const { skills, titles } = askedOf(query);
  const should = [words, ...titles.map((code) => constant({ term: { titles: code } }, 10))];
  for (const code of skills) {
    should.push(constant({ term: { [field]: code } }, 10));
    if (step === 3) should.push(constant({ term: { recent: code } }, 3), constant({ term: { near: code } }, 2));
  }
  const none = (query.must.none ?? []).map(({ code }) => ({ term: { [field]: code } }));
  const filter = [...hardOf(query), ...hardIds(query, field)];
  return { bool: { should, minimum_should_match: 1, filter, must_not: none } };
}

export async function askLadder(
  search: SearchConnection,
  index: string,
  query: RelevanceQuery,
  step: number,
): Promise<RankedIds> {
  const body = { size: 100, _source: false, query: bodyOf(query, step), sort: ["_score", { _id: "asc" }] };
  const answer = await search.client.search({ index, body: body as never });
  return (answer.body.hits.hits as unknown as { _id: string }[]).map(({ _id }) => _id);
}
