import type { Me, MeChange } from "@orbita/contract";
import { noteActivity } from "../activity/index.ts";
import { findOwnFile, discardFile } from "../files/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { fail, failFields, violates } from "../kernel/failure.ts";
import { storedPhone } from "../kernel/phone.ts";
import { personChanged } from "../people/index.ts";
import { changeUser, hasUsername, lockUser, type UserChange, type UserRow } from "./queries.ts";
import { readMe } from "./read-me.ts";
import { accountChanges, type RequestedChange } from "./rules.ts";

const usernameTaken = (): never =>
  failFields("account.usernameTaken", [{ path: "username", code: "field.inUse", params: {} }]);

const images = [
  { purpose: "profileImage", column: "profile_image_id" },
  { purpose: "coverImage", column: "cover_image_id" },
] as const;

/**
 * Replaces a user's images. The user must own the new image, and its upload must be complete. The old image is released in the same transaction as
 * the change.
 */
async function swapImages(ctx: Ctx, user: UserRow, change: UserChange): Promise<void> {
  for (const { purpose, column } of images) {
    const next = change[column];
    if (next === undefined) continue;
    if (next !== null && !(await findOwnFile(ctx.tx, user.id, next, purpose))) fail("file.notFound");
    const last = user[column];
    if (last !== null) await discardFile(ctx, last);
  }
}

const fullName = (row: Pick<UserRow, "first_name" | "last_name">) => `${row.first_name} ${row.last_name}`;

async function note(ctx: Ctx, user: UserRow, change: UserChange): Promise<void> {
  const next = { ...user, ...change };
  if (fullName(next) !== fullName(user))
    await noteActivity(ctx, user.id, "name.changed", { from: fullName(user), to: fullName(next) });
  if (next.username !== user.username)
    await noteActivity(ctx, user.id, "username.changed", { from: user.username, to: next.username });
  if (next.phone !== user.phone)
    await noteActivity(ctx, user.id, "phone.changed", { from: user.phone ?? "", to: next.phone ?? "" });
  for (const { purpose, column } of images)
    if (next[column] !== user[column]) await noteActivity(ctx, user.id, `${purpose}.changed`);
}

/**
 * Saves the columns that differ, logs them in the user's activity log and notifies the user's other tabs. Does nothing when
 * nothing differs.
 */
export async function saveMe(ctx: Ctx, user: UserRow, wanted: RequestedChange): Promise<void> {
  const change = accountChanges(user, wanted);
  if (Object.keys(change).length === 0) return;
  await swapImages(ctx, user, change);
  await changeUser(ctx.tx, user.id, change).catch((error: unknown) => {
    if (violates(error, "users_username")) usernameTaken();
    throw error;
  });
  await note(ctx, user, change);
  await ctx.tell(personChanged, { id: user.id });
}

export async function changeMe(ctx: Ctx, body: MeChange): Promise<Me> {
  const id = ctx.actor.id ?? fail("access.unauthenticated");
  const user = (await lockUser(ctx.tx, id)) ?? fail("access.unauthenticated");
  // The unique constraint prevents races. This check before the write only gives the usual case its own error code.
  if (body.username !== undefined && (await hasUsername(ctx.tx, body.username, { but: id }))) usernameTaken();
  await saveMe(ctx, user, {
    first_name: body.firstName,
    last_name: body.lastName,
    username: body.username,
    phone: typeof body.phone === "string" ? storedPhone(body.phone) : body.phone,
    languages: body.languages && [...new Set(body.languages)],
    profile_image_id: body.profileImage,
    cover_image_id: body.coverImage,
  });
  return readMe(ctx);
}
