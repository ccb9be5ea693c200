import type { JobWishes, JobWishesDraft } from "@orbita/contract";
import type { Db } from "@orbita/db";
import type { Ctx, ReadCtx } from "../kernel/ctx.ts";
import { fail, failFields } from "../kernel/failure.ts";
import { noJobWishes, presentJobWishes, wishColumns } from "./present.ts";
import { findJobWishes, findKnownRoles, upsertJobWishes } from "./queries.ts";

/** A user's preferences, without an access check; null if they never saved any. */
export async function loadJobWishes(db: Db, userId: string): Promise<JobWishes | null> {
  const row = await findJobWishes(db, userId);
  return row ? presentJobWishes(row) : null;
}

export const readJobWishes = async ({ tx, actor }: Pick<ReadCtx, "tx" | "actor">): Promise<JobWishes> =>
  (await loadJobWishes(tx, actor.id ?? fail("access.unauthenticated"))) ?? noJobWishes;

/** Replaces the caller's preferences. */
export async function saveJobWishes(ctx: Ctx, draft: JobWishesDraft): Promise<JobWishes> {
  const userId = ctx.actor.id ?? fail("access.unauthenticated");
  const known = await findKnownRoles(ctx.tx, draft.roles);
  const unknown = draft.roles.flatMap((id, index) =>
    known.has(id) ? [] : [{ path: `roles.${index}`, code: "field.invalid" as const, params: {} }],
  );
  if (unknown.length > 0) failFields("request.invalid", unknown);
  await upsertJobWishes(ctx.tx, { user_id: userId, ...wishColumns(draft) }, ctx.now);
  return readJobWishes(ctx);
}
