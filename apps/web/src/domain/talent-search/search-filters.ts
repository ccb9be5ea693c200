import type { Filter } from "@orbita/contract";
import type { TalentSearch, LanguageCriterion } from "./search-address.ts";

const languagePrefix = "language_";

const languageFilter = ({ code, level }: LanguageCriterion): Filter =>
  level
    ? { f: "languageLevels", v: `${languagePrefix}${code}:${level}`, mm: "is" }
    : { f: "languages", v: `${languagePrefix}${code}`, mm: "is" };

const anyOf = (f: string, values: readonly string[]): Filter[] =>
  values.length === 0 ? [] : [{ f, v: [...values], mm: "in" }];

const nameFilter = (f: string, name: string | null): Filter[] => (name === null ? [] : [{ f, v: name, mm: "c" }]);

/** Each skill becomes a separate filter, so that more skills narrow the search. With `any`, all skills share one filter. */
const skillFilters = ({ skills, any }: TalentSearch): Filter[] =>
  any ? anyOf("skills", skills) : skills.map((v) => ({ f: "skills", v, mm: "is" }));

/** The filters of a search, as sent to the API and stored in saved searches. */
export function toTalentFilters(search: TalentSearch): Filter[] {
  const { q, place, from, to } = search;
  return [
    ...(q === null ? [] : [{ f: "text", v: q, mm: "c" } as const]),
    ...skillFilters(search),
    ...anyOf("roles", search.roles),
    ...(place ? [{ f: "place", v: { lat: place.lat, lon: place.lon, km: place.km }, mm: "near" } as const] : []),
    ...search.languages.map(languageFilter),
    ...(from === null ? [] : [{ f: "years", v: from, mm: "gte" } as const]),
    ...(to === null ? [] : [{ f: "years", v: to, mm: "lte" } as const]),
    ...anyOf("education", search.education),
    ...anyOf("region", search.regions),
    ...nameFilter("courses", search.course),
    ...nameFilter("certifications", search.certification),
  ];
}
