import type { SpaceRole } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { guest, hasRole, type Actor } from "../kernel/ctx.ts";

/** In whose name a Space's search is asked. */
export type Saver = { readonly spaceId: string; readonly userId: string | null };

type Row = { user_id: string; space_id: string; role: SpaceRole };

const keyOf = ({ spaceId, userId }: Saver) => `${spaceId} ${userId}`;

/** Of the Space alone: nobody is told, and what is new is still counted. */
const nobody = (spaceId: string): Actor => ({ ...guest, spaceId, memberships: [{ spaceId, role: "recruiter" }] });

/**
 * The members who saved searches, as they are now: with all their Spaces, because who hides from one of them hides from the
 * person. Who left, was shut out or only reads there by now is nobody.
 */
export async function saversNow(db: Db, savers: readonly Saver[]): Promise<(saver: Saver) => Actor> {
  const userIds = [...new Set(savers.flatMap(({ userId }) => userId ?? []))];
  const rows: Row[] =
    userIds.length === 0
      ? []
      : await db
          .selectFrom("members")
          .innerJoin("users", "users.id", "members.user_id")
          .innerJoin("spaces", "spaces.id", "members.space_id")
          .select(["members.user_id", "members.space_id", "members.role"])
          .where("members.user_id", "in", userIds)
          .where("members.enabled", "=", true)
          .where("spaces.enabled", "=", true)
          .where("users.enabled", "=", true)
          .where("users.deletes_at", "is", null)
          .execute();
  const byUser = Map.groupBy(rows, ({ user_id }) => user_id);
  const actors = new Map<string, Actor>();
  for (const { spaceId, userId } of savers) {
    const memberships = (byUser.get(userId ?? "") ?? []).map(({ space_id, role }) => ({ spaceId: space_id, role }));
    const actor = { ...guest, id: userId, memberships, spaceId };
    actors.set(keyOf({ spaceId, userId }), hasRole(actor, spaceId, "recruiter") ? actor : nobody(spaceId));
  }
  return (saver) => actors.get(keyOf(saver)) ?? nobody(saver.spaceId);
}
