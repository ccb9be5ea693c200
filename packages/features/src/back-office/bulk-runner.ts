import { writtenReason, type EntityKind, type StatementOfReasons } from "@orbita/contract";
import { actingAs } from "@orbita/db";
import { findActor } from "../accounts/index.ts";
import { guest, type Actor } from "../kernel/ctx.ts";
import { fail, Failure } from "../kernel/failure.ts";
import { defineRunner, type RunContext, type RunExecutor } from "../runs/index.ts";
import { enableEntity, removeEntity } from "./change-entity.ts";
import type { ActionCtx } from "./actions/index.ts";
import { entityOf, findRecord } from "./source.ts";
import { exportRunner } from "./write-export.ts";

export type BulkAction = "enable" | "disable" | "remove";
export type BulkInput = {
  readonly kind: EntityKind;
  readonly act: BulkAction;
  readonly ids: readonly string[];
  readonly statement: StatementOfReasons | null;
};

/** The administrator who started the run. Fails if this user is no longer an administrator. */
async function actorOf({ ctx, run }: RunContext): Promise<Actor> {
  const rows = run.byId === null ? undefined : await findActor(ctx.db, run.byId, { sessionId: null, anyMethod: true });
  if (!rows?.admin) return fail("access.denied");
  return { ...guest, ...rows, id: run.byId };
}

type BulkOutcome = { readonly state: "ok" | "skipped"; readonly note?: string };

/** Applies the action to one record in its own transaction, so that a failure affects only that record and is reported with it. */
async function actOn(
  running: RunContext,
  actor: Actor,
  { kind, act, statement }: BulkInput,
  id: string,
): Promise<BulkOutcome> {
  const entity = entityOf(kind);
  const { reason } = running.run;
  return running.ctx.write(writtenReason(reason ?? ""), async (work) => {
    await actingAs(work.tx, { actorId: actor.id, reason });
    const ctx: ActionCtx = { ...work, actor, reason };
    if (act === "remove") await removeEntity(ctx, entity, id);
    else {
      const enabled = act === "enable";
      const before = await findRecord(work.tx, entity, id);
      await enableEntity(ctx, entity, { id, enabled, statement });
      if (before?.enabled === enabled) return { state: "skipped", note: "record.already" };
    }
    return { state: "ok" };
  });
}

const bulkRunner = defineRunner<BulkInput>("bulk", async (running, bulk) => {
  const actor = await actorOf(running);
  await running.total(bulk.ids.length);
  for (const id of bulk.ids) {
    if (await running.stopped()) return;
    if (await running.seen(bulk.kind, id)) continue;
    const outcome = await actOn(running, actor, bulk, id).catch((error: unknown): BulkOutcome => {
      if (error instanceof Failure) return { state: "skipped", note: error.code };
      throw error;
    });
    await running.line({ kind: bulk.kind, targetId: id, ...outcome });
  }
});

export const backOfficeRunners: readonly RunExecutor[] = [bulkRunner, exportRunner];
