import type { TalentSearchParams } from "./talent-address.ts";
import { pageDefaults, pageSearch, textSearch } from "~/shell/navigation/page-search.ts";

/** Choices of the search radius in kilometers. The steps grow with the distance. */
export const talentRadii = [5, 10, 15, 20, 30, 50, 75, 100, 150, 200, 250, 300, 500] as const;
export const defaultTalentRadius = 50;

/** The upper end of the slider for years of experience, which means "or more". */
export const mostYears = 20;

export const languageLevels = ["A1", "A2", "B1", "B2", "C1", "C2"] as const;
export type LanguageLevel = (typeof languageLevels)[number];
export type LanguageCriterion = { readonly code: string; readonly level: LanguageLevel | null };

export const talentSorts = ["evidence", "updated", "created"] as const;
export type TalentSort = (typeof talentSorts)[number];

export type PlaceCriterion = {
  readonly name: string | null;
  readonly lat: number;
  readonly lon: number;
  readonly km: number;
};

/** A talent search with all its fields set, as the page uses it. In the URL, defaults are omitted. */
export type TalentSearch = {
  readonly page: number;
  readonly size: number;
  readonly q: string | null;
  readonly skills: readonly string[];
  /** True if any of the chosen skills is enough; otherwise all of them are required. */
  readonly any: boolean;
  readonly roles: readonly string[];
  readonly place: PlaceCriterion | null;
  readonly languages: readonly LanguageCriterion[];
  readonly from: number | null;
  readonly to: number | null;
  readonly education: readonly string[];
  readonly regions: readonly string[];
  /** A part of the name of a course, and of a certification. */
  readonly course: string | null;
  readonly certification: string | null;
  readonly sort: TalentSort;
  /** Id of the open CV. */
  readonly talent: string | null;
  /** Id of the job whose requirements are criteria. */
  readonly job: string | null;
};

export const wholeSearch: TalentSearch = {
  ...pageDefaults,
  q: null,
  skills: [],
  any: false,
  roles: [],
  place: null,
  languages: [],
  from: null,
  to: null,
  education: [],
  regions: [],
  course: null,
  certification: null,
  sort: "evidence",
  talent: null,
  job: null,
};

const mostText = 500;
/** Maximum length of the name of a course or certification. */
export const mostName = 120;
const mostValues = 30;
const code = /^[\w-]{1,60}$/;

function listIn(value: unknown, fits: (text: string) => boolean): string[] {
  const texts = textSearch(value, 2_000)?.split(".") ?? [];
  return [...new Set(texts.filter(fits))].slice(0, mostValues);
}
const codesIn = (value: unknown) => listIn(value, (text) => code.test(text));
const regionsIn = (value: unknown) => listIn(value, (text) => text !== "" && text.length <= 80);

const isLevel = (text: string | undefined): text is LanguageLevel =>
  languageLevels.some((level) => level === text?.toUpperCase());

/** Parses the languages in the URL, such as `en-B2.fr`. */
const languagesIn = (value: unknown): LanguageCriterion[] =>
  codesIn(value).map((text) => {
    const [name = "", level] = text.split("-");
    return { code: name, level: isLevel(level) ? (level.toUpperCase() as LanguageLevel) : null };
  });

const point = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/;

function placeIn({ place, at, km }: Record<string, unknown>): PlaceCriterion | null {
  const [, lat, lon] = point.exec(textSearch(at) ?? "") ?? [];
  if (lat === undefined || lon === undefined || Math.abs(Number(lat)) > 90 || Math.abs(Number(lon)) > 180) return null;
  const reach = Number(km);
  return {
    name: textSearch(place, 80) ?? null,
    lat: Number(lat),
    lon: Number(lon),
    km: reach > 0 && reach <= 500 ? reach : defaultTalentRadius,
  };
}

const span = /^(\d{1,2})?-(\d{1,2})?$/;

/** Parses the years of experience in the URL: `3-12`, `3-` or `-12`. */
function yearsIn(value: unknown): Pick<TalentSearch, "from" | "to"> {
  const [, from, to] = span.exec(textSearch(value) ?? "") ?? [];
  const year = (text: string | undefined) => (text === undefined || Number(text) > mostYears ? null : Number(text));
  return { from: year(from) || null, to: year(to) };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const idIn = (value: unknown): string | null => (typeof value === "string" && uuid.test(value) ? value : null);

/** Parses the URL's search parameters; invalid values are ignored. */
export function talentSearch(address: Record<string, unknown>): TalentSearch {
  const { q, any, sort, talent } = address;
  return {
    ...pageSearch(address),
    q: textSearch(q, mostText) ?? null,
    skills: codesIn(address["skills"]),
    any: any === true,
    roles: codesIn(address["roles"]),
    place: placeIn(address),
    languages: languagesIn(address["languages"]),
    ...yearsIn(address["years"]),
    education: codesIn(address["education"]),
    regions: regionsIn(address["region"]),
    course: textSearch(address["course"], mostName) ?? null,
    certification: textSearch(address["certification"], mostName) ?? null,
    sort: talentSorts.find((one) => one === sort) ?? "evidence",
    talent: idIn(talent),
    job: idIn(address["job"]),
  };
}

const listed = (values: readonly string[]): string | undefined => values.join(".") || undefined;
const languageText = ({ code: name, level }: LanguageCriterion): string => (level ? `${name}-${level}` : name);

/** The URL parameters of a search, without defaults. */
export function talentAddress(search: TalentSearch): TalentSearchParams {
  const { place, from, to, sort } = search;
  const address: TalentSearchParams = {
    q: search.q ?? undefined,
    skills: listed(search.skills),
    any: search.any && search.skills.length > 0 ? true : undefined,
    roles: listed(search.roles),
    place: place?.name ?? undefined,
    at: place ? `${place.lat},${place.lon}` : undefined,
    km: place && place.km !== defaultTalentRadius ? place.km : undefined,
    languages: listed(search.languages.map(languageText)),
    years: from === null && to === null ? undefined : `${from ?? ""}-${to ?? ""}`,
    education: listed(search.education),
    region: listed(search.regions),
    course: search.course ?? undefined,
    certification: search.certification ?? undefined,
    sort: sort === "evidence" ? undefined : sort,
    page: search.page === pageDefaults.page ? undefined : search.page,
    size: search.size === pageDefaults.size ? undefined : search.size,
    talent: search.talent ?? undefined,
    job: search.job ?? undefined,
  };
  return Object.fromEntries(Object.entries(address).filter(([, value]) => value !== undefined));
}

/** Applies a change to the search, returns to the first page and closes the open CV. */
export const changeTalentSearch = (search: TalentSearch, change: Partial<TalentSearch>): TalentSearch => ({
  ...search,
  page: pageDefaults.page,
  talent: null,
  ...change,
});

export const toggleValue = (values: readonly string[], value: string): string[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];

/** The number of active filters; the text query is not counted. */
export const countTalentFilters = ({
  skills,
  roles,
  place,
  languages,
  from,
  to,
  education,
  regions,
  course,
  certification,
  job,
}: TalentSearch): number =>
  (job === null ? 0 : 1) +
  skills.length +
  roles.length +
  languages.length +
  education.length +
  regions.length +
  [place, course, certification].filter(Boolean).length +
  (from === null && to === null ? 0 : 1);

export const isTalentSearchFiltered = (search: TalentSearch): boolean =>
  search.q !== null || countTalentFilters(search) > 0;
