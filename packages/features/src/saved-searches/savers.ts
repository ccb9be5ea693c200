import type { SpaceRole } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { guest, type Actor } from "../kernel/ctx.ts";
import { canSaveSearches } from "./policy.ts";

/** The Space and the member who saved a search. The search runs with the permissions of this member; `userId` is null if the user is gone. */
export type SearchSaver = { readonly spaceId: string; readonly userId: string | null };

type SaverRow = { user_id: string; space_id: string; role: SpaceRole };

const keyOf = ({ spaceId, userId }: SearchSaver) => `${spaceId} ${userId}`;

/**
 * An actor without a user, with only the Space's permissions. It runs the searches saved by a member who is gone: new matches are counted, but no
 * user is notified.
 */
const nobody = (spaceId: string): Actor => ({ ...guest, spaceId, memberships: [{ spaceId, role: "recruiter" }] });

/**
 * Returns the current actor for each member who saved searches. The actor has all their Spaces, because a person who hides from
 * one of them hides from the member. Members who left, were disabled or are only viewers now are replaced by `nobody`.
 */
export async function saversNow(db: Db, savers: readonly SearchSaver[]): Promise<(saver: SearchSaver) => Actor> {
  const userIds = [...new Set(savers.flatMap(({ userId }) => userId ?? []))];
  const rows: SaverRow[] =
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
    actors.set(keyOf({ spaceId, userId }), canSaveSearches(actor, spaceId) ? actor : nobody(spaceId));
  }
  return (saver) => actors.get(keyOf(saver)) ?? nobody(saver.spaceId);
}
