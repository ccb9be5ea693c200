import type { Acquaintance } from "@orbita/contract";
import { findApplied, type Applied } from "../applications/index.ts";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { findAcquaintances, type AcquaintanceRow } from "./acquaintance-queries.ts";

/** The Space has no relation to the person. */
export const nobody: Acquaintance = { openedAt: null, applied: null, shortlistIds: [], offer: null };

const acquaintanceIn = (row: AcquaintanceRow, applied: Applied | undefined): Acquaintance => ({
  openedAt: row.opened_at?.toISOString() ?? null,
  applied: applied ?? null,
  shortlistIds: row.shortlist_ids,
  offer:
    row.offer_id === null
      ? null
      : {
          id: row.offer_id,
          state: row.offer_state!,
          at: row.offered_at!.toISOString(),
        },
});

/**
 * The Space's relations to each person, in two statements. Applications are omitted for people who do not show their name: an
 * application contains it, and a recruiter could match the two.
 */
export async function acquaintancesOf(
  { tx, actor, now }: Pick<ReadCtx, "tx" | "actor" | "now">,
  spaceId: string,
  resumeIds: readonly string[],
): Promise<Map<string, Acquaintance>> {
  if (resumeIds.length === 0) return new Map();
  const userId = actor.id ?? fail("access.unauthenticated");
  const rows = await findAcquaintances(tx, { spaceId, userId, now }, resumeIds);
  const named = rows.filter((row) => row.show_name).flatMap(({ owner_id }) => owner_id ?? []);
  const applied = await findApplied(tx, spaceId, named);
  return new Map(
    rows.map((row) => [row.id, acquaintanceIn(row, row.owner_id === null ? undefined : applied.get(row.owner_id))]),
  );
}
