import type { EntityRecord } from "@orbita/contract";
import { changeUser, keepAdministrator, lockUser } from "../accounts/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { personChanged } from "../people/index.ts";
import { entityOf, findRecord } from "./source.ts";

type ScopeChange = { readonly admin: boolean; readonly version: number };

/**
 * Grants or revokes admin rights. The change applies from the user's next request, because permissions are read from the row and
 * not from the token.
 */
export async function changeScopes(ctx: Ctx, id: string, { admin, version }: ScopeChange): Promise<EntityRecord> {
  if (!admin) await keepAdministrator(ctx.tx, id);
  const user = (await lockUser(ctx.tx, id)) ?? fail("record.notFound");
  if (user.version !== version) fail("record.changedMeanwhile", { version: user.version });
  if (user.scopes.includes("admin") !== admin) {
    const others = user.scopes.filter((scope) => scope !== "admin");
    await changeUser(ctx.tx, id, { scopes: admin ? [...others, "admin"] : others });
    await ctx.tell(personChanged, { id });
  }
  return (await findRecord(ctx.tx, entityOf("user"), id)) ?? fail("record.notFound");
}
