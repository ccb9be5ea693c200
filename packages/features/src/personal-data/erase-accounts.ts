import { deleteApplicationsOf } from "../applications/index.ts";
import { giveUpFilesOf } from "../files/index.ts";
import { inLots, type Routine, type WorkTx } from "../kernel/work.ts";
import { forgetPayer } from "../payments/index.ts";
import { personChanged } from "../people/index.ts";
import { deleteResumeOf } from "../resumes/index.ts";
import { deleteTraces, deleteUser, lockDue } from "./queries.ts";

/**
 * Erases one due user in a single transaction, so that a crash leaves either everything or nothing done. Only ids without a
 * person remain: as the actor in a Space and in the history, and in the Space's own posts.
 */
export async function eraseAccount(ctx: WorkTx): Promise<boolean> {
  const user = await lockDue(ctx.tx, ctx.now);
  if (!user) return false;
  await giveUpFilesOf(ctx, user.id);
  await forgetPayer(ctx, user.id);
  await deleteTraces(ctx.tx, user);
  await deleteApplicationsOf(ctx, user.id);
  await deleteResumeOf(ctx, user.id);
  await deleteUser(ctx.tx, user.id);
  await ctx.tell(personChanged, { id: user.id });
  return true;
}

export const personalDataRoutines: readonly Routine[] = [
  {
    name: "accounts.erase",
    cron: "35 * * * *",
    run: ({ write }) => inLots(1, async () => Number(await write("erased as asked", eraseAccount))),
  },
];
