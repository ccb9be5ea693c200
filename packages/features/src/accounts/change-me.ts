import type { Me, MeChange } from "@orbita/contract";
import { noteActivity } from "../activity/index.ts";
import { findOwnFile, giveUpFile } from "../files/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { fail, failFields, violates } from "../kernel/failure.ts";
import { storedPhone } from "../kernel/phone.ts";
import { personChanged } from "../people/index.ts";
import { changeUser, hasUsername, lockUser, type UserChange, type UserRow } from "./queries.ts";
import { readMe } from "./read-me.ts";
import { changesOf, type WantedChange } from "./rules.ts";

const usernameTaken = (): never =>
  failFields("account.usernameTaken", [{ path: "username", code: "field.inUse", params: {} }]);

const images = [
  { purpose: "profileImage", column: "profile_image_id" },
  { purpose: "coverImage", column: "cover_image_id" },
] as const;

/** The new one must be one's own and whole; the old one is given up with the change, not before. */
async function swapImages(ctx: Ctx, user: UserRow, change: UserChange): Promise<void> {
  for (const { purpose, column } of images) {
    const next = change[column];
    if (next === undefined) continue;
    if (next !== null && !(await findOwnFile(ctx.tx, user.id, next, purpose))) fail("file.notFound");
    const last = user[column];
    if (last !== null) await giveUpFile(ctx, last);
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

/** Saves what differs, writes it into the person's log and wakes their other tabs; what is the same already leaves no trace. */
export async function saveMe(ctx: Ctx, user: UserRow, wanted: WantedChange): Promise<void> {
  const change = changesOf(user, wanted);
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
  // The look is for the words; that nobody slips in between is the constraint's work.
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
