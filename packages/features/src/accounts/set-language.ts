import { defaultLanguage, type Language, type Me } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { saveMe } from "./change-me.ts";
import { lockUser } from "./queries.ts";
import { readMe } from "./read-me.ts";

/** Resetting the language selects Italian (specification §1). */
export async function setLanguage(ctx: Ctx, { language }: { language: Language | null }): Promise<Me> {
  const id = ctx.actor.id ?? fail("access.unauthenticated");
  const user = (await lockUser(ctx.tx, id)) ?? fail("access.unauthenticated");
  await saveMe(ctx, user, { language: language ?? defaultLanguage });
  return readMe(ctx);
}
