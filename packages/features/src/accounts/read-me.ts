import type { Me } from "@orbita/contract";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { presentMe } from "./present.ts";
import { findMe, hasEmail, hasUsername } from "./queries.ts";

export async function readMe({ tx, actor }: Pick<ReadCtx, "tx" | "actor">): Promise<Me> {
  const id = actor.id ?? fail("access.unauthenticated");
  return presentMe((await findMe(tx, id)) ?? fail("access.unauthenticated"), { isAdmin: actor.admin });
}

/** Whether an address or username is registered. The specification requires this, although it reveals accounts, so the route is rate limited per IP address. */
export const userExists = async (
  { tx }: ReadCtx,
  named: { email: string } | { username: string },
): Promise<{ exists: boolean }> => ({
  exists: "email" in named ? await hasEmail(tx, named.email) : await hasUsername(tx, named.username),
});
