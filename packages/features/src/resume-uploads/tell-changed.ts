import type { Ctx } from "../kernel/ctx.ts";
import { resumeUploadChanged } from "./events.ts";
import type { Waiter } from "./reading-queries.ts";

/** Notifies the waiting user, if the account still exists. */
export async function tellChanged({ tell }: Pick<Ctx, "tell">, { id, userId }: Waiter): Promise<void> {
  if (userId !== null) await tell(resumeUploadChanged, { id, userId });
}
