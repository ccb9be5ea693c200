import { anApplication, aJobPost, aUser, type ApplicationOptions } from "@orbita/testing";
import type { ApplicationId, ApplicationStatus } from "@orbita/contract";
import { sql } from "kysely";
import type { TestApi } from "./harness.ts";
import { aTeam } from "./members-tools.ts";

type ReceivedApplicationOptions = Partial<Omit<ApplicationOptions, "spaceId" | "talentId">> & {
  language?: "it" | "en";
};

/** A Space with a recruiter and a published post, which can receive applications. */
export async function aPipeline(api: TestApi, name?: string) {
  const team = await aTeam(api, name);
  const recruiter = await team.withRole("recruiter");
  const { id: jobPostId } = await aJobPost(api.db, { spaceId: team.id, status: "published" });
  const forSpace = { spaceId: team.id };

  async function received({ language = "it", ...options }: ReceivedApplicationOptions = {}) {
    const talent = await aUser(api.db);
    await api.db.updateTable("users").set({ language }).where("id", "=", talent.id).execute();
    const one = await anApplication(api.db, { jobPostId, ...options, spaceId: team.id, talentId: talent.id });
    return { ...one, id: one.id as ApplicationId };
  }
  const read = async (id: string) => (await recruiter.client.applications.read({ params: { id } }))!;
  const change = async (id: string, body: Parameters<typeof recruiter.client.applications.change>[0]["body"]) =>
    (await recruiter.client.applications.change({ params: { id }, body }))!;
  return { ...team, team, recruiter, client: recruiter.client, jobPostId, forSpace, received, read, change };
}
export type Pipeline = Awaited<ReturnType<typeof aPipeline>>;

let keys = 0;
export const anIdempotencyKey = () => ({ idempotencyKey: `pipeline-${process.pid}-${Date.now()}-${++keys}` });

export const aRejection = (
  words: { it?: string; en?: string } = { it: "Grazie, andiamo avanti con altre persone." },
) => ({
  reason: "closerPeople" as const,
  words,
});

/** The request body that changes an application to the given status. */
export const changeTo = (status: ApplicationStatus) =>
  ({ status, ...(status === "rejected" && { rejection: aRejection() }) }) as never;

export const stepsOf = (api: TestApi, id: string) =>
  api.db.selectFrom("application_steps").selectAll().where("application_id", "=", id).orderBy("seq").execute();

export const applicationRow = (api: TestApi, id: string) =>
  api.db.selectFrom("applications").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

export async function brokenStep(api: TestApi, id: string): Promise<number | null> {
  const { rows } = await sql<{ broken: number | null }>`select broken_application_step(${id}) as broken`.execute(
    api.db,
  );
  return rows[0]!.broken;
}

/** Runs a statement with the triggers disabled, as an attacker with database access could. */
export const behindTheTriggers = (api: TestApi, work: ReturnType<typeof sql>) =>
  api.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await work.execute(tx);
  });

/** Makes `count` copies of the application in one statement, each for another new talent. */
export async function manyLike(api: TestApi, id: string, count: number): Promise<void> {
  await sql`
    with people as (
      insert into users (id, email, username, first_name, last_name)
      select gen_random_uuid(), 'n' || n || ${id} || '@posta.example', 'n' || n || ${id}, 'Amir', 'Benali'
      from generate_series(1, ${count}::integer) n returning id),
    numbered as (select id, row_number() over () as n from people)
    insert into applications (id, job_post_id, space_id, talent_id, status, code, snapshot, card, blind, sent_at, moved_at)
    select gen_random_uuid(), a.job_post_id, a.space_id, p.id, a.status, 'N' || p.n, a.snapshot, a.card, a.blind,
      a.sent_at, a.moved_at
    from applications a cross join numbered p where a.id = ${id}`.execute(api.db);
}
