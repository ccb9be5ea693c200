import type { PriorContact } from "@orbita/contract";
import { findApplied, type ApplicationRef } from "../applications/index.ts";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { findAcquaintances, type AcquaintanceRow } from "./acquaintance-queries.ts";

/** The relations of a Space to a person with whom it never had contact. */
export const nobody: PriorContact = { openedAt: null, applied: null, shortlistIds: [], contactRequest: null };

const acquaintanceIn = (row: AcquaintanceRow, applied: ApplicationRef | undefined): PriorContact => ({
  openedAt: row.opened_at?.toISOString() ?? null,
  applied: applied ?? null,
  shortlistIds: row.shortlist_ids,
  contactRequest:
    row.request_id === null
      ? null
      : {
          id: row.request_id,
          state: row.request_state!,
          at: row.requested_at!.toISOString(),
        },
});

/**
 * The Space's relations to each person, in two statements. Applications are left out for people who do not show their name: an
 * application contains the name, so a recruiter could match it with the CV.
 */
export async function acquaintancesOf(
  { tx, actor, now }: Pick<ReadCtx, "tx" | "actor" | "now">,
  spaceId: string,
  resumeIds: readonly string[],
): Promise<Map<string, PriorContact>> {
  if (resumeIds.length === 0) return new Map();
  const userId = actor.id ?? fail("access.unauthenticated");
  const rows = await findAcquaintances(tx, { spaceId, userId, now }, resumeIds);
  const named = rows.filter((row) => row.show_name).flatMap(({ owner_id }) => owner_id ?? []);
  const applied = await findApplied(tx, spaceId, named);
  return new Map(
    rows.map((row) => [row.id, acquaintanceIn(row, row.owner_id === null ? undefined : applied.get(row.owner_id))]),
  );
}
