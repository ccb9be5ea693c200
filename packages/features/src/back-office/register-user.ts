import { randomInt, randomUUIDv7 } from "node:crypto";
import { accountLimits, type EntityRecord, type newUser } from "@orbita/contract";
import type { z } from "zod";
import {
  hasEmail,
  hasUsername,
  insertUser,
  notifyOwner,
  changeUser,
  keepAdministrator,
  lockUser,
} from "../accounts/index.ts";
import { noteActivity } from "../activity/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { fail, failFields, violates } from "../kernel/failure.ts";
import { personChanged } from "../people/index.ts";
import { entityOf, findRecord } from "./source.ts";

type NewUser = z.output<typeof newUser>;

const taken = (): never => failFields("account.emailTaken", [{ path: "email", code: "field.inUse", params: {} }]);

/** A free username made from the person's name, with digits if the name is taken. The user can change it later. */
async function freeUsername({ tx }: Ctx, { firstName, lastName }: NewUser): Promise<string> {
  const { max } = accountLimits.username;
  const named = `${firstName} ${lastName}`.replaceAll(/[^\p{L}\p{N},_. -]/gu, "").slice(0, max - 7);
  for (let tries = 0; tries < 20; tries++) {
    const username = tries === 0 ? named : `${named} ${randomInt(10 ** Math.min(tries + 1, 6))}`;
    if (username.length >= accountLimits.username.min && !(await hasUsername(tx, username))) return username;
  }
  return randomUUIDv7().slice(0, max);
}

/**
 * Creates the user without a password and without accepted terms. Only the user can provide these, on the page that the mail
 * links to.
 */
export async function registerUser(ctx: Ctx, body: NewUser): Promise<EntityRecord> {
  const { email, firstName, lastName, language, admin } = body;
  if (await hasEmail(ctx.tx, email)) taken();
  const id = randomUUIDv7();
  await insertUser(ctx.tx, {
    id,
    email,
    username: await freeUsername(ctx, body),
    first_name: firstName,
    last_name: lastName,
    language,
    scopes: admin ? ["admin"] : [],
  }).catch((error: unknown) => {
    if (violates(error, "users_email")) taken();
    throw error;
  });
  await noteActivity({ tx: ctx.tx, now: ctx.now }, id, "account.opened");
  // The device is the admin's, so the mail does not name it.
  await notifyOwner(ctx, { userId: id, device: "" }, "accountOpened", { address: email });
  await ctx.tell(personChanged, { id });
  return (await findRecord(ctx.tx, entityOf("user"), id)) ?? fail("record.notFound");
}

type ScopeChange = { readonly admin: boolean; readonly version: number };

/**
 * Grants or revokes admin rights. The change applies from the user's next request, because permissions are read from the row and
 * not from the token.
 */
export async function changeScopes(ctx: Ctx, id: string, { admin, version }: ScopeChange): Promise<EntityRecord> {
  if (!admin) await keepAdministrator(ctx.tx, id);
  const user = (await lockUser(ctx.tx, id)) ?? fail("record.notFound");
  if (user.version !== version) fail("record.changedMeanwhile", { version: user.version });
  if (user.scopes.includes("admin") !== admin) {
    const others = user.scopes.filter((scope) => scope !== "admin");
    await changeUser(ctx.tx, id, { scopes: admin ? [...others, "admin"] : others });
    await ctx.tell(personChanged, { id });
  }
  return (await findRecord(ctx.tx, entityOf("user"), id)) ?? fail("record.notFound");
}
