import type { Duplicate, DuplicateDecision, Duplicates } from "@orbita/contract";
import { applicationChanged } from "../applications/index.ts";
import type { Ctx, ReadCtx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { canDecideDuplicates, canReadDuplicates } from "./policy.ts";
import {
  findDuplicates,
  findDuplicateSubject,
  savePair,
  type DuplicateRow,
  type DuplicateSubjectRow,
} from "./queries.ts";

type DuplicateReadCtx = Pick<ReadCtx, "tx" | "actor">;

const shown = 10;
/** The maximum number of duplicates read. Includes pairs that a member dismissed, which are removed before the list is cut to `shown`. */
const looked = 200;

/**
 * Fails with the same 404 for missing applications and for applications of other Spaces, so that their existence is not
 * disclosed.
 */
async function openSubject({ tx, actor }: DuplicateReadCtx, id: string): Promise<DuplicateSubjectRow> {
  const row = await findDuplicateSubject(tx, id);
  return row && canReadDuplicates(actor, row.space_id) ? row : fail("duplicate.notFound");
}

const present = (row: DuplicateRow): Duplicate => ({
  id: row.id,
  kind: row.application_id === null ? "candidate" : "application",
  name: row.name,
  jobPostTitle: row.job_post_title,
  since: row.since.toISOString(),
  signs: row.signs,
  confirmed: row.verdict === "same" ? { by: row.decider, at: row.decided_at!.toISOString() } : null,
});

export async function readDuplicates(ctx: DuplicateReadCtx, { id }: { id: string }): Promise<Duplicates> {
  const { space_id } = await openSubject(ctx, id);
  const rows = await findDuplicates(ctx.tx, id, looked);
  return {
    content: rows
      .filter(({ verdict }) => verdict !== "different")
      .slice(0, shown)
      .map(present),
    mayDecide: canDecideDuplicates(ctx.actor, space_id),
  };
}

/** Saves a member's decision whether two applications or CVs are duplicates; neither of them is changed. */
export async function decideDuplicate(
  ctx: Ctx,
  { id, otherId }: { id: string; otherId: string },
  { verdict }: DuplicateDecision,
): Promise<Duplicates> {
  const subject = await openSubject(ctx, id);
  allow(canDecideDuplicates(ctx.actor, subject.space_id));
  const other = (await findDuplicates(ctx.tx, id, looked)).find((row) => row.id === otherId);
  if (!other) return fail("duplicate.notFound");
  await savePair(ctx.tx, { id, otherId, verdict, by: ctx.actor.id, now: ctx.now });
  for (const one of [subject, other])
    if (one.application_id !== null)
      await ctx.tell(applicationChanged, { id: one.application_id, spaceId: subject.space_id });
  return readDuplicates(ctx, { id });
}
