import type { Db } from "@orbita/db";
import { sql } from "kysely";

/**
 * The register entries of calls that the user made or that concern them. They name the purpose and the kinds of data, never the
 * content.
 */
export async function exportCalls(db: Db, userId: string) {
  const { rows } = await sql`
    select c.at, c.task, c.engine, c.model, s.name as space, c.user_id is not distinct from ${userId} as "byMe",
      exists (select from ai_call_subjects b where b.call_id = c.id and b.user_id = ${userId}) as "aboutMe",
      c.data_classes as "dataClasses", c.outcome, c.tokens_in as "tokensIn", c.tokens_out as "tokensOut",
      c.cost_micros::float8 as "costMicros"
    from ai_calls c left join spaces s on s.id = c.space_id
    where c.user_id = ${userId} or c.id in (select call_id from ai_call_subjects where user_id = ${userId})
    order by c.at, c.id`.execute(db);
  return rows;
}
