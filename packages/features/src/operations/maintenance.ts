import type { Maintenance, MaintenanceChange, PublicMaintenance } from "@orbita/contract";
import type { Ctx, ReadCtx } from "../kernel/ctx.ts";
import { fail, failFields } from "../kernel/failure.ts";
import { findMaintenance, isInMaintenance, presentMaintenance } from "./maintenance-row.ts";
import { forgetOperations } from "./read-operations.ts";

/** The public maintenance state: whether maintenance is active now, manual or scheduled. */
export async function readMaintenance({ tx, now }: ReadCtx): Promise<PublicMaintenance> {
  const row = await findMaintenance(tx);
  const { from, until, message } = presentMaintenance(row);
  return { on: isInMaintenance(row, now), from, until, message, now: now.toISOString() };
}

const moment = (given: string | null | undefined) =>
  given === undefined ? {} : { at: given === null ? null : new Date(given) };

export async function changeMaintenance(ctx: Ctx, change: MaintenanceChange): Promise<Maintenance> {
  const { on, message, version } = change;
  const row = await ctx.tx.selectFrom("maintenance").selectAll().forUpdate().executeTakeFirstOrThrow();
  if (row.version !== version) fail("record.changedMeanwhile", { version: row.version });
  const [from, until] = [moment(change.from), moment(change.until)];
  const next = {
    on_now: on ?? row.on_now,
    from_at: "at" in from ? from.at : row.from_at,
    until_at: "at" in until ? until.at : row.until_at,
    message_it: message?.it ?? row.message_it,
    message_en: message?.en ?? row.message_en,
  };
  if (next.from_at && next.until_at && next.from_at >= next.until_at)
    failFields("request.invalid", [{ path: "until", code: "field.invalid", params: {} }]);
  await ctx.tx.updateTable("maintenance").set(next).where("id", "=", true).execute();
  ctx.afterCommit(() => forgetOperations(ctx.tx));
  return presentMaintenance(await findMaintenance(ctx.tx));
}
