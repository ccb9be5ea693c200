import type { Filter, Near } from "@orbita/contract";
import {
  languageLevels,
  wholeSearch,
  type LanguageLevel,
  type TalentSearch,
  type WantedLanguage,
} from "./search-address.ts";

const languagePrefix = "language_";

const languageFilter = ({ code, level }: WantedLanguage): Filter =>
  level
    ? { f: "languageLevels", v: `${languagePrefix}${code}:${level}`, mm: "is" }
    : { f: "languages", v: `${languagePrefix}${code}`, mm: "is" };

const anyOf = (f: string, values: readonly string[]): Filter[] =>
  values.length === 0 ? [] : [{ f, v: [...values], mm: "in" }];

/** Any of the chosen skills will do, so that who lacks one is still shown, further down; unless all are wanted. */
const skillFilters = ({ skills, all }: TalentSearch): Filter[] =>
  all ? skills.map((v) => ({ f: "skills", v, mm: "is" })) : anyOf("skills", skills);

/** What is asked of the engine, and what a saved search keeps. */
export function filtersOf(search: TalentSearch): Filter[] {
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
  ];
}

type Kept = { readonly f?: unknown; readonly v?: unknown; readonly mm?: unknown };

const textsOf = (v: unknown): string[] =>
  (Array.isArray(v) ? v : [v]).filter((one): one is string => typeof one === "string");

function languageOf(token: string): WantedLanguage {
  const [code = "", level] = token.slice(languagePrefix.length).split(":");
  return { code, level: languageLevels.find((one) => one === level) ?? (null as LanguageLevel | null) };
}

const isNear = (v: unknown): v is Near => typeof v === "object" && v !== null && "lat" in v && "lon" in v && "km" in v;

function changeOf({ f, v, mm }: Kept, before: TalentSearch): Partial<TalentSearch> {
  const texts = textsOf(v);
  if (f === "text" && texts[0] !== undefined) return { q: texts[0] };
  // Several filters of one skill each: all of them were wanted.
  if (f === "skills") return { skills: [...before.skills, ...texts], all: before.skills.length > 0 };
  if (f === "roles") return { roles: texts };
  if (f === "languages" || f === "languageLevels")
    return { languages: [...before.languages, ...texts.map(languageOf)] };
  if (f === "education") return { education: texts };
  if (f === "region") return { regions: texts };
  if (f === "place" && isNear(v)) return { place: { name: null, lat: v.lat, lon: v.lon, km: v.km } };
  if (f === "years" && typeof v === "number") return mm === "gte" ? { from: v } : { to: v };
  return {};
}

/** The page that asks what was kept. A place has lost its name; the page finds it again by its point. */
export const searchOf = (filters: readonly Kept[]): TalentSearch =>
  filters.reduce<TalentSearch>((search, filter) => ({ ...search, ...changeOf(filter, search) }), wholeSearch);
