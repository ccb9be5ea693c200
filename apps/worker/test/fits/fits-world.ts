import { loadOccupations, loadSkills } from "@orbita/db/seed";
import { events, indexes as all } from "@orbita/features";
import { dropIndex, project, standing } from "@orbita/platform";
import { aJobPost, aSpace, aUser, testSearch } from "@orbita/testing";
import { searchDestination } from "../../src/destinations.ts";
import type { WorkTools } from "../../src/work-ctx.ts";
import { startNotificationBench } from "../support/notification-bench.ts";
import { silent } from "../support/workbench.ts";

const indexes = all.filter(({ definition }) => definition.name === "job-posts");
const [{ definition }] = indexes as [(typeof indexes)[number]];
const changed = events.find(({ name }) => name === "jobPost.changed")!;
const week = 7 * 86_400_000;

const tasks = ["Sviluppo servizi in Java 21 e Spring Boot per 14 terminal", "Modello dati su PostgreSQL 15"];
const job = {
  id: "e1",
  origin: "person",
  company: "Portolano",
  companyUrl: null,
  title: "Sviluppatrice backend",
  city: null,
  start: "2021-03",
  end: null,
  isCurrent: true,
  description: null,
  tasks,
};

type JobOptions = { readonly skills?: readonly string[]; readonly spaceId?: string; readonly columns?: object };

/** Talents with a CV, open jobs with requirements, and a worker that sends the weekly mail at any time. */
export async function fitsWorld() {
  const bench = await startNotificationBench();
  const { db } = bench;
  await loadSkills(db);
  await loadOccupations(db);
  const search = testSearch();
  await searchDestination({ db, search, events, indexes, log: silent }).prepare?.();
  const { id: spaceId } = await aSpace(db);

  async function reindex(...ids: string[]): Promise<void> {
    const payloads = ids.map((id) => ({ id, seen: true }));
    await project(
      search,
      (await changed.project!(db, payloads)).filter(({ index }) => index === definition.name),
    );
    await search.client.indices.refresh({ index: search.indexName(definition.name) });
  }

  /** An open, indexed job that requires these skills, by code. Later jobs are newer, and are listed first if they fit equally. */
  async function post({ skills = ["java"], columns = {}, ...options }: JobOptions = {}) {
    const { id } = await aJobPost(db, { spaceId, status: "published", title: "Sviluppatore backend", ...options });
    await demand(id, skills);
    if (Object.keys(columns).length > 0) await db.updateTable("job_posts").set(columns).where("id", "=", id).execute();
    await reindex(id);
    return id;
  }
  /** Replaces the skills that a job requires. Does not update the index. */
  async function demand(id: string, skills: readonly string[]): Promise<void> {
    await db.deleteFrom("job_post_skills").where("job_post_id", "=", id).execute();
    const known = await db
      .selectFrom("skills")
      .select(["id", "code"])
      .where("code", "in", [...skills])
      .execute();
    const rows = skills.map((code, position) => ({
      job_post_id: id,
      skill_id: known.find((skill) => skill.code === code)!.id,
      mandatory: true,
      position,
    }));
    await db.insertInto("job_post_skills").values(rows).execute();
  }
  async function change(id: string, columns: object): Promise<void> {
    await db.updateTable("job_posts").set(columns).where("id", "=", id).execute();
    await reindex(id);
  }

  /** A talent with a CV. `settings` are columns of their settings. */
  async function talent(settings: object = {}, options: Parameters<typeof aUser>[1] = {}) {
    const user = await aUser(db, options);
    await db
      .updateTable("resumes")
      .set({ headline: "Sviluppatrice backend", experience: JSON.stringify([job]) })
      .where("owner_id", "=", user.id)
      .execute();
    await db
      .insertInto("user_settings")
      .values({ user_id: user.id, ...settings })
      .execute();
    return user;
  }

  /** A moment in the week that begins `weeks` after the current one. */
  const inWeek = (weeks: number) => new Date(Date.now() + weeks * week);
  const send = (weeks = 0, more: Pick<WorkTools, "ending" | "search"> = {}) =>
    bench.routine("jobFits.send", () => inWeek(weeks), { search, ...more });
  const sentTo = async (user: { id: string }): Promise<string[][]> => {
    const mailings = db.selectFrom("job_fit_mailings").select("job_post_ids").where("user_id", "=", user.id);
    const rows = await mailings.orderBy("week").execute();
    return rows.map(({ job_post_ids }) => job_post_ids).filter((ids) => ids.length > 0);
  };
  const mailsTo = (user: { id: string; email: string }, weeks = 0) =>
    bench.mailsOf(user, { search, clock: () => inWeek(weeks) });

  /** Removes all people and jobs. */
  async function clear(): Promise<void> {
    await db.deleteFrom("job_posts").execute();
    await db.deleteFrom("users").execute();
    const index = search.indexName(definition.name);
    await search.client.deleteByQuery({ index, refresh: true, body: { query: { match_all: {} } } });
  }
  const stop = async () => {
    const { current } = await standing(search, definition.name);
    if (current !== null) await dropIndex(search, current);
    await search.close();
    await bench.stop();
  };
  return { ...bench, search, spaceId, post, demand, change, reindex, talent, send, sentTo, mailsTo, clear, stop };
}
export type FitsWorld = Awaited<ReturnType<typeof fitsWorld>>;
