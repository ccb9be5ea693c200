import { fail } from "../../kernel/failure.ts";
import { release, restrict } from "../../moderation/index.ts";
import type { ActionCtx, EnableRequest } from "./action.ts";

type RestrictableKind = Parameters<typeof restrict>[1]["kind"];

/**
 * Hides the record from everybody and notifies the people concerned of the reason, or shows the record again. Does nothing if the
 * record is already in that state.
 */
export async function enableStated(
  ctx: ActionCtx,
  kind: RestrictableKind,
  { id, enabled, statement }: EnableRequest,
): Promise<void> {
  if (enabled) await release(ctx, { kind, id }, ctx.reason ?? "");
  else await restrict(ctx, { kind, id }, statement ?? fail("statement.missing"));
}
