import { accountLimits } from "@orbita/contract";
import { withReason } from "@orbita/db";
import {
  changeUser,
  endSessionsOf,
  keepAdministrator,
  lockUser,
  notifyOwner,
  type UserRow,
} from "../accounts/index.ts";
import { noteActivity } from "../activity/index.ts";
import { endInterviewsOfTalent } from "../interviews/index.ts";
import type { Ctx, ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { dayIn } from "../kernel/rome-day.ts";
import { personChanged } from "../people/index.ts";
import { closeSpaces, findSpacesLeftBy, lockSpacesOf, type SpaceToLeave } from "../spaces/index.ts";
import { countFiles } from "./queries.ts";
import { deletionDay, fateOf } from "./rules.ts";

const having = (spaces: readonly SpaceToLeave[], fate: ReturnType<typeof fateOf>) =>
  spaces.filter((space) => fateOf(space) === fate);
const namesOf = (spaces: readonly SpaceToLeave[]) => spaces.map(({ name }) => name);

export async function readConsequences({ tx, actor }: ReadCtx) {
  const id = actor.id ?? fail("access.unauthenticated");
  const spaces = await findSpacesLeftBy(tx, id);
  return {
    days: accountLimits.deletionDays,
    closingSpaces: namesOf(having(spaces, "closes")),
    blockingSpaces: namesOf(having(spaces, "blocks")),
    files: await countFiles(tx, id),
  };
}

type AccountDeletionCtx = Pick<Ctx, "tx" | "now" | "tell" | "enqueue">;

/**
 * Schedules the deletion of an account: hides it and ends all sessions in this transaction. A routine erases the account on its
 * deletion date.
 */
async function leave(ctx: AccountDeletionCtx & Partial<Pick<Ctx, "actor" | "asker">>, user: UserRow): Promise<Date> {
  // A second concurrent deletion request keeps the deletion date of the first.
  if (user.deletes_at !== null) return user.deletes_at;
  const { id } = user;
  await keepAdministrator(ctx.tx, id);
  await lockSpacesOf(ctx.tx, id);
  const spaces = await findSpacesLeftBy(ctx.tx, id);
  const [blocking] = having(spaces, "blocks");
  if (blocking) fail("account.onlyOwner", { space: blocking.name });

  const deletes = deletionDay(ctx.now);
  await withReason(ctx.tx, "account deletion asked for");
  await changeUser(ctx.tx, id, { deletes_at: deletes });
  await closeSpaces(
    ctx,
    having(spaces, "closes").map((space) => space.id),
  );
  await endInterviewsOfTalent(ctx, id);
  await endSessionsOf(ctx, id, { reason: "account deletion" });
  await noteActivity(ctx, id, "account.deletionAsked");
  await notifyOwner(ctx, { userId: id }, "deletionAsked", { day: dayIn(user.language, deletes) });
  await ctx.tell(personChanged, { id });
  return deletes;
}

export async function deleteAccount(ctx: Ctx, { username }: { username: string }): Promise<{ deletes: string }> {
  const id = ctx.actor.id ?? fail("access.unauthenticated");
  const user = (await lockUser(ctx.tx, id)) ?? fail("access.unauthenticated");
  if (username !== user.username) fail("account.usernameMismatch");
  return { deletes: (await leave(ctx, user)).toISOString() };
}

/**
 * Deletes an account on the user's behalf, for an admin of the installation. The user has the usual period in which they can come
 * back.
 */
export async function removeAccount({ tx, now, tell, enqueue }: AccountDeletionCtx, id: string): Promise<void> {
  const user = await lockUser(tx, id);
  if (user) await leave({ tx, now, tell, enqueue }, user);
}
