import type { OwnSpace, SpaceChange, SpaceId } from "@orbita/contract";
import { because, type Tables } from "@orbita/db";
import type { Selectable } from "kysely";
import { giveToSpace, giveUpFile, type SpaceImage } from "../files/index.ts";
import { hasRole, type Ctx } from "../kernel/ctx.ts";
import { allow, fail, Failure, failFields, violates } from "../kernel/failure.ts";
import { knownCodes } from "./codes.ts";
import { spaceChanged } from "./events.ts";
import { replacePlaces } from "./location-queries.ts";
import { attempt, lockSpace, saveSpace } from "./own-queries.ts";
import { findHolderOfVat, findSlots } from "./queries.ts";
import { readOwnSpace } from "./read-own-space.ts";
import { changedColumns, columnsOf, faultsOf, touchesLocked, type SpaceColumns } from "./rules.ts";

type Row = Selectable<Tables["spaces"]>;

export const urlTaken = (): never => failFields("space.urlTaken", [{ path: "url", code: "field.inUse", params: {} }]);

export const vatTaken = (space: string): never => {
  throw new Failure("space.vatTaken", { space }, [{ path: "vat", code: "field.inUse", params: {} }]);
};

const images: readonly { purpose: SpaceImage; column: "logo_id" | "cover_id" }[] = [
  { purpose: "spaceLogo", column: "logo_id" },
  { purpose: "spaceCover", column: "cover_id" },
];

/** The user's own upload becomes a file of the Space. */
async function takeImages(ctx: Ctx, spaceId: string, change: SpaceColumns): Promise<void> {
  const userId = ctx.actor.id ?? fail("access.unauthenticated");
  for (const { purpose, column } of images) {
    const fileId = change[column];
    if (typeof fileId === "string" && !(await giveToSpace(ctx.tx, { fileId, userId, purpose, spaceId })))
      fail("file.notFound");
  }
}

/** Deletes the previous images after the change, so that no row refers to a deleted file. */
async function dropImages(ctx: Ctx, row: Row, change: SpaceColumns): Promise<void> {
  for (const { column } of images) {
    const last = row[column];
    if (change[column] !== undefined && last !== null) await giveUpFile(ctx, last);
  }
}

export async function save(ctx: Pick<Ctx, "tx" | "now" | "actor">, id: string, columns: SpaceColumns): Promise<void> {
  await attempt(ctx.tx, () =>
    saveSpace(ctx.tx, id, { ...columns, changed_at: ctx.now, changed_by: ctx.actor.id }),
  ).catch(async (error: unknown) => {
    if (violates(error, "spaces_url")) return urlTaken();
    if (violates(error, "spaces_vat")) return vatTaken((await findHolderOfVat(ctx.tx, columns.vat!))?.name ?? "");
    throw error;
  });
}

/** Both routes that change a Space, /public and /talent, use this. */
export async function changeSpace(ctx: Ctx, { id }: { id: SpaceId }, change: SpaceChange): Promise<OwnSpace> {
  allow(hasRole(ctx.actor, id, "owner"));
  // Locks the value lists before the Space: merging entries locks in the same order.
  const wanted = await knownCodes(ctx.tx, columnsOf(change));
  const row = (await lockSpace(ctx.tx, id)) ?? fail("space.notFound");
  if (change.version !== undefined && change.version !== row.version)
    fail("space.changedMeanwhile", { version: row.version });
  const columns = changedColumns(row, wanted);
  const contract = (await findSlots(ctx.tx, id)) ?? fail("space.notFound");
  if (touchesLocked(row, columns, contract)) fail("space.supportOnly");
  const faults = faultsOf({ ...row, ...columns } as Row, columns);
  if (faults.length > 0) failFields("request.invalid", faults);

  await because(ctx.tx, "Space changed");
  const moved = change.locations !== undefined && (await replacePlaces(ctx.tx, id, change.locations));
  if (!moved && Object.keys(columns).length === 0) return readOwnSpace(ctx, { id });
  await takeImages(ctx, id, columns);
  await save(ctx, id, columns);
  await dropImages(ctx, row, columns);
  await ctx.tell(spaceChanged, { id });
  return readOwnSpace(ctx, { id });
}
