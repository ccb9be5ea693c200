import { randomUUIDv7 } from "node:crypto";
import type { AdminVocabularyEntry, newVocabularyEntry, VocabularyType, vocabularyEntryChange } from "@orbita/contract";
import type { z } from "zod";
import type { Ctx } from "../kernel/ctx.ts";
import { fail, violates } from "../kernel/failure.ts";
import type { VocabularyReferenceColumn } from "../kernel/vocabulary-use.ts";
import { announceVocabulary } from "./events.ts";
import { closeGaps, countLive, markPlaced, placeEntry } from "./order-queries.ts";
import { presentForAdmin } from "./present.ts";
import {
  deleteVocabularyEntry,
  findVocabularyEntries,
  insertEntries,
  lockEntry,
  lockList,
  saveEntry,
  sharedLabel,
  takenCodes,
  type VocabularyEntryRow,
} from "./queries.ts";
import { freeCode, refuseFixed } from "./rules.ts";
import { countUses, touchUses } from "./uses.ts";

type VocabularyReferenceColumns = readonly VocabularyReferenceColumn[];
type VocabularyEntryInput = z.output<typeof newVocabularyEntry>;
type EntryChange = z.output<typeof vocabularyEntryChange>;

/** Locks an entry of a value list. Locks the list first, because before that the entry's position could still change. */
export async function lockInList(ctx: Ctx, id: string): Promise<VocabularyEntryRow> {
  const [known] = await findVocabularyEntries(ctx.tx, [id]);
  if (!known) return fail("vocabulary.notFound");
  await lockList(ctx.tx, known.type);
  return (await lockEntry(ctx.tx, id)) ?? fail("vocabulary.notFound");
}

/** Reports that a label is taken. The constraint catches equal Italian labels; `refuseShared` checks what the constraint cannot. */
export async function withFreeLabels<T>(write: () => Promise<T>, label: string): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violates(error, "vocabulary_entries_it")) return fail("vocabulary.labelTaken", { label });
    if (violates(error, "vocabulary_entries_code_key")) return fail("vocabulary.codeTaken");
    throw error;
  }
}

export async function refuseShared(ctx: Ctx, type: VocabularyType, ids: readonly string[]): Promise<void> {
  const label = await sharedLabel(ctx.tx, type, ids);
  if (label !== undefined) fail("vocabulary.labelTaken", { label });
}

const usesOf = async (ctx: Ctx, uses: VocabularyReferenceColumns, code: string) =>
  (await countUses(ctx.tx, uses, [code])).get(code) ?? 0;

export async function present(ctx: Ctx, uses: VocabularyReferenceColumns, id: string): Promise<AdminVocabularyEntry> {
  const [row] = await findVocabularyEntries(ctx.tx, [id]);
  return presentForAdmin(row!, await usesOf(ctx, uses, row!.code));
}

export async function createEntry(
  ctx: Ctx,
  given: VocabularyEntryInput,
  uses: VocabularyReferenceColumns,
): Promise<AdminVocabularyEntry> {
  const { type, it, en, aliases, sort } = given;
  refuseFixed(type);
  await lockList(ctx.tx, type);
  const taken = given.code ? new Set<string>() : await takenCodes(ctx.tx, `${type}_`);
  const code = given.code ?? freeCode(type, it, (wanted) => taken.has(wanted));
  const id = randomUUIDv7();
  const end = (await countLive(ctx.tx, type)) + 1;
  const row = { id, type, code, label_it: it, label_en: en, aliases, sort: end, edited: true, created_at: ctx.now };
  await withFreeLabels(() => insertEntries(ctx.tx, [{ ...row, updated_at: ctx.now }]), it);
  await refuseShared(ctx, type, [id]);
  const moved = sort && sort < end ? await placeEntry(ctx.tx, type, id, sort) : [];
  if (moved.length > 0) await markPlaced(ctx.tx, id);
  await announceVocabulary(ctx.tell, [id, ...moved]);
  return present(ctx, uses, id);
}

/** Renames an entry of a value list. Returns whether the label changed. */
async function rename(ctx: Ctx, entry: VocabularyEntryRow, { it, en, aliases }: EntryChange): Promise<boolean> {
  const words = {
    label_it: it ?? entry.label_it,
    label_en: en === undefined ? entry.label_en : en,
    aliases: aliases ?? entry.aliases,
  };
  await withFreeLabels(() => saveEntry(ctx.tx, entry.id, { ...words, edited: true }), words.label_it);
  await refuseShared(ctx, entry.type, [entry.id]);
  return words.label_it !== entry.label_it || words.label_en !== entry.label_en;
}

export async function changeEntry(
  ctx: Ctx,
  id: string,
  change: EntryChange,
  uses: VocabularyReferenceColumns,
): Promise<AdminVocabularyEntry> {
  const entry = await lockInList(ctx, id);
  const { sort, ...words } = change;
  const renamed = Object.keys(words).length > 0 && (await rename(ctx, entry, words));
  if (renamed) await touchUses(ctx, uses, entry.code);
  const moved = sort ? await placeEntry(ctx.tx, entry.type, id, sort) : [];
  if (moved.length > 0) await markPlaced(ctx.tx, id);
  await announceVocabulary(ctx.tell, [id, ...moved]);
  return present(ctx, uses, id);
}

const foreignKey = "23503";

export async function removeEntry(ctx: Ctx, id: string, uses: VocabularyReferenceColumns): Promise<void> {
  const entry = await lockInList(ctx, id);
  refuseFixed(entry.type);
  const used = await usesOf(ctx, uses, entry.code);
  if (used > 0) fail("vocabulary.inUse", { uses: used });
  try {
    await deleteVocabularyEntry(ctx.tx, id);
  } catch (error) {
    // A foreign key violation catches every reference, also of tables that are not registered as a use.
    if ((error as { code?: unknown }).code === foreignKey) return fail("vocabulary.inUse", { uses: 1 });
    throw error;
  }
  await announceVocabulary(ctx.tell, [id, ...(await closeGaps(ctx.tx, entry.type))]);
}
