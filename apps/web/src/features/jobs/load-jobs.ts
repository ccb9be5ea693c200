import type { JobPost } from "@orbita/contract";
import { readSkill } from "~/features/skills/read-skill.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { publicOrigin } from "~/shell/api/request-context.ts";
import { countJobs, type Counts } from "./count-jobs.ts";
import { findJobs, readJob } from "./find-jobs.ts";
import { codesOf, fields } from "./jobs-filters.ts";
import { choices, jobsSearch, searchText, valuesOf, type JobsSearch } from "./jobs-search.ts";
import { nearOf } from "./near-city.ts";

/** Labels of the chosen filter values, by filter and value: `workplace.hybrid`. */
export type ChosenNames = Record<string, { it: string; en: string | null }>;

async function namesOf(search: JobsSearch): Promise<ChosenNames> {
  const coded = choices.filter((name) => name !== "skill" && search[name]);
  const codes = coded.flatMap((name) => codesOf(search, name));
  const filters = [{ f: "code", v: codes, mm: "in" }];
  const body = { page: 0, size: 100, filters, projections: ["code", "it", "en"] };
  const [listed, skills] = await Promise.all([
    codes.length > 0 ? answered(api().vocabulary.search({ body: body as never })) : { content: [] },
    Promise.all(valuesOf(search, "skill").map((id) => readSkill(id))),
  ]);
  const words = new Map(listed.content.map(({ code, it, en }) => [code, { it, en }]));
  const named = coded.flatMap((name) =>
    valuesOf(search, name).map(
      (value) => [`${name}.${value}`, words.get((fields[name].prefix ?? "") + value)] as const,
    ),
  );
  return Object.fromEntries([
    ...named.filter(([, label]) => label !== undefined),
    ...skills.flatMap((skill) => (skill ? [[`skill.${skill.id}`, { it: skill.it, en: skill.en }]] : [])),
  ]) as ChosenNames;
}

/** Counts for users without JavaScript. In the browser, opening a filter loads them. */
const countsFor = (search: JobsSearch): Promise<Counts> | null =>
  import.meta.env.SSR ? countJobs(search).catch(() => ({})) : null;

export async function loadJobs(said: Record<string, unknown>) {
  const search = jobsSearch(said);
  const [found, names, counts] = await Promise.all([
    nearOf(search).then((near) => findJobs({ ...search, near })),
    // Without labels the filters show their raw values.
    namesOf(search).catch((): ChosenNames => ({})),
    countsFor(search),
  ]);
  const openId = found.resting ? undefined : (search.job ?? found.jobs.content[0]?.id);
  const open: JobPost | null = openId ? await readJob(openId) : null;
  const feedQuery = searchText(search);
  return { search, found, names, counts, open, feedQuery, now: Date.now(), origin: publicOrigin() };
}

export type LoadedJobs = Awaited<ReturnType<typeof loadJobs>>;
