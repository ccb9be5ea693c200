import type { Follow, FollowTarget } from "@orbita/contract";
import type { Db, Tx } from "@orbita/db";
import { sql, type RawBuilder } from "kysely";
import { knownPerson, unblockedPerson, type Viewer } from "../kernel/visibility.ts";

type SignedInViewer = Viewer & { id: string };

/** The column of the table of follows for a person, Space or tag, and its value. */
const placeOf = (what: FollowTarget): { column: "person_id" | "space_id" | "tag"; value: RawBuilder<unknown> } => {
  if (what.kind === "tag") return { column: "tag", value: sql`${what.tag}::text` };
  return { column: what.kind === "person" ? "person_id" : "space_id", value: sql`${what.id}::uuid` };
};
const isIt = (what: FollowTarget) => {
  const { column, value } = placeOf(what);
  return sql<boolean>`${sql.ref(column)} = ${value}`;
};

/** Whether the viewer can follow the target: a person they may see, an enabled Space, or any tag. */
export async function isFollowable(db: Db, viewer: SignedInViewer, what: FollowTarget): Promise<boolean> {
  if (what.kind === "tag") return true;
  const { rows } =
    what.kind === "space"
      ? await sql`select from spaces where id = ${what.id} and enabled`.execute(db)
      : await sql`select from users u where u.id = ${what.id} and u.id <> ${viewer.id} and ${knownPerson(viewer, "u")}`.execute(
          db,
        );
  return rows.length > 0;
}

/** Locks the user, which serialises the follows by this user with each other and with blocks. */
export async function lockFollower(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
}

export async function countFollowed(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("follows")
    .select(sql<number>`count(*)::integer`.as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function isFollowing(db: Db, userId: string, what: FollowTarget): Promise<boolean> {
  const row = await db
    .selectFrom("follows")
    .select("id")
    .where("user_id", "=", userId)
    .where(isIt(what))
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertFollow(
  tx: Tx,
  { id, userId, at }: { id: string; userId: string; at: Date },
  what: FollowTarget,
) {
  const { column, value } = placeOf(what);
  await sql`insert into follows (id, user_id, ${sql.ref(column)}, created_at) values (${id}, ${userId}, ${value}, ${at})
    on conflict do nothing`.execute(tx);
}

export async function deleteFollow(tx: Tx, userId: string, what: FollowTarget): Promise<void> {
  await tx.deleteFrom("follows").where("user_id", "=", userId).where(isIt(what)).execute();
}

/** Deletes the follows between two people, in both directions. */
export async function deleteBetween(tx: Tx, one: string, other: string): Promise<void> {
  await sql`delete from follows where (user_id = ${one} and person_id = ${other})
    or (user_id = ${other} and person_id = ${one})`.execute(tx);
}

/** The number of followers, counting only active users whom the viewer may see. */
export async function countFollowers(db: Db, viewer: SignedInViewer, what: FollowTarget): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from follows f join users u on u.id = f.user_id
    where f.${isIt(what)} and u.enabled and u.deletes_at is null and ${unblockedPerson(viewer, sql.ref("u.id"))}`.execute(
    db,
  );
  return rows[0]!.count;
}

export type FollowRow = {
  id: string;
  kind: Follow["kind"];
  name: string;
  address: string | null;
  picture: string | null;
  followed_id: string | null;
  created_at: Date;
};
type FollowListQuery = { kind?: Follow["kind"] | undefined; page: number; size: number };

/** The active people and Spaces that the viewer follows. The follow of an inactive target is hidden, and takes effect again when the target becomes active. */
export async function findFollows(db: Db, viewer: SignedInViewer, { kind, page, size }: FollowListQuery) {
  const found = sql`
    from follows f left join users u on u.id = f.person_id left join spaces s on s.id = f.space_id
    where f.user_id = ${viewer.id} and (f.tag is not null or s.enabled
      or (u.enabled and u.deletes_at is null and ${unblockedPerson(viewer, sql.ref("u.id"))}))
      and ${kind === undefined ? sql`true` : sql`${sql.ref(`f.${kind === "tag" ? "tag" : `${kind}_id`}`)} is not null`}`;
  const { rows } = await sql<FollowRow>`
    select f.id, case when f.tag is not null then 'tag' when s.id is not null then 'space' else 'person' end as kind,
      coalesce(f.tag, s.name, u.first_name || ' ' || u.last_name) as name, coalesce(s.url, u.username) as address,
      coalesce(s.logo_id, u.profile_image_id) as picture, coalesce(s.id, u.id) as followed_id, f.created_at
    ${found} order by f.created_at desc, f.id desc limit ${size} offset ${page * size}`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`select count(*)::integer as total ${found}`.execute(db);
  return { rows, total: counted[0]!.total };
}
