import { randomUUIDv7 } from "node:crypto";
import { shortlistLimits, type Shortlist } from "@orbita/contract";
import type { Ctx } from "../kernel/ctx.ts";
import { fail, violates } from "../kernel/failure.ts";
import { requireShortlistSpace } from "./policy.ts";
import { presentShortlist } from "./present.ts";
import {
  countShortlists,
  deleteShortlist,
  findShortlist,
  insertShortlist,
  lockShortlistSpace,
  renameRow,
} from "./queries.ts";

const { perSpace: max } = shortlistLimits;

/** Reports a duplicate name of a shortlist as an error: the database enforces unique names per Space, ignoring case. */
const orNameInUse = (error: unknown): never => {
  if (violates(error, "shortlists_name")) fail("shortlist.nameInUse");
  throw error;
};

const shown = async ({ tx }: Ctx, spaceId: string, id: string): Promise<Shortlist> =>
  presentShortlist((await findShortlist(tx, spaceId, id)) ?? fail("shortlist.notFound"));

export async function createShortlist(ctx: Ctx, { name }: { name: string }): Promise<Shortlist> {
  const spaceId = requireShortlistSpace(ctx.actor);
  await lockShortlistSpace(ctx.tx, spaceId);
  if ((await countShortlists(ctx.tx, spaceId)) >= max) fail("shortlist.tooMany", { max });
  const id = randomUUIDv7();
  await insertShortlist(ctx.tx, { id, space_id: spaceId, name, created_at: ctx.now }).catch(orNameInUse);
  return shown(ctx, spaceId, id);
}

export async function renameShortlist(
  ctx: Ctx,
  { id }: { id: string },
  { name }: { name: string },
): Promise<Shortlist> {
  const spaceId = requireShortlistSpace(ctx.actor);
  const renamed = await renameRow(ctx.tx, { spaceId, id }, name).catch(orNameInUse);
  return renamed ? shown(ctx, spaceId, id) : fail("shortlist.notFound");
}

export async function removeShortlist(ctx: Ctx, { id }: { id: string }): Promise<void> {
  if (!(await deleteShortlist(ctx.tx, { spaceId: requireShortlistSpace(ctx.actor), id }))) fail("shortlist.notFound");
}
