import { randomUUIDv7 } from "node:crypto";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { saveAction } from "./queries.ts";
import { forgetOperations } from "./read-operations.ts";

type DeadLetterKey = { queue: string; id: string };

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Reruns or discards a dead-letter job and records the action, with actor and reason. Fails if the job does not exist. */
async function act(ctx: Ctx, name: "rerun" | "discard", { queue, id }: DeadLetterKey): Promise<void> {
  if (!uuid.test(id)) fail("deadLetter.notFound");
  const count = await ctx.platform.deadLetters[name](ctx.tx, queue, id);
  if (count === 0) fail("deadLetter.notFound");
  await saveAction(ctx.tx, { id: randomUUIDv7(), act: name, queue, letter_id: id, count });
  ctx.afterCommit(() => forgetOperations(ctx.tx));
}

export const rerunDeadLetter = (ctx: Ctx, letter: DeadLetterKey): Promise<void> => act(ctx, "rerun", letter);
export const discardDeadLetter = (ctx: Ctx, letter: DeadLetterKey): Promise<void> => act(ctx, "discard", letter);

export async function rerunAllDeadLetters(ctx: Ctx, { queue }: { queue: string }): Promise<{ count: number }> {
  const count = await ctx.platform.deadLetters.rerun(ctx.tx, queue);
  await saveAction(ctx.tx, { id: randomUUIDv7(), act: "rerunAll", queue, letter_id: null, count });
  ctx.afterCommit(() => forgetOperations(ctx.tx));
  return { count };
}
