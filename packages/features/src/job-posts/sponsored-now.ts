import { sql } from "kysely";
import { romeDay } from "../kernel/rome-day.ts";

/** SQL predicate with the rule of `isSponsored`, for the aliases of a job post and its Space. */
export const sponsoredNow = (post: string, space: string, now: Date) => {
  const [of, by] = [(name: string) => sql.ref(`${post}.${name}`), (name: string) => sql.ref(`${space}.${name}`)];
  return sql<boolean>`(${of("status")} = 'published' and ${of("plan")} = 'premium'
    and ${of("budget_spent_on")} is distinct from ${romeDay(now)}::date
    and coalesce(${by("verified_until")} > now(), false)
    and not exists (select from contracts paused where paused.space_id = ${by("id")} and paused.premium_paused_at is not null))`;
};
