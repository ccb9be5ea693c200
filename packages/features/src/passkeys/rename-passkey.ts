import type { Passkey } from "@orbita/contract";
import { noteActivity } from "../activity/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { presentPasskey } from "./present.ts";
import { lockPasskey, renamePasskeyRow } from "./queries.ts";

export async function renamePasskey(ctx: Ctx, { id, name }: { id: string; name: string }): Promise<Passkey> {
  const userId = ctx.actor.id ?? fail("access.unauthenticated");
  const row = (await lockPasskey(ctx.tx, { id, userId })) ?? fail("passkey.notFound");
  if (row.name === name) return presentPasskey(row);
  const saved = await renamePasskeyRow(ctx.tx, id, name);
  await noteActivity(ctx, userId, "passkey.renamed", { from: row.name, to: name });
  return presentPasskey(saved);
}
