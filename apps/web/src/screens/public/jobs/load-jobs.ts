import type { I18n } from "@lingui/core";
import type { JobPost, Skill, JobPlaces } from "@orbita/contract";
import { seniorityLabels, type Seniority } from "@orbita/contract/job-posts/seniority";
import { api } from "~/shell/api/client.ts";
import { answered, hasCode } from "~/shell/api/failure.ts";
import { publicOrigin } from "~/shell/api/request-context.ts";
import { countJobs, type JobCounts } from "./count-jobs.ts";
import { readJob } from "~/domain/job-posts/public/find-jobs.ts";
import {
  codesOf,
  fields,
  type HiddenFromList,
  toJobFilters,
  type JobSearchScope,
} from "~/domain/job-posts/public/jobs-filters.ts";
import {
  jobFilterChoices,
  jobsSearch,
  searchText,
  getChosenValues,
  type JobFilterChoice,
  type JobsSearch,
} from "~/domain/job-posts/public/jobs-search.ts";
import { findHidden, findUnhidden } from "./find-unhidden.ts";
import { locateCity } from "./near-city.ts";
import { currentLocale, loadCatalogues } from "~/shell/i18n/catalogues.ts";

/**
 * The jobs of a search by place. Ignores the filters by region and province, because the map is where users choose these. Null if the search is
 * unavailable.
 */
async function countPlaces(search: JobsSearch, scope: JobSearchScope): Promise<JobPlaces | null> {
  const filters = toJobFilters({ ...search, region: undefined, province: undefined }, scope);
  try {
    return await answered(api().jobPosts.countByPlace({ body: { filters: filters as never } }));
  } catch (error) {
    if (hasCode(error, "search.unavailable")) return null;
    throw error;
  }
}

/** The names of a skill. Null if it does not exist or the request fails, so that a list filtered by it still loads. */
const readSkill = (id: string): Promise<Pick<Skill, "id" | "it" | "en"> | null> =>
  answered(api().skills.read({ params: { id } })).catch(() => null);

/** The name of a province. Null if it does not exist or the request fails. */
async function readProvinceName(code: string): Promise<string | null> {
  const filters = [{ f: "province", v: code, mm: "is" }];
  const body = { page: 0, size: 1, filters, projections: ["provinceName"] };
  const found = await answered(api().locations.search({ body: body as never })).catch(() => null);
  return found?.content[0]?.provinceName ?? null;
}

/** Labels of the chosen filter values, by filter and value, such as `workplace.hybrid`. */
export type JobFilterLabels = Record<string, { it: string; en: string | null }>;

/** Filters whose values are not codes of the value lists. The values of a region are its names. */
const uncoded = new Set<JobFilterChoice>(["skill", "region", "province", "seniority"]);

async function namesOf(search: JobsSearch): Promise<JobFilterLabels> {
  const coded = jobFilterChoices.filter((name) => !uncoded.has(name) && search[name]);
  const codes = coded.flatMap((name) => codesOf(search, name));
  const filters = [{ f: "code", v: codes, mm: "in" }];
  const body = { page: 0, size: 100, filters, projections: ["code", "it", "en"] };
  const [listed, skills, provinces] = await Promise.all([
    codes.length > 0 ? answered(api().vocabulary.search({ body: body as never })) : { content: [] },
    Promise.all(getChosenValues(search, "skill").map((id) => readSkill(id))),
    Promise.all(getChosenValues(search, "province").map(async (code) => [code, await readProvinceName(code)] as const)),
  ]);
  const words = new Map(listed.content.map(({ code, it, en }) => [code, { it, en }]));
  const named = coded.flatMap((name) =>
    getChosenValues(search, name).map(
      (value) => [`${name}.${value}`, words.get((fields[name].prefix ?? "") + value)] as const,
    ),
  );
  return Object.fromEntries([
    ...named.filter(([, label]) => label !== undefined),
    ...getChosenValues(search, "seniority").flatMap((value) =>
      value in seniorityLabels ? [[`seniority.${value}`, seniorityLabels[value as Seniority]]] : [],
    ),
    ...skills.flatMap((skill) => (skill ? [[`skill.${skill.id}`, { it: skill.it, en: skill.en }]] : [])),
    ...provinces.flatMap(([code, name]) => (name === null ? [] : [[`province.${code}`, { it: name, en: name }]])),
  ]) as JobFilterLabels;
}

/** Counts of the filter values, for users without JavaScript. In the browser, opening a filter loads its counts. */
const countsFor = (search: JobsSearch, hidden: HiddenFromList | undefined): Promise<JobCounts> | null =>
  import.meta.env.SSR ? countJobs(search, { hidden }).catch(() => ({})) : null;

/** The texts of the map are in a catalogue of their own, because most users of the list never open it. */
const loadMapTexts = (i18n: I18n): Promise<void> => loadCatalogues(i18n, currentLocale(i18n), ["map"]);

export async function loadJobs(said: Record<string, unknown>, i18n: I18n, userId?: string) {
  const search = jobsSearch(said);
  const hidden = await findHidden(userId);
  const excluded = search.hidden ? undefined : hidden;
  const [{ found, hiddenCount, place, places }, names, counts] = await Promise.all([
    locateCity(search).then(async ({ near, ...located }) => {
      const [results, counted] = await Promise.all([
        findUnhidden(search, near, hidden),
        search.view && countPlaces(search, { near, excluded }),
        search.view && loadMapTexts(i18n),
      ]);
      return { ...located, ...results, places: counted ?? null };
    }),
    // If the labels cannot be loaded, the filters show their raw values.
    namesOf(search).catch((): JobFilterLabels => ({})),
    countsFor(search, excluded),
  ]);
  const openId = found.resting || places ? undefined : (search.job ?? found.jobs.content[0]?.id);
  const open: JobPost | null = openId ? await readJob(openId) : null;
  const feedQuery = searchText(search);
  const shown = { search, found, hiddenCount, place, places, names, counts, open };
  return { ...shown, feedQuery, now: Date.now(), origin: publicOrigin() };
}

export type JobsPageData = Awaited<ReturnType<typeof loadJobs>>;
