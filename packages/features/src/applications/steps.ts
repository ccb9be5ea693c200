import type { ApplicationTimelineEntry } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { sql } from "kysely";
import type { ApplicationStepRow } from "./queries.ts";

type TimelineStepData = {
  requirements?: { it: string; en: string }[];
  suggestedJobPostId?: string | null;
};
const dataOf = ({ data }: ApplicationStepRow) => (data ?? {}) as unknown as TimelineStepData;

/** The names of members and the titles of posts whose ids occur in a timeline. */
export type TimelineNames = {
  readonly names: ReadonlyMap<string, string>;
  readonly posts: ReadonlyMap<string, string>;
};

/** Loads the names of the members in a timeline; a deleted member has no name. */
export async function findBeside(db: Db, steps: readonly ApplicationStepRow[]): Promise<TimelineNames> {
  const actors = [...new Set(steps.flatMap(({ actor_id }) => actor_id ?? []))];
  const wanted = [...new Set(steps.flatMap((step) => dataOf(step).suggestedJobPostId ?? []))];
  const names =
    actors.length === 0
      ? []
      : await db
          .selectFrom("users")
          .select(["id", sql<string>`first_name || ' ' || last_name`.as("name")])
          .where("id", "in", actors)
          .execute();
  const posts =
    wanted.length === 0
      ? []
      : await db.selectFrom("job_posts").select(["id", "title"]).where("id", "in", wanted).execute();
  return {
    names: new Map(names.map(({ id, name }) => [id, name])),
    posts: new Map(posts.map(({ id, title }) => [id, title])),
  };
}

/** Leaves out undone steps and the undo steps themselves; both stay in the hash chain. */
export function withoutUndone(steps: readonly ApplicationStepRow[]): ApplicationStepRow[] {
  const undone = new Set(steps.flatMap(({ undoes }) => undoes ?? []));
  return steps.filter(({ id, kind }) => kind !== "undone" && !undone.has(id));
}

/** A step of an application as shown in the timeline. Never names the talent, and only says which side acted. */
export function presentStep(
  step: ApplicationStepRow,
  talentId: string,
  { names, posts }: TimelineNames,
): ApplicationTimelineEntry {
  const { requirements = [], suggestedJobPostId } = dataOf(step);
  const side = step.actor_id === null ? "system" : step.actor_id === talentId ? "talent" : "member";
  const title = suggestedJobPostId ? posts.get(suggestedJobPostId) : undefined;
  return {
    id: step.id,
    seq: step.seq,
    kind: step.kind,
    from: step.from_status,
    to: step.to_status,
    at: step.at.toISOString(),
    toldAt: step.told_at.toISOString(),
    side,
    by: side === "member" ? (names.get(step.actor_id!) ?? null) : null,
    reason: step.reason,
    requirements: requirements.map(({ it, en }) => ({ it, en })),
    words: step.words as ApplicationTimelineEntry["words"],
    suggestedJobPost: suggestedJobPostId && title !== undefined ? { id: suggestedJobPostId, title } : null,
  };
}
