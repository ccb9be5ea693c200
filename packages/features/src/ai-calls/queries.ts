import type { AiDataClass, AiOutcome, AiTask } from "@orbita/contract";
import type { Tx } from "@orbita/db";

export type NewCall = {
  readonly id: string;
  readonly at: Date;
  readonly task: AiTask;
  readonly userId: string | null;
  readonly spaceId: string | null;
  readonly engine: "onBox" | "model";
  readonly model: string | null;
  readonly dataClasses: readonly AiDataClass[];
  readonly subjectIds: readonly string[];
  readonly people: number;
  readonly outcome: AiOutcome;
  /** Only for a call that starts: its highest possible cost, and when this reservation expires. */
  readonly reserved?: { readonly micros: number; readonly until: Date };
};

export async function insertCall(tx: Tx, call: NewCall): Promise<void> {
  const { id, at, task, userId, spaceId, engine, model, dataClasses, subjectIds, people, outcome, reserved } = call;
  await tx
    .insertInto("ai_calls")
    .values({
      id,
      at,
      task,
      user_id: userId,
      space_id: spaceId,
      engine,
      model,
      data_classes: [...dataClasses],
      people,
      outcome,
      reserved_micros: reserved?.micros ?? 0,
      expires_at: reserved?.until ?? null,
      ended_at: outcome === "running" ? null : at,
    })
    .execute();
  if (subjectIds.length === 0) return;
  await tx
    .insertInto("ai_call_subjects")
    .values([...new Set(subjectIds)].map((user_id) => ({ user_id, call_id: id })))
    .execute();
}
