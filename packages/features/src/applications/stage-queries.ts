import type { StageLabels } from "@orbita/contract";
import type { Db, Tx } from "@orbita/db";

type StageLabelTexts = StageLabels["labels"];

export async function findStages(db: Db, spaceId: string): Promise<StageLabelTexts> {
  const rows = await db
    .selectFrom("stage_labels")
    .select(["status", "label_it as it", "label_en as en"])
    .where("space_id", "=", spaceId)
    .orderBy("status")
    .execute();
  return rows as StageLabelTexts;
}

/** Replaces all names that a Space gave to statuses. A status that is not listed gets its default name again. */
export async function replaceStages(tx: Tx, spaceId: string, labels: StageLabelTexts): Promise<void> {
  await tx.deleteFrom("stage_labels").where("space_id", "=", spaceId).execute();
  if (labels.length === 0) return;
  await tx
    .insertInto("stage_labels")
    .values(labels.map(({ status, it, en }) => ({ space_id: spaceId, status, label_it: it, label_en: en })))
    .execute();
}
