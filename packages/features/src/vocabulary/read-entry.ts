import {
  vocabularyTypes,
  type AdminVocabularyEntry,
  type Page,
  type SearchPayload,
  type VocabularyEntry,
  type VocabularySummary,
  type VocabularyMerge,
  type VocabularyType,
  type VocabularyUse as WhereUsed,
} from "@orbita/contract";
import type { Tx } from "@orbita/db";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail, failFields } from "../kernel/failure.ts";
import { projected } from "../kernel/projected.ts";
import type { VocabularyReferenceColumn } from "../kernel/vocabulary-use.ts";
import { findMerges } from "./merge-queries.ts";
import { presentVocabularyEntry, presentForAdmin, presentMerge } from "./present.ts";
import { findVocabularyEntries, findList, findLive, findSuccessor, searchEntries, lockSuccessor } from "./queries.ts";
import { isFixed } from "./rules.ts";
import { countUses, findUses } from "./uses.ts";

type VocabularyReferenceColumns = readonly VocabularyReferenceColumn[];

export async function searchEntriesInTables(ctx: ReadCtx, payload: SearchPayload): Promise<Page<VocabularyEntry>> {
  const { content, ...page } = await searchEntries(ctx.tx, payload);
  return { ...page, content: projected(content.map(presentVocabularyEntry), payload.projections) };
}

export async function readEntry(ctx: ReadCtx, by: "id" | "code", value: string): Promise<VocabularyEntry> {
  return presentVocabularyEntry((await findSuccessor(ctx.tx, by, value)) ?? fail("vocabulary.notFound"));
}

export async function readLists(ctx: ReadCtx, uses: VocabularyReferenceColumns): Promise<VocabularySummary[]> {
  const [rows, counts] = await Promise.all([findLive(ctx.tx), countUses(ctx.tx, uses)]);
  const byType = Map.groupBy(rows, ({ type }) => type);
  return vocabularyTypes.map((type) => {
    const entries = byType.get(type) ?? [];
    const used = entries.map(({ code }) => counts.get(code) ?? 0);
    return {
      type,
      entries: entries.length,
      uses: used.reduce((sum, count) => sum + count, 0),
      withoutEnglish: entries.filter(({ label_en }) => label_en === null).length,
      unused: used.filter((count) => count === 0).length,
      fixed: isFixed(type),
    };
  });
}

export async function readList(
  ctx: ReadCtx,
  type: VocabularyType,
  uses: VocabularyReferenceColumns,
): Promise<AdminVocabularyEntry[]> {
  const [rows, counts] = await Promise.all([findList(ctx.tx, type), countUses(ctx.tx, uses)]);
  return rows.map((row) => presentForAdmin(row, counts.get(row.code) ?? 0));
}

export async function readUses(ctx: ReadCtx, id: string, uses: VocabularyReferenceColumns): Promise<WhereUsed[]> {
  const [row] = await findVocabularyEntries(ctx.tx, [id]);
  return findUses(ctx.tx, uses, (row ?? fail("vocabulary.notFound")).code);
}

export async function readMerges(ctx: ReadCtx, type: VocabularyType): Promise<VocabularyMerge[]> {
  const merges = await findMerges(ctx.tx, type);
  if (merges.length === 0) return [];
  const rows = await findVocabularyEntries(
    ctx.tx,
    merges.flatMap(({ from_id, into_id }) => [from_id, into_id]),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return merges.map((merge) => presentMerge(merge, byId.get(merge.from_id)!, byId.get(merge.into_id)!));
}

/** Replaces a merged code by its successor; reports an unknown code, or one of another list, as a field error. */
export async function knownCode(
  tx: Tx,
  { type, code, field }: { type: VocabularyType; code: string; field: string },
): Promise<string> {
  const found = await lockSuccessor(tx, type, code);
  return found ?? failFields("vocabulary.unknownCode", [{ path: field, code: "field.invalid", params: {} }]);
}
