import type { EntityKind, Run } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { noteLook } from "../kernel/looks.ts";
import { startRun } from "../runs/index.ts";
import { narrowed } from "./narrowed.ts";
import type { Exporting } from "./write-export.ts";

type ExportRequest = {
  readonly filters: readonly object[];
  readonly sort?: string | undefined;
  readonly language: "it" | "en";
};

/** An export is logged as an access to all people in the list. */
export async function startExport(ctx: Ctx, kind: EntityKind, { language, ...asked }: ExportRequest): Promise<Run> {
  const { filters, sort } = narrowed(kind, asked);
  const payload: Exporting = { kind, filters, sort, language };
  const run = await startRun(ctx, { what: "export", subject: kind, dry: false, payload, reason: ctx.reason });
  await noteLook(ctx, { kind, targetId: run.id, what: "export" });
  return run;
}
