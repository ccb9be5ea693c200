import { randomUUIDv7 } from "node:crypto";
import type { MySpace, newSpace } from "@orbita/contract";
import { because } from "@orbita/db";
import type { z } from "zod";
import type { Ctx } from "../kernel/ctx.ts";
import { fail } from "../kernel/failure.ts";
import { romeDay } from "../kernel/rome-day.ts";
import { urlTaken, vatTaken } from "./change-space.ts";
import { spaceChanged } from "./events.ts";
import { presentMySpace } from "./present.ts";
import { findHolderOfUrl, findHolderOfVat, insertSpace } from "./queries.ts";

type NewSpace = z.output<typeof newSpace>;

/** The insert violated a constraint; finds out which one. */
async function refused({ tx }: Ctx, { url, vat }: NewSpace): Promise<never> {
  if (await findHolderOfUrl(tx, url)) urlTaken();
  const holder = vat ? await findHolderOfVat(tx, vat) : undefined;
  return holder ? vatTaken(holder.name) : fail("space.createFailed");
}

/** The creator becomes the first member in the same transaction, so that a Space always has an owner. */
export async function createSpace(ctx: Ctx, given: NewSpace): Promise<MySpace> {
  const ownerId = ctx.actor.id ?? fail("access.unauthenticated");
  const { name, url, type, authorisationNumber, vat } = given;
  await because(ctx.tx, "Space opened");
  const row =
    (await insertSpace(
      ctx.tx,
      { id: randomUUIDv7(), name, url, type, authorisation_number: authorisationNumber ?? null, vat: vat ?? null },
      ownerId,
      romeDay(ctx.now),
    )) ?? (await refused(ctx, given));
  await ctx.tell(spaceChanged, { id: row.id });
  return presentMySpace(row);
}
