import { randomUUIDv7 } from "node:crypto";
import type { AdminVocabularyEntry, VocabularyMerge } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import type { VocabularyReferenceColumn } from "../kernel/vocabulary-use.ts";
import { announceVocabulary } from "./events.ts";
import { closeMerge, insertMerge, lockMerge } from "./merge-queries.ts";
import { closeGaps, placeEntry } from "./order-queries.ts";
import { presentMerge } from "./present.ts";
import { findVocabularyEntries, findSuccessor, lockEntry, lockList, saveEntry } from "./queries.ts";
import { refuseFixed } from "./rules.ts";
import { moveBack, moveUses, type MovedRowIds } from "./uses.ts";
import { lockInList, present, refuseShared, withFreeLabels } from "./change-entry.ts";

type VocabularyReferenceColumns = readonly VocabularyReferenceColumn[];

export async function mergeEntry(
  ctx: Ctx,
  id: string,
  into: string,
  uses: VocabularyReferenceColumns,
): Promise<VocabularyMerge> {
  // The lock makes concurrent writers of the merged code wait; they then find its successor.
  const from = await lockInList(ctx, id);
  const target = (await lockEntry(ctx.tx, into)) ?? fail("vocabulary.notFound");
  if (from.type !== target.type || from.id === target.id) fail("vocabulary.otherList");
  refuseFixed(from.type);
  const moved = await moveUses(ctx, uses, from.code, target.code);
  const gone = await saveEntry(ctx.tx, from.id, { merged_into: target.id });
  const merge = await insertMerge(ctx.tx, { id: randomUUIDv7(), from: from.id, into: target.id, moved, now: ctx.now });
  await announceVocabulary(ctx.tell, [from.id, ...(await closeGaps(ctx.tx, from.type))]);
  const [now] = await findVocabularyEntries(ctx.tx, [target.id]);
  return presentMerge(merge, gone, now!);
}

/**
 * Undoes a merge of one entry into another. Rows that the merge moved get their old code back, if they still have the code of
 * the target, or of the entry into which the target was merged since.
 */
export async function undoMerge(ctx: Ctx, id: string, uses: VocabularyReferenceColumns): Promise<AdminVocabularyEntry> {
  const merge = (await lockMerge(ctx.tx, id)) ?? fail("vocabulary.notFound");
  const entries = await findVocabularyEntries(ctx.tx, [merge.from_id, merge.into_id]);
  const from = entries.find((entry) => entry.id === merge.from_id)!;
  const target = entries.find((entry) => entry.id === merge.into_id)!;
  await lockList(ctx.tx, from.type);
  const end = (await findSuccessor(ctx.tx, "id", target.id))!;
  await withFreeLabels(() => saveEntry(ctx.tx, from.id, { merged_into: null }), from.label_it);
  await refuseShared(ctx, from.type, [from.id]);
  await moveBack(ctx, uses, { moved: merge.moved as MovedRowIds, from: [target.code, end.code], to: from.code });
  await closeMerge(ctx.tx, id, ctx.now);
  await announceVocabulary(ctx.tell, [from.id, ...(await placeEntry(ctx.tx, from.type, from.id, from.sort))]);
  return present(ctx, uses, from.id);
}
