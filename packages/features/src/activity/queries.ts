import { activityFields, type ActivityKind, type Page, type SearchPayload } from "@orbita/contract";
import { searchTable, type Db, type Tables, type Tx } from "@orbita/db";
import { sql, type Selectable } from "kysely";

export type ActivityRow = Selectable<Tables["activities"]>;

export type NewActivity = {
  id: string;
  userId: string;
  kind: ActivityKind;
  details: Record<string, string>;
  sessionId: string | null;
  userAgent: string | null;
  at: Date;
};

export async function insertActivity(tx: Tx, { userId, sessionId, userAgent, details, ...rest }: NewActivity) {
  await tx
    .insertInto("activities")
    .values({
      ...rest,
      user_id: userId,
      session_id: sessionId,
      user_agent: userAgent,
      details: JSON.stringify(details),
    })
    .execute();
}

const column = (name: keyof Tables["activities"]) => sql.ref(`activities.${name}`);

export const searchActivities = (db: Db, userId: string, payload: SearchPayload): Promise<Page<ActivityRow>> =>
  searchTable(db, db.selectFrom("activities").selectAll().where("user_id", "=", userId) as never, payload, {
    fields: activityFields,
    columns: { kind: column("kind"), at: column("at") },
    id: column("id"),
  });
