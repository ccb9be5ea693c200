import type { SpaceId, StageLabels } from "@orbita/contract";
import type { Ctx, ReadCtx } from "../kernel/ctx.ts";
import { allow } from "../kernel/failure.ts";
import { canChangeStages, canReadStages } from "./policy.ts";
import { findStages, replaceStages } from "./stage-queries.ts";

export async function readStages({ tx, actor }: ReadCtx, { id }: { id: SpaceId }): Promise<StageLabels> {
  allow(canReadStages(actor, id));
  return { labels: await findStages(tx, id) };
}

/** Saves the Space's own names of the application statuses; only owners may. If a status occurs twice, the last label wins. */
export async function saveStages(ctx: Ctx, { id }: { id: SpaceId }, { labels }: StageLabels): Promise<StageLabels> {
  allow(canChangeStages(ctx.actor, id));
  await replaceStages(ctx.tx, id, [...new Map(labels.map((label) => [label.status, label])).values()]);
  return { labels: await findStages(ctx.tx, id) };
}
