import type { AiCall, AiDataClass, AiTask, Page } from "@orbita/contract";
import type { ReadCtx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { canReadAiRegister } from "./policy.ts";
import { findCalls, type AiCallRow, type RegisterPaging, type RegisterOwner } from "./register-queries.ts";

type RegisterReadCtx = Pick<ReadCtx, "tx" | "actor">;

/**
 * A register entry of an AI call as shown to the reader. The person whose data were read learns which Space made the call, but
 * not which of its members.
 */
function presentCall(row: AiCallRow, reader: string, mayNameOthers: boolean): AiCall {
  const own = row.user_id === reader;
  const name = [row.first_name, row.last_name].filter(Boolean).join(" ");
  return {
    id: row.id,
    at: row.at.toISOString(),
    task: row.task as AiTask,
    engine: row.engine as AiCall["engine"],
    model: row.model,
    by: own || mayNameOthers ? name || null : null,
    space: row.space_name,
    own,
    dataClasses: row.data_classes as AiDataClass[],
    people: row.people,
    outcome: row.outcome,
    tokensIn: row.tokens_in,
    tokensOut: row.tokens_out,
    costMicros: Number(row.cost_micros),
  };
}

async function readCalls(
  { tx, actor }: RegisterReadCtx,
  of: RegisterOwner,
  paging: RegisterPaging,
): Promise<Page<AiCall>> {
  const reader = actor.id ?? fail("access.unauthenticated");
  const { rows, total } = await findCalls(tx, of, paging);
  return {
    content: rows.map((row) => presentCall(row, reader, "spaceId" in of)),
    ...paging,
    totalElements: total,
    totalPages: Math.ceil(total / paging.size),
    cursor: null,
  };
}

export const readPersonRegister = (ctx: RegisterReadCtx, paging: RegisterPaging): Promise<Page<AiCall>> =>
  readCalls(ctx, { userId: ctx.actor.id ?? fail("access.unauthenticated") }, paging);

export async function readSpaceRegister(
  ctx: RegisterReadCtx,
  { id }: { id: string },
  paging: RegisterPaging,
): Promise<Page<AiCall>> {
  allow(canReadAiRegister(ctx.actor, id));
  return readCalls(ctx, { spaceId: id }, paging);
}
