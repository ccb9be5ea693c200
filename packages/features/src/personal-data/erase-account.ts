import { forgetAnswersOf, type Tx } from "@orbita/db";
import { deleteUser } from "../accounts/index.ts";
import { deleteApplications } from "../applications/index.ts";
import { deleteContactsOf } from "../contacts/index.ts";
import { clearFileNames, discardFilesOf } from "../files/index.ts";
import { runInBatches, type Routine, type WorkWriteCtx } from "../kernel/work.ts";
import { deleteInvitationsTo } from "../members/index.ts";
import { forgetPayer } from "../payments/index.ts";
import { personChanged } from "../people/index.ts";
import { deleteResumeOf } from "../resumes/index.ts";
import { deleteJobsOf, lockDueUsers, type UserDueForDeletion } from "./queries.ts";

/**
 * Deletes the user's data that foreign keys do not delete: contact messages, invitations, stored idempotent responses, file
 * names, sent emails.
 */
async function deleteTraces(tx: Tx, user: UserDueForDeletion): Promise<void> {
  await deleteContactsOf(tx, user);
  await deleteInvitationsTo(tx, user.email);
  await forgetAnswersOf(tx, user.id);
  await clearFileNames(tx, user.id);
  await deleteJobsOf(tx, user.id);
}

/**
 * Erases one user whose deletion is due in a single transaction, so that a crash leaves either everything or nothing done. Only
 * ids without a person remain: as the author of a Space's own posts, and as the actor in a Space and in the history.
 */
export async function eraseAccount(ctx: WorkWriteCtx): Promise<boolean> {
  const user = await lockDueUsers(ctx.tx, ctx.now);
  if (!user) return false;
  await discardFilesOf(ctx, user.id);
  await forgetPayer(ctx, user.id);
  await deleteTraces(ctx.tx, user);
  await deleteApplications(ctx, user.id);
  await deleteResumeOf(ctx, user.id);
  await deleteUser(ctx.tx, user.id);
  await ctx.tell(personChanged, { id: user.id });
  return true;
}

export const personalDataRoutines: readonly Routine[] = [
  {
    name: "accounts.erase",
    cron: "35 * * * *",
    run: ({ write }) => runInBatches(1, async () => Number(await write("erased as asked", eraseAccount))),
  },
];
