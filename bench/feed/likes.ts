import type { Db } from "@orbita/db";
import { sql } from "kysely";
import type { BearerSource } from "../bearer.ts";
import { load } from "../load.ts";
import { round } from "../figures.ts";

type LikesBenchOptions = {
  db: Db;
  origin: string;
  postId: string;
  count: number;
  bearerOf: (userId: string) => Promise<BearerSource>;
};

/**
 * Lets all users like a post at once, each with their own session, and every third user twice. The count must equal the number of
 * users.
 */
export async function likeAtOnce({ db, origin, postId, count, bearerOf }: LikesBenchOptions) {
  const { rows: people } = await sql<{ id: string }>`
    select p.id from bench_people p where p.n > 0 and not exists (select from post_likes l where l.post_id = ${postId} and l.user_id = p.id)
    order by p.n limit ${count}`.execute(db);
  const bearers: string[] = [];
  for (const { id } of people) bearers.push(await (await bearerOf(id))());
  const before = await sumsOf(db, postId);
  const asks = bearers.flatMap((bearer, n) => (n % 3 === 0 ? [bearer, bearer] : [bearer]));
  const begin = performance.now();
  await load(
    (n) => ({
      url: `${origin}/api/v1/public/post/${postId}/like`,
      method: "POST",
      headers: { "content-type": "application/json", "x-request-scope": "public", authorization: asks[n]! },
      body: "{}",
    }),
    { count: asks.length, connections: 64 },
  );
  const seconds = round((performance.now() - begin) / 1_000);
  const after = await sumsOf(db, postId);
  const exact = after.counted === after.rows && after.rows - before.rows === people.length;
  return { people: people.length, asked: asks.length, seconds, ...after, exact };
}

async function sumsOf(db: Db, postId: string): Promise<{ counted: number; rows: number }> {
  const { rows } = await sql<{ counted: number; rows: number }>`
    select (select sum(likes)::integer from post_counts where post_id = ${postId}) as counted,
      (select count(*)::integer from post_likes where post_id = ${postId}) as rows`.execute(db);
  return rows[0]!;
}
