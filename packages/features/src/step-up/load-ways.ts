import type { StepUpPurpose, StepUpMethods } from "@orbita/contract";
import { findUser, hasNewAddress, type UserRow } from "../accounts/index.ts";
import type { ReadCtx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { findPasskeys } from "../passkeys/index.ts";
import { listIdentities } from "../social/index.ts";
import { maskOwnAddress, waysOf } from "./rules.ts";

type UserWithStepUpMethods = { user: UserRow; ways: StepUpMethods };

/** The signed-in user and the methods with which they can confirm their identity for this purpose. */
export async function loadWays(
  { tx, actor, platform }: Pick<ReadCtx, "tx" | "actor" | "platform">,
  purpose: StepUpPurpose,
): Promise<UserWithStepUpMethods> {
  const user = (actor.id && (await findUser(tx, actor.id))) || fail("access.unauthenticated");
  const identities = await listIdentities(tx, user.id);
  const ways = waysOf(purpose, {
    hasPassword: user.password_hash !== null,
    passkeys: (await findPasskeys(tx, user.id)).length,
    providers: identities.map(({ provider }) => provider).filter((name) => platform.social.names.includes(name)),
    address: maskOwnAddress(user.email),
    isPasskeyOnly: user.scopes.includes("admin") && !platform.adminsByAnyMethod,
    hasNewAddress: await hasNewAddress(tx, user),
  });
  return { user, ways };
}

export const readWays = async (ctx: ReadCtx, { purpose }: { purpose: StepUpPurpose }): Promise<StepUpMethods> =>
  (await loadWays(ctx, purpose)).ways;
