import {
  backOfficeLimits,
  type EntityKind,
  type Run,
  type StatementOfReasons,
  entityFeatures,
  featureOf,
  fieldErrorsOf,
  type SearchPayload,
} from "@orbita/contract";
import { logAccess } from "../kernel/access-log.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { fail, failFields } from "../kernel/failure.ts";
import { startRun } from "../runs/index.ts";
import type { BulkAction, BulkInput } from "./bulk-runner.ts";
import { findIds } from "./search-entities.ts";
import { entityOf } from "./source.ts";
import type { ExportInput } from "./write-export.ts";

type EntityFilterInput = { readonly filters: readonly object[]; readonly sort?: string | undefined };

/** Validates filters and sort as the list of this entity kind does; unknown fields are refused. */
function narrowed(kind: EntityKind, { filters, sort }: EntityFilterInput): SearchPayload {
  const { body } = entityFeatures[featureOf(kind)].search;
  const { data, error } = body.safeParse({ filters, ...(sort !== undefined && { sort }) }, { reportInput: true });
  return data ?? failFields("request.invalid", fieldErrorsOf(error.issues));
}

type BulkRequest = {
  readonly act: BulkAction;
  readonly ids: readonly string[] | null;
  readonly filters: readonly object[];
  readonly count: number;
  readonly statement: StatementOfReasons | null;
};

/**
 * Starts a bulk action on the records that match now, as shown to the administrator. Records that match only later are not touched; records that stop
 * matching after the start are touched.
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
  const payload: BulkInput = { kind, act, ids, statement };
  return startRun(ctx, { what: "bulk", subject: `${kind}.${act}`, dry: false, payload, reason: ctx.reason });
}

type ExportRequest = {
  readonly filters: readonly object[];
  readonly sort?: string | undefined;
  readonly language: "it" | "en";
};

/** Starts an export, which is logged as an access to all people in the list. */
export async function startExport(ctx: Ctx, kind: EntityKind, { language, ...asked }: ExportRequest): Promise<Run> {
  const { filters, sort } = narrowed(kind, asked);
  const payload: ExportInput = { kind, filters, sort, language };
  const run = await startRun(ctx, { what: "export", subject: kind, dry: false, payload, reason: ctx.reason });
  await logAccess(ctx, { kind, targetId: run.id, what: "export" });
  return run;
}
