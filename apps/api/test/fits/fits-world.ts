import { jobPostSource, warmUpJobSearch } from "@orbita/features";
import { loadOccupations, loadSkills, loadVocabulary } from "@orbita/db/seed";
import { project } from "@orbita/platform";
import { aJobPost, aSpace } from "@orbita/testing";
import { emptyWishes } from "../support/job-wishes.ts";
import { startApi, type ApiClient, type TestApi } from "../support/harness.ts";
import { aPerson } from "../support/people.ts";

/** The api with the real taxonomy, because fits depend on the names and relations of skills and occupations. */
export async function startFits() {
  const api = await startApi();
  const { db, search } = api;
  await api.createIndexes();
  await loadVocabulary(db);
  await loadSkills(db);
  await loadOccupations(db);
  await warmUpJobSearch({ tx: api.apiDb, now: new Date() });
  /** Clears the tables, except the taxonomy, and the index of job posts. */
  const clearAll = async () => {
    await api.clear();
    const index = search.indexName("job-posts");
    await search.client.deleteByQuery({ index, refresh: true, body: { query: { match_all: {} } } });
  };
  return { ...api, clearAll };
}
export type FitsApi = Awaited<ReturnType<typeof startFits>>;

type AskedSkill = string | { code: string; mandatory?: boolean; minYears?: number };
type AskedLanguage = { code: string; level: "A1" | "A2" | "B1" | "B2" | "C1" | "C2"; mandatory?: boolean };
type JobOptions = {
  title?: string;
  skills?: readonly AskedSkill[];
  languages?: readonly AskedLanguage[];
  spaceId?: string;
  /** Columns of the post. */
  columns?: object;
};

/** Updates the index. Uses the connection of the api, so that the names of the taxonomy are loaded only once. */
export async function indexJobs({ apiDb, search }: TestApi, ...ids: string[]): Promise<void> {
  await project(search, await jobPostSource.project(apiDb, ids));
  await search.client.indices.refresh({ index: search.indexName("job-posts") });
}

/** An open, indexed post that requires these skills, by code, and languages. All of them are mandatory unless said otherwise. */
export async function aFittingJob(
  api: TestApi,
  { skills = ["java"], languages = [], columns, ...options }: JobOptions = {},
) {
  const { db } = api;
  const spaceId = options.spaceId ?? (await aSpace(db)).id;
  const { id } = await aJobPost(db, { spaceId, status: "published", title: options.title ?? "Sviluppatore backend" });
  for (const [position, asked] of skills.entries()) {
    const { code, mandatory = true, minYears = null } = typeof asked === "string" ? { code: asked } : asked;
    const skill = db.selectFrom("skills").select("id").where("code", "=", code);
    const { id: skill_id } = await skill.executeTakeFirstOrThrow(() => new Error(`no skill ${code}`));
    const row = { job_post_id: id, skill_id, mandatory, min_years: minYears, position };
    await db.insertInto("job_post_skills").values(row).execute();
  }
  for (const [position, { code, level, mandatory = true }] of languages.entries())
    await db
      .insertInto("job_post_languages")
      .values({ job_post_id: id, language: code, level, mandatory, position })
      .execute();
  if (columns && Object.keys(columns).length > 0)
    await db.updateTable("job_posts").set(columns).where("id", "=", id).execute();
  await indexJobs(api, id);
  return { id, spaceId };
}

/** Closes a post and updates the index, as the worker does. */
export async function closeJob(api: TestApi, id: string): Promise<void> {
  const closed = { status: "unpublished", plan: null, outcome: "cancelled", daily_budget_cents: null } as const;
  await api.db.updateTable("job_posts").set(closed).where("id", "=", id).execute();
  await indexJobs(api, id);
}

export const backendResume = {
  headline: "Sviluppatrice backend",
  summary: "Nove anni di servizi per i porti.",
  experience: [
    {
      company: "Portolano",
      title: "Sviluppatrice backend",
      start: "2021-03",
      isCurrent: true,
      tasks: ["Sviluppo servizi in Java 21 e Spring Boot per 14 terminal", "Modello dati su PostgreSQL 15"],
    },
  ],
  languages: [{ code: "language_en", level: "B1", native: false }],
};

export async function aTalentWithCv(api: TestApi, content: object = backendResume) {
  const talent = await aPerson(api);
  const { id: resumeId } = (await talent.client.resumes.read({}))!;
  await talent.client.resumes.change({ params: { id: resumeId }, body: content });
  return { ...talent, resumeId };
}

export const fitsOf = async (client: ApiClient) => (await client.jobFits.list({ query: { size: 100 } }))!;
export const idsOf = async (client: ApiClient) => (await fitsOf(client)).content.map(({ job }) => job.id);
export const saveLimits = (client: ApiClient, limits: object) =>
  client.jobWishes.save({ body: { ...emptyWishes, ...limits } });
