import type { EntityKind, Stating } from "@orbita/contract";
import { inTheNameOf } from "@orbita/db";
import { findActor } from "../accounts/index.ts";
import { guest, type Actor } from "../kernel/ctx.ts";
import { fail, Failure } from "../kernel/failure.ts";
import { defineRunner, type Running } from "../runs/index.ts";
import { enableEntity, removeEntity } from "./act-on-entity.ts";
import type { ActCtx } from "./acts/index.ts";
import { entityOf, findRecord } from "./source.ts";

export type BulkAct = "enable" | "disable" | "remove";
export type Bulk = {
  readonly kind: EntityKind;
  readonly act: BulkAct;
  readonly ids: readonly string[];
  readonly statement: Stating | null;
};

/** The user who started the run must still be an administrator. */
async function actorOf({ ctx, run }: Running): Promise<Actor> {
  const rows = run.byId === null ? undefined : await findActor(ctx.db, run.byId, { sessionId: null, anyMethod: true });
  if (!rows?.admin) return fail("access.denied");
  return { ...guest, ...rows, id: run.byId };
}

type Outcome = { readonly state: "ok" | "skipped"; readonly note?: string };

/** Each record has its own transaction: a failure affects only that record and is reported with it. */
async function actOn(running: Running, actor: Actor, { kind, act, statement }: Bulk, id: string): Promise<Outcome> {
  const entity = entityOf(kind);
  const { reason } = running.run;
  return running.ctx.write(reason ?? "", async (work) => {
    await inTheNameOf(work.tx, { actorId: actor.id, reason });
    const ctx: ActCtx = { ...work, actor, reason };
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

export const bulkRunner = defineRunner<Bulk>("bulk", async (running, bulk) => {
  const actor = await actorOf(running);
  await running.total(bulk.ids.length);
  for (const id of bulk.ids) {
    if (await running.stopped()) return;
    if (await running.seen(bulk.kind, id)) continue;
    const outcome = await actOn(running, actor, bulk, id).catch((error: unknown): Outcome => {
      if (error instanceof Failure) return { state: "skipped", note: error.code };
      throw error;
    });
    await running.line({ kind: bulk.kind, targetId: id, ...outcome });
  }
});
