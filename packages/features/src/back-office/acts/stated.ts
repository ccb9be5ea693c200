import { fail } from "../../kernel/failure.ts";
import { release, restrict } from "../../moderation/index.ts";
import type { ActCtx, Showing } from "./act.ts";

type Kind = Parameters<typeof restrict>[1]["kind"];

/**
 * Hides the record from everybody and notifies the people concerned of the reason, or shows it again. Does nothing if it is
 * already in that state.
 */
export async function enableStated(ctx: ActCtx, kind: Kind, { id, enabled, statement }: Showing): Promise<void> {
  if (enabled) await release(ctx, { kind, id }, ctx.reason ?? "");
  else await restrict(ctx, { kind, id }, statement ?? fail("statement.missing"));
}
