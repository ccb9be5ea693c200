import { randomUUIDv7 } from "node:crypto";
import { spaceLimits, type MySpace, type newSpace } from "@orbita/contract";
import { withReason, type Tx } from "@orbita/db";
import type { z } from "zod";
import { insertContract } from "../contracts/index.ts";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { romeDay } from "../kernel/rome-day.ts";
import { urlTaken, vatTaken } from "./change-space.ts";
import { spaceChanged } from "./events.ts";
import { presentMySpace } from "./present.ts";
import { findHolderOfUrl, findHolderOfVat, findSpacesOf, insertSpace, type MySpaceRow } from "./queries.ts";

type NewSpace = z.output<typeof newSpace>;
/**
 * Adds the creator of a Space as its first member. `catalogue.ts` passes it in, because the feature `members` owns it and
 * already imports this feature.
 */
export type OwnerCreator = (tx: Tx, spaceId: string, userId: string) => Promise<void>;

/** Fails with the error of the constraint that the insert of a Space violated: the URL or the VAT number. */
async function refused({ tx }: Ctx, { url, vat }: NewSpace): Promise<never> {
  if (await findHolderOfUrl(tx, url)) urlTaken();
  const holder = vat ? await findHolderOfVat(tx, vat) : undefined;
  return holder ? vatTaken(holder.name) : fail("space.createFailed");
}

async function openSpace(
  { tx, now }: Ctx,
  { name, url, type, authorisationNumber, vat }: NewSpace,
  ownerId: string,
  addOwner: OwnerCreator,
): Promise<MySpaceRow | undefined> {
  const id = await insertSpace(
    tx,
    { id: randomUUIDv7(), name, url, type, authorisation_number: authorisationNumber ?? null, vat: vat ?? null },
    ownerId,
  );
  if (!id) return undefined;
  const { free: free_slots, premium: premium_slots } = spaceLimits.slots;
  await insertContract(tx, { space_id: id, free_slots, premium_slots, starts_on: romeDay(now) });
  await addOwner(tx, id, ownerId);
  return (await findSpacesOf(tx, ownerId)).find((space) => space.id === id);
}

/** Creates a Space. The creator becomes the first member in the same transaction, so that a Space always has an owner. */
export async function createSpace(ctx: Ctx, given: NewSpace, addOwner: OwnerCreator): Promise<MySpace> {
  const ownerId = ctx.actor.id ?? fail("access.unauthenticated");
  await withReason(ctx.tx, "Space opened");
  const row = (await openSpace(ctx, given, ownerId, addOwner)) ?? (await refused(ctx, given));
  await ctx.tell(spaceChanged, { id: row.id });
  return presentMySpace(row);
}
