import { randomUUIDv7 } from "node:crypto";
import type { VocabularyType } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import type { VocabularyReferenceColumn } from "../kernel/vocabulary-use.ts";
import { announceVocabulary } from "./events.ts";
import { findByCodes, findList, insertEntries, lockList, saveEntry, type VocabularyEntryRow } from "./queries.ts";
import { isFixed } from "./rules.ts";
import { touchUses } from "./uses.ts";
import { refuseShared, withFreeLabels } from "./change-entry.ts";

type VocabularyImportRow = { code: string; it: string; en: string | null };
type VocabularyImport = { type: VocabularyType; rows: readonly VocabularyImportRow[] };
type ImportCounts = { added: number; changed: number; unchanged: number };

const differs = (entry: VocabularyEntryRow, line: VocabularyImportRow) =>
  entry.label_it !== line.it || entry.label_en !== line.en;

export async function importEntries(
  ctx: Ctx,
  { type, rows }: VocabularyImport,
  uses: readonly VocabularyReferenceColumn[],
): Promise<ImportCounts> {
  await lockList(ctx.tx, type);
  const known = new Map(
    (
      await findByCodes(
        ctx.tx,
        rows.map(({ code }) => code),
      )
    ).map((entry) => [entry.code, entry]),
  );
  const isOther = ({ type: own, merged_into }: VocabularyEntryRow) => own !== type || merged_into !== null;
  if (new Set(rows.map(({ code }) => code)).size < rows.length || [...known.values()].some(isOther))
    fail("vocabulary.codeTaken");
  const added = rows.filter(({ code }) => !known.has(code));
  if (added.length > 0 && isFixed(type)) fail("vocabulary.fixed");
  const changed = rows.filter((line) => known.has(line.code) && differs(known.get(line.code)!, line));

  const ids = changed.map(({ code }) => known.get(code)!.id);
  for (const { code, it, en } of changed) {
    const { id } = known.get(code)!;
    await withFreeLabels(() => saveEntry(ctx.tx, id, { label_it: it, label_en: en, edited: true }), it);
    await touchUses(ctx, uses, code);
  }
  const end = (await findList(ctx.tx, type)).length;
  const fresh = added.map(({ code, it, en }, index) => ({
    id: randomUUIDv7(),
    type,
    code,
    label_it: it,
    label_en: en,
    sort: end + index + 1,
    edited: true,
    created_at: ctx.now,
    updated_at: ctx.now,
  }));
  for (const row of fresh) await withFreeLabels(() => insertEntries(ctx.tx, [row]), row.label_it);
  const touched = [...ids, ...fresh.map(({ id }) => id)];
  await refuseShared(ctx, type, touched);
  await announceVocabulary(ctx.tell, touched);
  return { added: added.length, changed: changed.length, unchanged: rows.length - added.length - changed.length };
}
