import { backOfficeLimits, type EntityKind, type Run, type Stating } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { fail, failFields } from "../kernel/failure.ts";
import { startRun } from "../runs/index.ts";
import type { BulkAct, Bulk } from "./carry-out-bulk.ts";
import { narrowed } from "./narrowed.ts";
import { findIds } from "./search-entities.ts";
import { entityOf } from "./source.ts";

type BulkRequest = {
  readonly act: BulkAct;
  readonly ids: readonly string[] | null;
  readonly filters: readonly object[];
  readonly count: number;
  readonly statement: Stating | null;
};

/**
 * The ids are fixed now, as shown to the administrator: records that match later are not touched, and records that no longer
 * match are.
 */
export async function startBulk(ctx: Ctx, kind: EntityKind, asked: BulkRequest): Promise<Run> {
  const entity = entityOf(kind);
  const { act, statement, count } = asked;
  if (!entity.acts.includes(act === "remove" ? "remove" : "enable"))
    failFields("request.invalid", [{ path: "act", code: "field.invalid", params: {} }]);
  if (act === "disable" && entity.stated && statement === null) fail("statement.missing");
  const ids = asked.ids
    ? [...new Set(asked.ids)]
    : await findIds(ctx.tx, entity, narrowed(kind, asked), backOfficeLimits.bulk + 1);
  if (ids.length !== count) fail("bulk.changedMeanwhile", { count: ids.length });
  const payload: Bulk = { kind, act, ids, statement };
  return startRun(ctx, { what: "bulk", subject: `${kind}.${act}`, dry: false, payload, reason: ctx.reason });
}
