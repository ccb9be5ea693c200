import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { giveUpFile } from "./give-up.ts";
import { lockOwnFile } from "./queries.ts";

export async function removeFile(ctx: Ctx, id: string): Promise<void> {
  const ownerId = ctx.actor.id ?? fail("access.unauthenticated");
  const file = (await lockOwnFile(ctx.tx, ownerId, id)) ?? fail("file.notFound");
  await giveUpFile(ctx, file.id);
}
