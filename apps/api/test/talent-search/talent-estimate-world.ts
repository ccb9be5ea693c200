import type { ClientInput, talentSearchRoutes } from "@orbita/contract";
import type { TestApi } from "../support/harness.ts";
import {
  cities,
  degrees,
  levels,
  type GeneratedTalent,
  type SkillTaxonomy,
  type TalentRandom,
} from "./talent-world.ts";

export type Draft = ClientInput<typeof talentSearchRoutes.estimate>["body"];
type City = keyof typeof cities;

export const placeOf = (city: City) => ({ city, ...cities[city], country: "IT" });
export const aJobDraft = (change: Partial<Draft> = {}): Draft => ({
  title: "",
  workplaceType: "workplace_type_hybrid",
  location: placeOf("Genova"),
  remoteFrom: null,
  skills: [],
  languages: [],
  education: null,
  educationMandatory: false,
  ...change,
});

/** A town without generated people, far from all others. */
export const island = { city: "Ponza", region: "Lazio", lat: 40.9, lon: 12.96, country: "IT" };

export const plantTowns = ({ db }: TestApi) =>
  db
    .insertInto("locations")
    .values(
      [...(Object.keys(cities) as City[]).map(placeOf), island].map((place, at) => ({
        ...place,
        id: `T00${at}`,
        population: 500_000,
        typed: `|${place.city.toLowerCase()}|`,
      })),
    )
    .execute();

/** Milan and Monza are the only two towns within 50 km of each other. */
const near: Record<City, readonly City[]> = {
  Genova: ["Genova"],
  Milano: ["Milano", "Monza"],
  Monza: ["Milano", "Monza"],
  Roma: ["Roma"],
};

export type Rule = { readonly mandatory: boolean; readonly holds: (person: GeneratedTalent) => boolean };
type Drafted = { readonly draft: Draft; readonly base: Rule["holds"]; readonly rules: readonly Rule[] };

/** A random draft with its intended meaning, stated independently of the code under test. */
export function aRandomDraft(draw: TalentRandom, taxonomy: SkillTaxonomy): Drafted {
  const trade = draw.one(taxonomy.trades);
  const isRemote = draw.chance(0.4);
  const city = draw.one(Object.keys(cities) as City[]);
  const region = isRemote && draw.chance(0.3) ? cities[city].region : null;
  const inArea = (home: City | null): boolean => {
    if (home === null) return false;
    if (!isRemote) return near[city].includes(home);
    return region === null || cities[home].region === region;
  };
  const skills = draw.some(taxonomy.skills, draw.upTo(4)).map(({ id }) => ({
    id,
    mandatory: draw.chance(0.6),
    minYears: draw.chance(0.3) ? 1 + draw.upTo(4) : null,
  }));
  const languages = draw
    .some(["language_en", "language_de"], draw.upTo(3))
    .map((code) => ({ code, level: draw.one(levels), mandatory: draw.chance(0.5) }));
  const degree = draw.chance(0.4) ? draw.upTo(degrees.length) : null;
  const educationMandatory = draw.chance(0.5);
  return {
    draft: aJobDraft({
      title: draw.one([trade.it, `Senior ${trade.en}`, trade.en.toUpperCase()]),
      workplaceType: isRemote ? "workplace_type_full_remote" : "workplace_type_office_presence",
      location: isRemote ? null : placeOf(city),
      remoteFrom: region === null ? null : { country: "IT", region },
      skills,
      languages,
      education: degree === null ? null : degrees[degree]!,
      educationMandatory,
    }),
    base: (person) => person.trades.has(trade.id) && inArea(person.city),
    rules: [
      ...skills.map(({ id, mandatory, minYears }) => ({
        mandatory,
        holds: ({ skills: known }: GeneratedTalent) =>
          minYears === null ? known.has(id) : (known.get(id)?.years ?? 0) >= minYears,
      })),
      ...languages.map(({ code, level, mandatory }) => ({
        mandatory,
        holds: ({ speaks }: GeneratedTalent) => levels.indexOf(speaks.get(code)!) >= levels.indexOf(level),
      })),
      ...(degree === null
        ? []
        : [{ mandatory: educationMandatory, holds: (person: GeneratedTalent) => person.degree >= degree }]),
    ],
  };
}
