import type { OwnSpace, SpaceChange, SpaceId } from "@orbita/contract";
import { withReason, type Tables, type Tx } from "@orbita/db";
import type { Selectable } from "kysely";
import { giveToSpace, discardFile, type SpaceImagePurpose } from "../files/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { allow, fail, Failure, failFields, violates } from "../kernel/failure.ts";
import { knownCode } from "../vocabulary/index.ts";
import { spaceChanged } from "./events.ts";
import { replacePlaces } from "./location-queries.ts";
import { attempt, lockOwnSpace, saveOwnSpace } from "./own-queries.ts";
import { canChangeSpace } from "./policy.ts";
import { findHolderOfVat, findSlots } from "./queries.ts";
import { readOwnSpace } from "./read-own-space.ts";
import { changedColumns, spaceColumns, spaceFaults, touchesLocked, type SpaceColumns } from "./rules.ts";

/** The value list of each coded field of a Space. */
const lists = [
  { field: "businessSector", column: "business_sector", type: "business_sector" },
  { field: "primaryPolicy", column: "primary_policy", type: "primary_policy" },
  { field: "onsiteStart", column: "onsite_start", type: "space_time_onsite" },
  { field: "onsiteEnd", column: "onsite_end", type: "space_time_onsite" },
  { field: "ccnl", column: "ccnl", type: "ccnl" },
] as const;

/** Replaces merged codes in the columns of a Space by their successors and refuses unknown codes. */
async function knownCodes(tx: Tx, columns: SpaceColumns): Promise<SpaceColumns> {
  const known: SpaceColumns = { ...columns };
  for (const { field, column, type } of lists) {
    const code = columns[column];
    if (typeof code === "string") known[column] = await knownCode(tx, { type, code, field });
  }
  return known;
}

type StoredSpace = Selectable<Tables["spaces"]>;

export const urlTaken = (): never => failFields("space.urlTaken", [{ path: "url", code: "field.inUse", params: {} }]);

export const vatTaken = (space: string): never => {
  throw new Failure("space.vatTaken", { space }, [{ path: "vat", code: "field.inUse", params: {} }]);
};

const images: readonly { purpose: SpaceImagePurpose; column: "logo_id" | "cover_id" }[] = [
  { purpose: "spaceLogo", column: "logo_id" },
  { purpose: "spaceCover", column: "cover_id" },
];

/** Transfers uploaded images from the user to the Space. */
async function takeImages(ctx: Ctx, spaceId: string, change: SpaceColumns): Promise<void> {
  const userId = ctx.actor.id ?? fail("access.unauthenticated");
  for (const { purpose, column } of images) {
    const fileId = change[column];
    if (typeof fileId === "string" && !(await giveToSpace(ctx.tx, { fileId, userId, purpose, spaceId })))
      fail("file.notFound");
  }
}

/** Deletes the Space's previous images after the change, so that no row refers to a deleted file. */
async function dropImages(ctx: Ctx, row: StoredSpace, change: SpaceColumns): Promise<void> {
  for (const { column } of images) {
    const last = row[column];
    if (change[column] !== undefined && last !== null) await discardFile(ctx, last);
  }
}

export async function saveSpaceChange(
  ctx: Pick<Ctx, "tx" | "now" | "actor">,
  id: string,
  columns: SpaceColumns,
): Promise<void> {
  await attempt(ctx.tx, () =>
    saveOwnSpace(ctx.tx, id, { ...columns, changed_at: ctx.now, changed_by: ctx.actor.id }),
  ).catch(async (error: unknown) => {
    if (violates(error, "spaces_url")) return urlTaken();
    if (violates(error, "spaces_vat")) return vatTaken((await findHolderOfVat(ctx.tx, columns.vat!))?.name ?? "");
    throw error;
  });
}

/** Changes a Space. The routes /public and /talent both call it. */
export async function changeSpace(ctx: Ctx, { id }: { id: SpaceId }, change: SpaceChange): Promise<OwnSpace> {
  allow(canChangeSpace(ctx.actor, id));
  // Locks the value lists before the Space, because merging entries locks in the same order.
  const wanted = await knownCodes(ctx.tx, spaceColumns(change));
  const row = (await lockOwnSpace(ctx.tx, id)) ?? fail("space.notFound");
  if (change.version !== undefined && change.version !== row.version)
    fail("space.changedMeanwhile", { version: row.version });
  const columns = changedColumns(row, wanted);
  const contract = (await findSlots(ctx.tx, id)) ?? fail("space.notFound");
  if (touchesLocked(row, columns, contract)) fail("space.supportOnly");
  const faults = spaceFaults({ ...row, ...columns } as StoredSpace, columns);
  if (faults.length > 0) failFields("request.invalid", faults);

  await withReason(ctx.tx, "Space changed");
  const moved = change.locations !== undefined && (await replacePlaces(ctx.tx, id, change.locations));
  if (!moved && Object.keys(columns).length === 0) return readOwnSpace(ctx, { id });
  await takeImages(ctx, id, columns);
  await saveSpaceChange(ctx, id, columns);
  await dropImages(ctx, row, columns);
  await ctx.tell(spaceChanged, { id });
  return readOwnSpace(ctx, { id });
}
