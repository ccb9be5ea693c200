import type { Ctx } from "../kernel/ctx.ts";
import { resumeUploadChanged } from "./events.ts";
import type { Waiter } from "./reading-queries.ts";

/** To who waits for it, if they are still there. */
export async function tellChanged({ tell }: Pick<Ctx, "tell">, { id, userId }: Waiter): Promise<void> {
  if (userId !== null) await tell(resumeUploadChanged, { id, userId });
}
