import { randomUUIDv7 } from "node:crypto";
import type { MySpace, newSpace } from "@orbita/contract";
import { because } from "@orbita/db";
import type { z } from "zod";
import type { Ctx } from "../kernel/ctx.ts";
import { fail, failFields, violates } from "../kernel/failure.ts";
import { spaceChanged } from "./events.ts";
import { presentMySpace } from "./present.ts";
import { insertSpace } from "./queries.ts";

/** Whoever opens a Space is its first member, in the same transaction: there is never one without an owner. */
export async function createSpace(
  ctx: Ctx,
  { name, url, type, authorisationNumber, vat }: z.output<typeof newSpace>,
): Promise<MySpace> {
  const ownerId = ctx.actor.id ?? fail("access.unauthenticated");
  await because(ctx.tx, "Space opened");
  const row = await insertSpace(
    ctx.tx,
    { id: randomUUIDv7(), name, url, type, authorisation_number: authorisationNumber ?? null, vat: vat ?? null },
    ownerId,
  ).catch((error: unknown) => {
    if (!violates(error, "spaces_url")) throw error;
    return failFields("space.urlTaken", [{ path: "url", code: "field.inUse", params: {} }]);
  });
  await ctx.tell(spaceChanged, { id: row.id });
  return presentMySpace(row);
}
