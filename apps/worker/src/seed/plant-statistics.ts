import { createHash, randomUUIDv7 } from "node:crypto";
import type { JobPostId } from "@orbita/contract";
import type { Tables, Tx } from "@orbita/db";
import { demoSpaces, seededRandom, type DemoJobPost } from "@orbita/db/seed";
import { handlers } from "@orbita/features";
import { sql, type Insertable } from "kysely";
import { actAs, type SeededPerson } from "./act-as.ts";
import { pickSource, plantLives, type SeededRandom } from "./plant-lives.ts";
import type { PostAuthors } from "./plant-spaces.ts";

type PlantStatisticsOptions = {
  readonly now: Date;
  readonly posts: readonly DemoJobPost[];
  readonly writers: PostAuthors;
};
type StatisticsSeedContext = {
  readonly tx: Tx;
  readonly now: Date;
  readonly owner: SeededPerson;
  readonly spaceId: string;
};

/**
 * Demo posts that are deleted by now. Each has the days on which it was opened and closed (as days ago), its visits per day at
 * the beginning and at the end, and its number of applications.
 */
const gone = [
  {
    title: "Sviluppo applicativi di banchina",
    from: 185,
    to: 84,
    visits: [11, 14],
    applications: 190,
    years: [0.5, 12.6],
  },
  {
    title: "Collaudo e messa in servizio, ro-ro",
    from: 95,
    to: 20,
    visits: [15, 34],
    applications: 176,
    years: [1, 14],
  },
] as const;

const ago = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000);
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

type VisitedPost = { readonly id: string; readonly days: readonly { day: string; visits: number }[] };

/** Creates visits of a post that is not sponsored. They cost nothing and only count as visits. */
async function plantVisits(
  { tx, now }: StatisticsSeedContext,
  { id, days }: VisitedPost,
  dice: SeededRandom,
): Promise<number> {
  const rows = days.flatMap(({ day, visits }) => {
    const moments = Array.from(
      { length: visits },
      () => new Date(Date.parse(`${day}T06:10:00Z`) + dice.next() * 54_000_000),
    );
    return moments
      .filter((at) => at < now)
      .map((at, index) => ({
        day,
        id: randomUUIDv7(),
        job_post_id: id,
        number: index + 1,
        visitor: createHash("sha256").update(`${id} ${day} ${index}`).digest().subarray(0, 16),
        source: pickSource(dice),
        at,
      }));
  });
  const ledgers = Map.groupBy(rows, ({ day }) => day);
  for (let from = 0; from < rows.length; from += 500)
    await tx
      .insertInto("clicks")
      .values(rows.slice(from, from + 500) satisfies Insertable<Tables["clicks"]>[])
      .execute();
  const instances = [...ledgers].map(([day, { length }]) => ({ job_post_id: id, day, counted: length }));
  if (instances.length > 0) await tx.insertInto("job_instances").values(instances).execute();
  return rows.length;
}

/** Visits per day, with fewer on Saturdays and Sundays. */
function daysOf(now: Date, { from, to, visits }: { from: number; to: number; visits: readonly [number, number] }) {
  return Array.from({ length: from - to + 1 }, (_, place) => {
    const at = ago(now, from - place);
    const weekend = at.getUTCDay() % 6 === 0;
    const many = visits[0] + ((visits[1] - visits[0]) * place) / Math.max(from - to, 1);
    return { day: dayOf(at), visits: Math.round(many * (weekend ? 0.6 : 1.15)) };
  });
}

/** Creates a post that is deleted by now, with the functions of real requests. Its applicants have left since, and the counts remain. */
async function plantGone(
  world: StatisticsSeedContext,
  post: (typeof gone)[number],
  { like, dice }: { like: DemoJobPost; dice: SeededRandom },
): Promise<void> {
  const { tx, now, owner, spaceId } = world;
  const { create, publish, unpublish, remove } = handlers.jobPosts;
  const [opened, closed] = [ago(now, post.from), ago(now, post.to)];
  const body = { ...like.draft, title: post.title, skills: [] };
  const { id } = await create(await actAs(tx, owner, opened), { body });
  const params = { id: id as JobPostId };
  await publish(await actAs(tx, owner, opened), { params, body: { plan: "free" } });
  const visits = await plantVisits(world, { id, days: daysOf(now, post) }, dice);
  await plantLives(
    tx,
    { spaceId, jobPostId: id, opened, closed: ago(now, post.to + 4), seen: Math.round(visits / 4), ...post },
    dice,
  );
  await unpublish(await actAs(tx, owner, closed), { params, body: { outcome: "hired" } });
  await remove(await actAs(tx, owner, new Date(closed.getTime() + 86_400_000)), { params });
}

/** Creates visits of the open posts that are not sponsored: some per day since they were published. */
async function plantOpen(world: StatisticsSeedContext, dice: SeededRandom): Promise<void> {
  const open = await world.tx
    .selectFrom("job_posts")
    .select(["id", "published_at"])
    .where("space_id", "=", world.spaceId)
    .where("status", "=", "published")
    .where("plan", "=", "free")
    .orderBy("published_at")
    .execute();
  for (const { id, published_at } of open) {
    const from = Math.floor((world.now.getTime() - published_at!.getTime()) / 86_400_000);
    await plantVisits(world, { id, days: daysOf(world.now, { from, to: 0, visits: [1, 2 + dice.next() * 3] }) }, dice);
  }
}

/** Creates the views of evidence: every applicant viewed it before applying, and some visitors viewed it and did not apply. */
const plantSignals = ({ tx, spaceId, now }: StatisticsSeedContext) =>
  sql`
  insert into apply_signals (job_post_id, user_id, kind, source, at)
  select a.job_post_id, a.talent_id, 'evidenceSeen'::apply_signal, a.source, a.sent_at - interval '12 minutes'
  from applications a where a.space_id = ${spaceId}
  union all
  select p.id, u.id, 'evidenceSeen'::apply_signal, 'search'::click_source, p.published_at + (${now}::timestamptz - p.published_at) * (u.n / 60.0)
  from (select id, published_at from job_posts where space_id = ${spaceId} and status = 'published' and plan = 'premium') p
    cross join (select id, row_number() over (order by email) as n from users
      where scopes = '{}' and not exists (select from members m where m.user_id = users.id)
        and not exists (select from applications a where a.talent_id = users.id) order by email limit 59) u
  on conflict do nothing`.execute(tx);

/** Creates the data of the demo Space's statistics page: half a year of visits and their outcomes. */
export async function plantStatistics(tx: Tx, { now, posts, writers }: PlantStatisticsOptions): Promise<void> {
  const dice = seededRandom(613);
  const [owner] = writers.get("lanterna") ?? [];
  const like = posts.find(({ space }) => space === "lanterna");
  if (!owner || !like) throw new Error("nobody writes for Lanterna");
  const { id: spaceId } = await tx
    .selectFrom("spaces")
    .select("id")
    .where("url", "=", demoSpaces.lanterna.url)
    .executeTakeFirstOrThrow();
  const world = { tx, now, owner, spaceId };
  for (const post of gone) await plantGone(world, post, { like, dice });
  await plantOpen(world, dice);
  await plantSignals(world);
}
