import type { Db } from "@orbita/db";
import { project } from "@orbita/platform";
import { sql } from "kysely";
import { runInBatches, type Routine, type WorkCtx } from "../kernel/work.ts";
import { projectResumes } from "./project.ts";

/** Number of nights in which all resumes are refreshed once. Four weeks are enough, because recency is measured in months. */
const nights = 28;
const batch = 250;
const dayMs = 86_400_000;

async function idsOfTonight(db: Db, now: Date, after: string | null): Promise<string[]> {
  const tonight = Math.floor(now.getTime() / dayMs) % nights;
  const { rows } = await sql<{ id: string }>`
    select id from resumes where owner_id is not null and (${after}::uuid is null or id > ${after}::uuid)
      and mod(abs(hashtext(id::text)::bigint), ${nights}) = ${tonight} order by id limit ${batch}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Rebuilds a part of all documents every night, because recency and the length of a current job change with time and without an
 * event.
 */
export async function refreshDocuments({ db, search, now }: Pick<WorkCtx, "db" | "search" | "now">): Promise<number> {
  let after: string | null = null;
  return runInBatches(1, async () => {
    const ids = await idsOfTonight(db, now, after);
    if (ids.length > 0) await project(search, await projectResumes(db, ids, now));
    after = ids.at(-1) ?? after;
    return ids.length;
  });
}

export const talentSearchRoutines: readonly Routine[] = [
  { name: "talentSearch.refresh", cron: "40 2 * * *", run: refreshDocuments },
];
