import type { AiCall, AiDataClass, AiTask, Page } from "@orbita/contract";
import { hasRole, type ReadCtx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { findCalls, type CallRow, type Paging, type RegisterOf } from "./register-queries.ts";

type Reading = Pick<ReadCtx, "tx" | "actor">;

/** The person concerned learns which Space made the call, but never which of its members. */
function presentCall(row: CallRow, reader: string, mayNameOthers: boolean): AiCall {
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

async function readCalls({ tx, actor }: Reading, of: RegisterOf, paging: Paging): Promise<Page<AiCall>> {
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

export const readPersonRegister = (ctx: Reading, paging: Paging): Promise<Page<AiCall>> =>
  readCalls(ctx, { userId: ctx.actor.id ?? fail("access.unauthenticated") }, paging);

export async function readSpaceRegister(ctx: Reading, { id }: { id: string }, paging: Paging): Promise<Page<AiCall>> {
  allow(hasRole(ctx.actor, id, "owner"));
  return readCalls(ctx, { spaceId: id }, paging);
}
