import type { Db } from "@orbita/db";
import { sql } from "kysely";

type Names = { username: string; firstName: string; lastName: string };

/** Of those who show it: the index knows nobody by name. */
export async function namesOf(db: Db, ids: readonly string[]): Promise<Map<string, Names>> {
  const { rows } = await sql<Names & { id: string }>`
    select resumes.id, users.username, coalesce(resumes.first_name, users.first_name) as "firstName",
      coalesce(resumes.last_name, users.last_name) as "lastName"
    from resumes join users on users.id = resumes.owner_id left join user_settings settings on settings.user_id = users.id
    where resumes.id = any (${ids}::uuid[]) and coalesce(settings.show_name, true)`.execute(db);
  return new Map(rows.map(({ id, ...names }) => [id, names]));
}
