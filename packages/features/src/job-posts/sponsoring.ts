import { sql } from "kysely";
import { romeDay } from "../kernel/rome-day.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { jobPostChanged } from "./events.ts";

/** SQL predicate with the rule of `isSponsored`, for the aliases of a job post and its Space. */
export const sponsoredNow = (post: string, space: string, now: Date) => {
  const [of, by] = [(name: string) => sql.ref(`${post}.${name}`), (name: string) => sql.ref(`${space}.${name}`)];
  return sql<boolean>`(${of("status")} = 'published' and ${of("plan")} = 'premium'
    and ${of("budget_spent_on")} is distinct from ${romeDay(now)}::date
    and coalesce(${by("verified_until")} > now(), false)
    and not exists (select from contracts paused where paused.space_id = ${by("id")} and paused.premium_paused_at is not null))`;
};

/** Emits a change event for each premium post of a Space, after the Space's sponsoring was paused or resumed. */
export async function announceSponsored({ tx, tell }: Pick<Ctx, "tx" | "tell">, spaceId: string): Promise<void> {
  const posts = await tx
    .selectFrom("job_posts")
    .select("id")
    .where("space_id", "=", spaceId)
    .where("status", "=", "published")
    .where("plan", "=", "premium")
    .execute();
  for (const { id } of posts) await tell(jobPostChanged, { id, seen: true });
}
