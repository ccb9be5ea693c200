import { changeUser, hasUsername, keepAdministrator } from "../../accounts/index.ts";
import { noteActivity } from "../../activity/index.ts";
import { allow, fail, Failure, failFields, violates } from "../../kernel/failure.ts";
import { personChanged } from "../../people/index.ts";
import { removeAccount } from "../../personal-data/index.ts";
import type { ActionCtx, EntityActions } from "./action.ts";
import { enableStated } from "./stated.ts";

type UserFieldChange = { firstName?: string; lastName?: string; username?: string; language?: string };
type UserFields = Required<UserFieldChange>;

const taken = (): never => failFields("account.usernameTaken", [{ path: "username", code: "field.inUse", params: {} }]);
const fullName = ({ firstName, lastName }: UserFields) => `${firstName} ${lastName}`;

/** Adds a change by an administrator also to the user's own activity log, because the user's name or username changed. */
async function note(ctx: ActionCtx, id: string, before: UserFields, after: UserFields): Promise<void> {
  const log = { tx: ctx.tx, now: ctx.now };
  if (fullName(before) !== fullName(after))
    await noteActivity(log, id, "name.changed", { from: fullName(before), to: fullName(after) });
  if (before.username !== after.username)
    await noteActivity(log, id, "username.changed", { from: before.username, to: after.username });
}

export const userActs: EntityActions = {
  change: async (ctx, record, given) => {
    const { id } = record;
    const before = record as unknown as UserFields;
    const after = { ...before, ...(given as UserFieldChange) };
    // The unique constraint prevents races. This check before the write only gives the usual case its own error code.
    if (await hasUsername(ctx.tx, after.username, { but: id })) taken();
    const { firstName: first_name, lastName: last_name, username, language } = after;
    await changeUser(ctx.tx, id, { first_name, last_name, username, language }).catch((error: unknown) => {
      if (violates(error, "users_username")) taken();
      throw error;
    });
    await note(ctx, id, before, after);
    await ctx.tell(personChanged, { id });
  },
  remove: async (ctx, id) => {
    allow(id !== ctx.actor.id);
    try {
      await removeAccount(ctx, id);
    } catch (error) {
      // The user cannot be removed, because they are the only owner of a Space with other members.
      if (error instanceof Failure && error.code === "account.onlyOwner") fail("record.inUse");
      throw error;
    }
  },
  enable: async (ctx, showing) => {
    if (!showing.enabled) {
      allow(showing.id !== ctx.actor.id);
      await keepAdministrator(ctx.tx, showing.id);
    }
    await enableStated(ctx, "user", showing);
  },
};
