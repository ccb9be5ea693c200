import { fail } from "../../kernel/failure.ts";
import { release, restrict } from "../../moderation/index.ts";
import type { ActCtx, Showing } from "./act.ts";

type Kind = Parameters<typeof restrict>[1]["kind"];

/** Hidden from everybody, and whom it concerns is told why; or shown again. What is so already stays so, and nobody hears of it. */
export async function enableStated(ctx: ActCtx, kind: Kind, { id, enabled, statement }: Showing): Promise<void> {
  if (enabled) await release(ctx, { kind, id }, ctx.reason ?? "");
  else await restrict(ctx, { kind, id }, statement ?? fail("statement.missing"));
}
