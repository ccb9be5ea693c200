import type { Block } from "@orbita/contract";
import type { Ctx, ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { presentBlock } from "./present.ts";
import { deleteBlock, findBlocks } from "./queries.ts";

export const listBlocks = async ({ tx, actor }: ReadCtx): Promise<Block[]> =>
  (await findBlocks(tx, actor.id ?? fail("access.unauthenticated"))).map(presentBlock);

export async function removeBlock({ tx, actor }: Ctx, { id }: { id: string }): Promise<void> {
  if (!(await deleteBlock(tx, actor.id ?? fail("access.unauthenticated"), id))) fail("block.notFound");
}
