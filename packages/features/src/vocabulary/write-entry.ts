import { randomUUIDv7 } from "node:crypto";
import type { AdminVocabularyEntry, newVocabularyEntry, VocabularyType, vocabularyEntryChange } from "@orbita/contract";
import type { z } from "zod";
import type { Ctx } from "../kernel/ctx.ts";
import { fail, violates } from "../kernel/failure.ts";
import type { VocabularyUse } from "../kernel/vocabulary-use.ts";
import { tellChanged } from "./events.ts";
import { closeGaps, countLive, notePlaced, place } from "./order-queries.ts";
import { presentForAdmin } from "./present.ts";
import {
  deleteEntry,
  findEntries,
  insertEntries,
  lockEntry,
  lockList,
  saveEntry,
  sharedLabel,
  takenCodes,
  type EntryRow,
} from "./queries.ts";
import { freeCode, refuseFixed } from "./rules.ts";
import { countUses, touchUses } from "./uses.ts";

type Uses = readonly VocabularyUse[];
type VocabularyEntryInput = z.output<typeof newVocabularyEntry>;
type Change = z.output<typeof vocabularyEntryChange>;

/** Locks the list first and then reads the entry: before that its position could still change. */
export async function lockInList(ctx: Ctx, id: string): Promise<EntryRow> {
  const [known] = await findEntries(ctx.tx, [id]);
  if (!known) return fail("vocabulary.notFound");
  await lockList(ctx.tx, known.type);
  return (await lockEntry(ctx.tx, id)) ?? fail("vocabulary.notFound");
}

/** The constraint catches equal Italian labels; `refuseShared` checks what it cannot. */
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

const usesOf = async (ctx: Ctx, uses: Uses, code: string) => (await countUses(ctx.tx, uses, [code])).get(code) ?? 0;

export async function present(ctx: Ctx, uses: Uses, id: string): Promise<AdminVocabularyEntry> {
  const [row] = await findEntries(ctx.tx, [id]);
  return presentForAdmin(row!, await usesOf(ctx, uses, row!.code));
}

export async function createEntry(ctx: Ctx, given: VocabularyEntryInput, uses: Uses): Promise<AdminVocabularyEntry> {
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
  const moved = sort && sort < end ? await place(ctx.tx, type, id, sort) : [];
  if (moved.length > 0) await notePlaced(ctx.tx, id);
  await tellChanged(ctx.tell, [id, ...moved]);
  return present(ctx, uses, id);
}

/** Returns whether the label changed. */
async function rename(ctx: Ctx, entry: EntryRow, { it, en, aliases }: Change): Promise<boolean> {
  const words = {
    label_it: it ?? entry.label_it,
    label_en: en === undefined ? entry.label_en : en,
    aliases: aliases ?? entry.aliases,
  };
  await withFreeLabels(() => saveEntry(ctx.tx, entry.id, { ...words, edited: true }), words.label_it);
  await refuseShared(ctx, entry.type, [entry.id]);
  return words.label_it !== entry.label_it || words.label_en !== entry.label_en;
}

export async function changeEntry(ctx: Ctx, id: string, change: Change, uses: Uses): Promise<AdminVocabularyEntry> {
  const entry = await lockInList(ctx, id);
  const { sort, ...words } = change;
  const renamed = Object.keys(words).length > 0 && (await rename(ctx, entry, words));
  if (renamed) await touchUses(ctx, uses, entry.code);
  const moved = sort ? await place(ctx.tx, entry.type, id, sort) : [];
  if (moved.length > 0) await notePlaced(ctx.tx, id);
  await tellChanged(ctx.tell, [id, ...moved]);
  return present(ctx, uses, id);
}

const foreignKey = "23503";

export async function removeEntry(ctx: Ctx, id: string, uses: Uses): Promise<void> {
  const entry = await lockInList(ctx, id);
  refuseFixed(entry.type);
  const used = await usesOf(ctx, uses, entry.code);
  if (used > 0) fail("vocabulary.inUse", { uses: used });
  try {
    await deleteEntry(ctx.tx, id);
  } catch (error) {
    // Catches every reference, also of tables that are not registered as a use.
    if ((error as { code?: unknown }).code === foreignKey) return fail("vocabulary.inUse", { uses: 1 });
    throw error;
  }
  await tellChanged(ctx.tell, [id, ...(await closeGaps(ctx.tx, entry.type))]);
}
