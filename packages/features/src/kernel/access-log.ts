import { randomUUIDv7 } from "node:crypto";
import type { AdminAccessRecord } from "@orbita/contract";
import { sql } from "kysely";
import type { Ctx } from "./ctx.ts";
import { fail } from "./failure.ts";

export type AccessLogEntry = Pick<AdminAccessRecord, "kind" | "targetId" | "what">;

/** Repeated reads of the same data by an admin within this number of minutes, such as a browser refresh, count as one access. */
const sameLookMinutes = 10;

/** Logs an admin's access to personal data, with time and reason. The log is append-only, like the change history. */
export async function logAccess(
  ctx: Pick<Ctx, "tx" | "now" | "actor" | "reason">,
  look: AccessLogEntry,
): Promise<void> {
  const adminId = ctx.actor.id ?? fail("access.unauthenticated");
  const reason = ctx.reason ?? "";
  await sql`insert into admin_looks (id, at, admin_id, kind, target_id, what, reason)
    select ${randomUUIDv7()}, ${ctx.now}, ${adminId}, ${look.kind}, ${look.targetId}, ${look.what}, ${reason}
    where not exists (select from admin_looks where kind = ${look.kind} and target_id = ${look.targetId}
      and admin_id = ${adminId} and what = ${look.what} and reason = ${reason}
      and at > ${ctx.now}::timestamptz - make_interval(mins => ${sameLookMinutes}))`.execute(ctx.tx);
}
