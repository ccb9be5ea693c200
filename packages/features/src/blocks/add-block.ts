import { randomUUIDv7 } from "node:crypto";
import { blockLimits, type Block, type NewBlock } from "@orbita/contract";
import { deleteBetween } from "../follows/index.ts";
import type { Ctx, ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { presentBlock } from "./present.ts";
import {
  changeKind,
  countBlocks,
  findBlock,
  findOf,
  insertBlock,
  isOpenSpace,
  lockPeople,
  deleteBlock,
  findBlocks,
  type BlockTarget,
} from "./queries.ts";

async function checkTarget({ tx }: Ctx, userId: string, target: BlockTarget): Promise<void> {
  const personId = "personId" in target ? target.personId : null;
  if (personId === userId) fail("people.notFound");
  const there = await lockPeople(tx, [userId, ...(personId ? [personId] : [])]);
  if (personId && !there.includes(personId)) fail("people.notFound");
  if ("spaceId" in target && !(await isOpenSpace(tx, target.spaceId))) fail("space.notFound");
}

async function saveBlock({ tx, now }: Ctx, userId: string, kind: Block["kind"], target: BlockTarget): Promise<string> {
  const before = await findOf(tx, userId, target);
  if (before) {
    if (before.kind !== kind) await changeKind(tx, before.id, kind, now);
    return before.id;
  }
  if ((await countBlocks(tx, userId)) >= blockLimits.max) fail("block.tooMany", { max: blockLimits.max });
  const id = randomUUIDv7();
  await insertBlock(tx, { id, userId, kind, at: now }, target);
  return id;
}

/**
 * Mutes or blocks a person or Space. There is one row per pair, and the latest kind wins. The blocked user is not notified, and
 * posts of both stay visible to everybody else. Blocking also ends follows in both directions, and unblocking does not restore
 * them.
 */
export async function addBlock(ctx: Ctx, { kind, ...target }: NewBlock): Promise<Block> {
  const userId = ctx.actor.id ?? fail("access.unauthenticated");
  await checkTarget(ctx, userId, target);
  const id = await saveBlock(ctx, userId, kind, target);
  if (kind === "block" && "personId" in target) await deleteBetween(ctx.tx, userId, target.personId);
  return presentBlock(await findBlock(ctx.tx, id));
}

export const listBlocks = async ({ tx, actor }: ReadCtx): Promise<Block[]> =>
  (await findBlocks(tx, actor.id ?? fail("access.unauthenticated"))).map(presentBlock);

export async function removeBlock({ tx, actor }: Ctx, { id }: { id: string }): Promise<void> {
  if (!(await deleteBlock(tx, actor.id ?? fail("access.unauthenticated"), id))) fail("block.notFound");
}
